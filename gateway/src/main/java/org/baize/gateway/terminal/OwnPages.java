package org.baize.gateway.terminal;

import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.LinkedHashSet;
import java.util.Set;
import org.baize.gateway.GatewayConfig;
import org.jspecify.annotations.Nullable;

/**
 * Lets only our own pages connect. A browser says with each connection which page it is for; a page from elsewhere could otherwise
 * use what the browser knows of us. Whoever is no browser says nothing, and has to prove who it is like everybody.
 */
@Singleton
final class OwnPages implements HttpUpgradeCheck {

    private static final int FORBIDDEN = 403;

    private final Set<String> origins = new LinkedHashSet<>();

    OwnPages(GatewayConfig config) {
        origins.addAll(config.origins());
        origins.add(config.address());
    }

    @Override
    public Uni<CheckResult> perform(HttpUpgradeContext upgrade) {
        return mayConnect(upgrade.httpRequest().getHeader("Origin"))
                ? CheckResult.permitUpgrade()
                : CheckResult.rejectUpgrade(FORBIDDEN);
    }

    private boolean mayConnect(@Nullable String page) {
        return page == null || origins.contains(page);
    }
}
