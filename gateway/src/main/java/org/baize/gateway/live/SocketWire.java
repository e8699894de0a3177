package org.baize.gateway.live;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import java.util.concurrent.CompletionStage;

/** A socket of the web server. */
public record SocketWire(WebSocketConnection connection) implements Wire {

    /** What whoever sends bytes is told. */
    public static String notText(int bytes) {
        return "Messages are text, and not " + bytes + " bytes.";
    }

    @Override
    public CompletionStage<?> send(String text) {
        return connection.sendText(text).subscribeAsCompletionStage();
    }

    /** Without the port, which is another one each time. */
    @Override
    public String address() {
        String remote = connection.handshakeRequest().remoteAddress();
        return remote.substring(0, Math.max(remote.lastIndexOf(':'), 0));
    }

    @Override
    public void close(int code, String why) {
        connection.close(new CloseReason(code, why)).subscribe().with(_ -> {}, _ -> {});
    }
}
