package org.baize.gateway.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.Identity;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who asks, before any resource does anything. A browser shows its session by a cookie that no page can read, and with a
 * change also what only a page of ours knows; a program shows its session or token in a header.
 */
@Provider
final class Doorkeeper implements ContainerRequestFilter {

    /** Where a page of ours shows that it is one. */
    static final String CSRF = "X-CSRF-Token";

    static final String BEARER = "Bearer ";
    private static final List<String> READING = List.of("GET", "HEAD", "OPTIONS");

    private final Identity identity;
    private final PageOrigins pages;
    private final CurrentCaller current;
    private final ResourceInfo resource;

    Doorkeeper(Identity identity, PageOrigins pages, CurrentCaller current, ResourceInfo resource) {
        this.identity = identity;
        this.pages = pages;
        this.current = current;
        this.resource = resource;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        boolean changes = !READING.contains(request.getMethod());
        if (changes
                && !pages.areOurs(
                        request.getHeaderString("Origin"),
                        request.getUriInfo().getRequestUri().getAuthority())) {
            throw ProblemException.forbidden("FOREIGN_PAGE", "A page from elsewhere cannot do anything here.");
        }
        if (isOpen()) {
            return;
        }
        current.is(caller(request, changes).orElseThrow(ProblemException::unknown));
    }

    private boolean isOpen() {
        return resource.getResourceMethod().isAnnotationPresent(OpenToAll.class)
                || resource.getResourceClass().isAnnotationPresent(OpenToAll.class);
    }

    private Optional<Caller> caller(ContainerRequestContext request, boolean changes) {
        String bearer = request.getHeaderString(HttpHeaders.AUTHORIZATION);
        if (bearer != null) {
            return bearer.startsWith(BEARER) ? holder(bearer.substring(BEARER.length())) : Optional.empty();
        }
        Cookie cookie = request.getCookies().get(SessionCookie.NAME);
        if (cookie == null) {
            return Optional.empty();
        }
        Optional<Caller.Person> person =
                identity.sessions().find(cookie.getValue()).map(Caller.Person::new);
        if (changes
                && person.isPresent()
                && !same(request.getHeaderString(CSRF), person.get().session().csrf())) {
            throw ProblemException.forbidden("NO_CSRF_TOKEN", "A change needs the header " + CSRF + " of the session.");
        }
        return person.map(Caller.class::cast);
    }

    private Optional<Caller> holder(String token) {
        return Badges.looksLikeToken(token)
                ? identity.badges().holder(token).map(Caller.Machine::new)
                : identity.sessions().find(token).map(Caller.Person::new);
    }

    private static boolean same(@Nullable String shown, String expected) {
        return shown != null
                && MessageDigest.isEqual(
                        shown.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
    }
}
