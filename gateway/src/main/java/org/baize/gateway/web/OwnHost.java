package org.baize.gateway.web;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.baize.gateway.GatewayConfig;

/**
 * Hears only who calls this machine by its own name. A page from elsewhere whose name was bound to this machine could otherwise speak
 * to a server that trusts everybody here.
 */
@Singleton
final class OwnHost {

    private static final int MISDIRECTED = 421;
    private static final int FIRST = 1_000;

    private final boolean forThisMachine;
    private final Set<String> names;

    OwnHost(GatewayConfig config) {
        this.forThisMachine = config.isForThisMachine();
        this.names = new TreeSet<>(List.of("localhost", "127.0.0.1", "[::1]", "::1", config.host()));
    }

    void register(@Observes Filters filters) {
        if (forThisMachine) {
            filters.register(this::check, FIRST);
        }
    }

    private void check(RoutingContext call) {
        if (isMeant(call.request())) {
            call.next();
        } else {
            call.response().setStatusCode(MISDIRECTED).end();
        }
    }

    private boolean isMeant(HttpServerRequest request) {
        return request.authority() != null && names.contains(request.authority().host());
    }
}
