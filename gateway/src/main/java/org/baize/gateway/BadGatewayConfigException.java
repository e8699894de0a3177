package org.baize.gateway;

/** The web server cannot be run as somebody wants it; the message says what to change. */
public final class BadGatewayConfigException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadGatewayConfigException(String message) {
        super(message);
    }

    BadGatewayConfigException(String message, Throwable cause) {
        super(message, cause);
    }
}
