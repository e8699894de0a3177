package org.baize.gateway.watch;

import jakarta.inject.Singleton;
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

    private final SharedQuestion question;
    private final Lookout lookout;

    ClusterAnswers(FloorLink floor, Lookout lookout) {
        this.question = new SharedQuestion(() -> floor.lastSequence(Origin.SYSTEM), System::nanoTime);
        this.lookout = lookout;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("cluster")
                .status(question.isAnswered())
                .withData("unreadBytes", lookout.unreadBytes())
                .build();
    }
}
