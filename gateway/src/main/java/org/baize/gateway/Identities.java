package org.baize.gateway;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import org.baize.gateway.identity.EnrolmentCodes;
import org.baize.gateway.identity.KeyFile;
import org.baize.gateway.identity.Tokens;

/** The one set of keys and codes that a gateway has. */
@Singleton
final class Identities {

    @Produces
    @Singleton
    Tokens tokens(GatewayConfig config) {
        return new Tokens(KeyFile.in(config.directory()));
    }

    @Produces
    @Singleton
    EnrolmentCodes codes() {
        return new EnrolmentCodes(InstantSource.system());
    }
}
