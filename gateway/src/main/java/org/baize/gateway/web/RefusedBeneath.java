package org.baize.gateway.web;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/**
 * Answers what the router beneath finds wrong with a request before anybody here sees it, such as that it names no host. The server
 * would answer the same, but take it for a fault of its own and write the whole address and a trace into the log.
 */
@Singleton
final class RefusedBeneath {

    private static final int FIRST_ERROR = 400;
    private static final int FIRST_OF_OURS = 500;

    void register(@Observes Router router) {
        router.route().order(Integer.MIN_VALUE).failureHandler(RefusedBeneath::answer);
    }

    private static void answer(RoutingContext call) {
        boolean isTheirs = call.statusCode() >= FIRST_ERROR && call.statusCode() < FIRST_OF_OURS;
        if (isTheirs && !call.response().ended() && !call.response().headWritten()) {
            call.response().setStatusCode(call.statusCode()).end();
        } else {
            call.next();
        }
    }
}
