package org.baize.gateway.web;

import jakarta.inject.Singleton;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.baize.gateway.GatewayConfig;
import org.jspecify.annotations.Nullable;

/**
 * The pages that are ours. A browser says with each connection and each change which page it is for; a page from elsewhere could
 * otherwise use what the browser knows of us. Whoever is no browser says nothing, and has to prove who it is like everybody.
 */
@Singleton
public final class PageOrigins {

    private static final List<String> THIS_MACHINE = List.of("localhost", "127.0.0.1", "[::1]");

    private final Set<String> origins = new LinkedHashSet<>();
    private final String scheme;
    private final boolean hasManyNames;

    public PageOrigins(GatewayConfig config) {
        this.scheme = config.tls().isPresent() ? "https://" : "http://";
        this.hasManyNames = config.isAtEveryAddress();
        origins.addAll(config.origins());
        origins.add(config.address());
        if (config.isForThisMachine()) {
            THIS_MACHINE.forEach(name -> origins.add(scheme + name + ":" + config.port()));
        }
        List.copyOf(origins).forEach(origin -> origins.add(withoutUsualPort(origin)));
    }

    /** RFC 6454, 6.2: a browser leaves out the port that goes without saying. */
    private static String withoutUsualPort(String origin) {
        return origin.replaceFirst("^(https://.+):443$|^(http://.+):80$", "$1$2");
    }

    /**
     * Whether a page from there may use this server; no page at all may.
     *
     * @param host by which the server was called, with its port; whoever listens at every address cannot know all names that lead
     *     here, and a page that comes from where it calls is one that this server gave
     */
    public boolean areOurs(@Nullable String page, @Nullable String host) {
        return page == null || origins.contains(page) || (hasManyNames && page.equals(scheme + host));
    }
}
