package org.baize.gateway.terminal;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready means: what terminals would be shown is what is. */
@Readiness
@Singleton
final class FloorSeen implements HealthCheck {

    private final Hall hall;

    FloorSeen(Hall hall) {
        this.hall = hall;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("floor").status(hall.seesTheFloor()).build();
    }
}
