package org.baize.gateway.web;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.regex.Pattern;

/** Turns away media types that are none: the server beneath would take them for a fault of its own. */
@Singleton
final class ProperHeaders {

    private static final String TOKEN = "[A-Za-z0-9!#$&^_.+*'-]+";
    private static final Pattern MEDIA_TYPES = Pattern.compile(
            "\\s*" + TOKEN + "(/" + TOKEN + ")?\\s*(;[^,]*)?(,\\s*" + TOKEN + "(/" + TOKEN + ")?\\s*(;[^,]*)?)*");
    private static final List<String> NAMES = List.of("Accept", "Content-Type");
    private static final int LONGEST = 1_000;
    private static final int BAD_REQUEST = 400;
    private static final int AFTER_THE_HOST = 900;

    void register(@Observes Filters filters) {
        filters.register(ProperHeaders::check, AFTER_THE_HOST);
    }

    private static void check(RoutingContext call) {
        boolean proper = NAMES.stream()
                .flatMap(name -> call.request().headers().getAll(name).stream())
                .allMatch(ProperHeaders::isProper);
        if (proper) {
            call.next();
        } else {
            call.response().setStatusCode(BAD_REQUEST).end();
        }
    }

    private static boolean isProper(String value) {
        return value.isBlank()
                || (value.length() <= LONGEST && MEDIA_TYPES.matcher(value).matches());
    }
}
