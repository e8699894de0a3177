package org.baize.gateway.live;

import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import org.baize.gateway.web.PageOrigins;

/** Lets only our own pages connect to any socket. */
@Singleton
final class OwnPages implements HttpUpgradeCheck {

    private static final int FORBIDDEN = 403;

    private final PageOrigins pages;

    OwnPages(PageOrigins pages) {
        this.pages = pages;
    }

    @Override
    public Uni<CheckResult> perform(HttpUpgradeContext upgrade) {
        HttpServerRequest request = upgrade.httpRequest();
        return pages.areOurs(request.getHeader("Origin"), String.valueOf(request.authority()))
                ? CheckResult.permitUpgrade()
                : CheckResult.rejectUpgrade(FORBIDDEN);
    }
}
