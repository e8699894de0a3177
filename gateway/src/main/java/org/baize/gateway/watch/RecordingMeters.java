package org.baize.gateway.watch;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.baize.gateway.recording.Recording;

/** How far the records are behind the floor. */
@Singleton
final class RecordingMeters {

    void begin(@Observes StartupEvent started, Optional<Recording> recording, MeterRegistry meters) {
        recording.ifPresent(one -> {
            Gauge.builder("baize.projection.lag.bytes", one, kept -> kept.lag().behindBytes())
                    .description("Bytes of the log that are not in the records yet.")
                    .register(meters);
            Gauge.builder(
                            "baize.projection.lag.seconds",
                            one,
                            kept -> kept.lag().behindMillis() / 1000.0)
                    .description("How old the newest is that is in the records, if there is a newer one in the log.")
                    .register(meters);
        });
    }
}
