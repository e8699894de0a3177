package org.baize.gateway.display;

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

/** The socket that displays connect to. Nothing here blocks, so all of it runs on the threads of the network. */
@WebSocket(path = DisplaySocket.PATH)
public class DisplaySocket {

    static final String PATH = "/display";
    private static final TypedKey<Display> DISPLAY = new TypedKey<>("display");

    private final Displays displays;
    private final Vertx vertx;

    DisplaySocket(Displays displays, Vertx vertx) {
        this.displays = displays;
        this.vertx = vertx;
    }

    @OnOpen
    @NonBlocking
    void opened(WebSocketConnection connection) {
        Display display = displays.opened(new SocketWire(connection));
        connection.userData().put(DISPLAY, display);
        vertx.setTimer(Connection.PATIENCE_MILLIS, _ -> displays.mustHaveSpoken(display));
    }

    @OnTextMessage
    @NonBlocking
    void heard(String text, WebSocketConnection connection) {
        displays.heard(connection.userData().get(DISPLAY), text);
    }

    @OnBinaryMessage
    @NonBlocking
    void heardBytes(Buffer bytes, WebSocketConnection connection) {
        connection.userData().get(DISPLAY).connection().mistaken(SocketWire.notText(bytes.length()));
    }

    @OnClose
    @NonBlocking
    void closed(WebSocketConnection connection) {
        displays.leave(connection.userData().get(DISPLAY));
    }

    /** A connection that broke, or a frame against the protocol: it is over, and the display connects anew. */
    @OnError
    @NonBlocking
    void broken(Throwable why, WebSocketConnection connection) {
        displays.leave(connection.userData().get(DISPLAY));
        connection.close(CloseReason.INTERNAL_SERVER_ERROR).subscribe().with(_ -> {}, _ -> {});
    }
}
