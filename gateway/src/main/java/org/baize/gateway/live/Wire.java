package org.baize.gateway.live;

import java.util.concurrent.CompletionStage;

/** One socket, as far as whoever sends needs to know it; from any thread. */
public interface Wire {

    /** Sends a text; done when the network has taken it. */
    CompletionStage<?> send(String text);

    /** Where it comes from. */
    String address();

    /** Ends the connection with a code of RFC 6455. */
    void close(int code, String why);
}
