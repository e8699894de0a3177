package org.baize.gateway.identity;

/** What is known about who is who cannot be read or written. */
public final class IdentityException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    IdentityException(String message, Throwable cause) {
        super(message, cause);
    }
}
