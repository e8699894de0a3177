package org.baize.gateway.terminal;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.IdentityStore;
import org.baize.gateway.identity.SlowFunction;
import org.baize.gateway.outside.TestProvider;
import org.baize.gateway.recording.Recording;

/** What the server is started with in the tests: a floor in memory and a directory that goes with the process. */
@Singleton
final class TestParts {

    static final String OWN_PAGE = "https://terminals.example";

    @Produces
    @Singleton
    TestProvider provider() throws IOException {
        return new TestProvider();
    }

    @Produces
    @Singleton
    GatewayConfig config(TestProvider provider) throws IOException {
        return new GatewayConfig(
                "localhost",
                8081,
                Files.createTempDirectory("gateway"),
                Optional.empty(),
                List.of(OWN_PAGE),
                Optional.of(provider.config()),
                GatewayConfig.USUAL_REQUESTS_PER_SECOND);
    }

    @Produces
    @Singleton
    Identity identity(GatewayConfig config) {
        return Identity.open(
                IdentityStore.inMemory("web"),
                config.directory(),
                new SlowFunction.Cost(64, 1),
                InstantSource.system());
    }

    @Produces
    @Singleton
    House house() {
        return House.forDemonstration(new FloorInMemory());
    }

    @Produces
    @Singleton
    FloorLink floor(House house) {
        return house.floor();
    }

    @Produces
    @Singleton
    Recorded recorded(House house) {
        return new Recorded(house.floor());
    }

    /** Nothing is simulated: what happens at a table, the test does. */
    @Produces
    @Singleton
    Purpose purpose() {
        return Purpose.MONEY;
    }

    @Produces
    @Singleton
    DemonstrationFloor.Plan plan() {
        return DemonstrationFloor.Plan.USUAL;
    }

    @Produces
    @Singleton
    Optional<Recording> recording(Recorded recorded) {
        return Optional.of(recorded);
    }
}
