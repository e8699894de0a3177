package org.baize.gateway.web;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.Map;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.identity.Network;

/**
 * Turns away whoever asks the resources so often that others would have to wait. Pages and what they are made of are not counted, nor
 * is a socket, which counts its messages itself: a crowd of terminals that starts anew has one address where it is behind one router.
 */
@Singleton
final class Crowding {

    /** So many addresses are known at once; behind the last of them those are forgotten that were quiet for longest. */
    static final int ADDRESSES = 10_000;

    private static final int SECONDS_AT_ONCE = 4;
    private static final int TOO_MANY = 429;
    private static final int AFTER_THE_HOST = 950;

    private final Allowance.Rate rate;
    private final Counter turnedAway;
    private final Map<String, Allowance> allowances = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Allowance> eldest) {
            return size() > ADDRESSES;
        }
    };

    Crowding(GatewayConfig config, MeterRegistry meters) {
        this.rate = new Allowance.Rate(config.requestsPerSecond(), config.requestsPerSecond() * SECONDS_AT_ONCE);
        this.turnedAway = Counter.builder("baize.requests.turned.away")
                .description("Requests from addresses that asked too often.")
                .register(meters);
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, AFTER_THE_HOST);
    }

    private void check(RoutingContext call) {
        // as the router reads it: a path has many spellings
        boolean counts = isCounted(call.normalizedPath());
        if (counts && !mayAsk(call.request().remoteAddress().hostAddress(), System.nanoTime())) {
            turnedAway.increment();
            call.response()
                    .setStatusCode(TOO_MANY)
                    .putHeader("Retry-After", "1")
                    .putHeader("Content-Type", Problem.MEDIA_TYPE)
                    .putHeader("Cache-Control", "no-store")
                    .end(
                            "{\"status\":429,\"title\":\"TOO_MANY_REQUESTS\",\"detail\":\"This asks too often; try again in a second.\"}");
        } else {
            call.next();
        }
    }

    private static boolean isCounted(String path) {
        return path.startsWith("/api") || path.startsWith("/q/");
    }

    /** Whether whoever is there may ask once more now. */
    boolean mayAsk(String address, long nowNanos) {
        Allowance allowance;
        synchronized (allowances) {
            allowance = allowances.computeIfAbsent(Network.of(address), _ -> new Allowance(rate, nowNanos));
        }
        return allowance.take(nowNanos);
    }
}
