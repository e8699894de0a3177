package org.baize.gateway.pit;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.OnBinaryMessage;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.UserData.TypedKey;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.vertx.core.buffer.Buffer;
import org.baize.gateway.live.SocketWire;

/** The socket of the staff's screens. To find out who is there may take a database, so it runs on threads that may wait. */
@WebSocket(path = StaffSocket.PATH)
public class StaffSocket {

    static final String PATH = "/staff";
    private static final TypedKey<Colleague> COLLEAGUE = new TypedKey<>("colleague");

    private final StaffRoom room;

    StaffSocket(StaffRoom room) {
        this.room = room;
    }

    @OnOpen
    @RunOnVirtualThread
    void opened(WebSocketConnection connection) {
        Colleague colleague = room.opened(
                new SocketWire(connection),
                connection.handshakeRequest().header("Cookie"),
                connection.handshakeRequest().header("Authorization"));
        connection
                .userData()
                .put(COLLEAGUE, colleague); // before anything that can fail: whatever comes after looks for it
        room.admit(colleague);
    }

    @OnTextMessage
    @RunOnVirtualThread
    void heard(String text, WebSocketConnection connection) {
        room.heard(connection.userData().get(COLLEAGUE), text);
    }

    @OnBinaryMessage
    @RunOnVirtualThread
    void heardBytes(Buffer bytes, WebSocketConnection connection) {
        connection.userData().get(COLLEAGUE).connection().mistaken(SocketWire.notText(bytes.length()));
    }

    @OnClose
    @RunOnVirtualThread
    void closed(WebSocketConnection connection) {
        room.leave(connection.userData().get(COLLEAGUE));
    }

    /** A connection that broke, or a frame against the protocol: it is over, and the screen connects anew. */
    @OnError
    @RunOnVirtualThread
    void broken(Throwable why, WebSocketConnection connection) {
        room.leave(connection.userData().get(COLLEAGUE));
        connection.close(CloseReason.INTERNAL_SERVER_ERROR).subscribe().with(_ -> {}, _ -> {});
    }
}
