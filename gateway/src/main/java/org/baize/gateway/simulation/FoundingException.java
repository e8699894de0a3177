package org.baize.gateway.simulation;

/** The demonstration floor cannot be founded; the message says why. */
public final class FoundingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    FoundingException(String message) {
        super(message);
    }
}
