package org.baize.gateway.web;

import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.net.UnknownHostException;
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

    public PageOrigins(GatewayConfig config) {
        origins.addAll(config.origins());
        origins.add(config.address());
        if (isThisMachine(config.host())) {
            String scheme = config.tls().isPresent() ? "https://" : "http://";
            THIS_MACHINE.forEach(name -> origins.add(scheme + name + ":" + config.port()));
        }
    }

    private static boolean isThisMachine(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    /** Whether a page from there may use this server; no page at all may. */
    public boolean areOurs(@Nullable String page) {
        return page == null || origins.contains(page);
    }
}
