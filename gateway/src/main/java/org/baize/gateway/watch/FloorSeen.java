package org.baize.gateway.watch;

import jakarta.inject.Singleton;
import org.baize.gateway.live.Lookout;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready means: what terminals would be shown is what is. */
@Readiness
@Singleton
final class FloorSeen implements HealthCheck {

    private final Lookout lookout;

    FloorSeen(Lookout lookout) {
        this.lookout = lookout;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("floor")
                .status(lookout.seesTheFloor())
                .withData("failures", lookout.failures())
                .build();
    }
}
