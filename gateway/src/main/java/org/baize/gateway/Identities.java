package org.baize.gateway;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.CodeTries;
import org.baize.gateway.identity.EnrolmentCodes;
import org.baize.gateway.identity.Identity;

/** Hands what is known about who is who to the parts that ask for it. */
@Singleton
final class Identities {

    @Produces
    @Singleton
    @DefaultBean
    Identity identity() {
        return Gateway.given().stores().identity();
    }

    @Produces
    @Singleton
    Badges badges(Identity identity) {
        return identity.badges();
    }

    @Produces
    @Singleton
    CodeTries codeTries(Identity identity) {
        return identity.codeTries();
    }

    @Produces
    @Singleton
    EnrolmentCodes codes(Identity identity) {
        return identity.codes();
    }
}
