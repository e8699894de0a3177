package org.baize.gateway.web;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.NewCookie;
import org.baize.gateway.GatewayConfig;

/** The cookie that holds a session: no script can read it, and no page from elsewhere sends it. */
@Singleton
public final class SessionCookie {

    static final String NAME = "baize-session";

    private final boolean secure;

    SessionCookie(GatewayConfig config) {
        this.secure = config.tls().isPresent();
    }

    public NewCookie of(String token) {
        return cookie(token, NewCookie.DEFAULT_MAX_AGE);
    }

    /** Makes a browser forget it. */
    public NewCookie none() {
        return cookie("", 0);
    }

    private NewCookie cookie(String value, int maxAge) {
        return new NewCookie.Builder(NAME)
                .value(value)
                .path("/")
                .httpOnly(true)
                .secure(secure)
                .sameSite(NewCookie.SameSite.STRICT)
                .maxAge(maxAge)
                .build();
    }
}
