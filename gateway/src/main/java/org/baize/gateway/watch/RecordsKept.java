package org.baize.gateway.watch;

import jakarta.inject.Singleton;
import java.util.Optional;
import org.baize.gateway.recording.Lag;
import org.baize.gateway.recording.Recording;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready means: what happens is recorded. How far behind that is, is told with it. */
@Readiness
@Singleton
final class RecordsKept implements HealthCheck {

    private static final String NAME = "records";

    private final Optional<Recording> recording;

    RecordsKept(Optional<Recording> recording) {
        this.recording = recording;
    }

    @Override
    public HealthCheckResponse call() {
        return recording
                .map(one -> kept(one.lag()))
                .orElseGet(() -> HealthCheckResponse.named(NAME)
                        .up()
                        .withData("kept", false)
                        .build());
    }

    private static HealthCheckResponse kept(Lag lag) {
        return HealthCheckResponse.named(NAME)
                .status(lag.error().isEmpty())
                .withData("writes", lag.writes())
                .withData("lagBytes", lag.behindBytes())
                .withData("lagMillis", lag.behindMillis())
                .withData("failure", lag.error().isPresent())
                .build();
    }
}
