package org.baize.gateway.terminal;

import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
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
        return pages.areOurs(upgrade.httpRequest().getHeader("Origin"))
                ? CheckResult.permitUpgrade()
                : CheckResult.rejectUpgrade(FORBIDDEN);
    }
}
