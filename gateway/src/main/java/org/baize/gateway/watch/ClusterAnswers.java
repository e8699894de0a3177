package org.baize.gateway.watch;

import jakarta.inject.Singleton;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.baize.engine.command.Origin;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.live.Lookout;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready means: there is a leader, and it answers. How far this member's log is behind is told with it. */
@Readiness
@Singleton
final class ClusterAnswers implements HealthCheck {

    private static final long PATIENCE_MILLIS = 2_000;

    private final FloorLink floor;
    private final Lookout lookout;

    ClusterAnswers(FloorLink floor, Lookout lookout) {
        this.floor = floor;
        this.lookout = lookout;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("cluster")
                .status(answers())
                .withData("unreadBytes", lookout.unreadBytes())
                .build();
    }

    private boolean answers() {
        try {
            floor.lastSequence(Origin.SYSTEM).get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            return true;
        } catch (ExecutionException | TimeoutException nobodyLeads) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
