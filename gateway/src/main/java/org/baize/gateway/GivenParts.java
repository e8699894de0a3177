package org.baize.gateway;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorReader;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.recording.Recording;

/** Hands what the gateway was started with to its parts. */
@Singleton
final class GivenParts {

    @Produces
    @Singleton
    @DefaultBean
    GatewayConfig config() {
        return Gateway.given().config();
    }

    @Produces
    @Singleton
    @DefaultBean
    FloorLink floor() {
        return Gateway.given().floor();
    }

    @Produces
    @Singleton
    @DefaultBean
    Purpose purpose() {
        return Gateway.given().purpose();
    }

    @Produces
    @Singleton
    @DefaultBean
    DemonstrationFloor.Plan plan() {
        return Gateway.given().plan();
    }

    @Produces
    @Singleton
    FloorReader reader(FloorLink floor) {
        return new FloorReader(floor);
    }

    void close(@Disposes FloorReader reader) {
        reader.close();
    }

    @Produces
    @Singleton
    @DefaultBean
    Optional<Recording> recording() {
        return Gateway.given().stores().recording();
    }

    /** Whoever asks through this gateway has a number from here. */
    @Produces
    @Singleton
    Lines lines(FloorLink floor) {
        return new Lines(floor);
    }

    void close(@Disposes Lines lines) {
        lines.close();
    }
}
