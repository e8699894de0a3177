package org.baize.gateway;

/** The web server cannot run; the message is a sentence for whoever started it. */
public final class GatewayException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    GatewayException(String message, Throwable cause) {
        super(message, cause);
    }
}
