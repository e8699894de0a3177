package org.baize.gateway.terminal;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.OnBinaryMessage;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.UserData.TypedKey;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.SocketWire;

/** The socket that terminals connect to. Nothing here blocks, so all of it runs on the threads of the network. */
@WebSocket(path = TerminalSocket.PATH)
public class TerminalSocket {

    static final String PATH = "/terminal";
    private static final TypedKey<Session> SESSION = new TypedKey<>("session");

    private final Reception reception;
    private final Hall hall;
    private final Vertx vertx;

    TerminalSocket(Reception reception, Hall hall, Vertx vertx) {
        this.reception = reception;
        this.hall = hall;
        this.vertx = vertx;
    }

    @OnOpen
    @NonBlocking
    void opened(WebSocketConnection connection) {
        Session session = reception.opened(new SocketWire(connection));
        connection.userData().put(SESSION, session);
        vertx.setTimer(Connection.PATIENCE_MILLIS, _ -> reception.mustHaveSpoken(session));
    }

    @OnTextMessage
    @NonBlocking
    void heard(String text, WebSocketConnection connection) {
        reception.heard(connection.userData().get(SESSION), text);
    }

    @OnBinaryMessage
    @NonBlocking
    void heardBytes(Buffer bytes, WebSocketConnection connection) {
        connection.userData().get(SESSION).connection().mistaken(SocketWire.notText(bytes.length()));
    }

    @OnClose
    @NonBlocking
    void closed(WebSocketConnection connection) {
        hall.leave(connection.userData().get(SESSION));
    }

    /** A connection that broke, or a frame against the protocol: it is over, and the terminal connects anew. */
    @OnError
    @NonBlocking
    void broken(Throwable why, WebSocketConnection connection) {
        hall.leave(connection.userData().get(SESSION));
        connection.close(CloseReason.INTERNAL_SERVER_ERROR).subscribe().with(_ -> {}, _ -> {});
    }
}
