package org.baize.gateway.web;

import jakarta.inject.Singleton;
import java.util.Arrays;
import java.util.Optional;
import org.baize.gateway.identity.Identity;
import org.jspecify.annotations.Nullable;

/** Who is at a socket: the sign-in that its first request showed, by the cookie of a page or the header of a program. */
@Singleton
public final class SocketCallers {

    private static final String COOKIE = SessionCookie.NAME + "=";

    private final Identity identity;

    public SocketCallers(Identity identity) {
        this.identity = identity;
    }

    /** A session as it was shown, which may be none or over. */
    public final class Shown {

        private final Optional<String> token;

        private Shown(Optional<String> token) {
            this.token = token;
        }

        /** Whether somebody is signed in by it, who uses it now; waits for a database. */
        public boolean isUsed() {
            return token.flatMap(one -> identity.sessions().find(one)).isPresent();
        }

        /** The same of somebody who does nothing: to watch is not to use. */
        public boolean isOpen() {
            return token.filter(one -> identity.sessions().isOpen(one)).isPresent();
        }
    }

    /** What a socket has shown with its headers of these names. */
    public Shown of(@Nullable String cookies, @Nullable String authorization) {
        if (authorization != null) {
            return new Shown(Optional.of(authorization)
                    .filter(one -> one.startsWith(Doorkeeper.BEARER))
                    .map(one -> one.substring(Doorkeeper.BEARER.length())));
        }
        return new Shown(Optional.ofNullable(cookies).flatMap(SocketCallers::ofCookie));
    }

    private static Optional<String> ofCookie(String cookies) {
        return Arrays.stream(cookies.split(";"))
                .map(String::strip)
                .filter(one -> one.startsWith(COOKIE))
                .map(one -> one.substring(COOKIE.length()))
                .findFirst();
    }
}
