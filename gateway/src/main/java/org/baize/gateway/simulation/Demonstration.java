package org.baize.gateway.simulation;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.identity.DemonstrationAccess;
import org.baize.gateway.identity.Identity;
import org.jspecify.annotations.Nullable;

/** The simulation of this gateway, where it serves a demonstration; it begins before anybody is let in. */
@Singleton
public final class Demonstration implements Slots {

    private final Purpose purpose;
    private final FloorLink floor;
    private final Lines lines;
    private final GatewayConfig config;
    private final DemonstrationFloor.Plan plan;
    private volatile @Nullable Simulation simulation;

    Demonstration(Purpose purpose, FloorLink floor, Lines lines, GatewayConfig config, DemonstrationFloor.Plan plan) {
        this.purpose = purpose;
        this.floor = floor;
        this.lines = lines;
        this.config = config;
        this.plan = plan;
    }

    void begin(@Observes StartupEvent started, Identity identity) {
        if (purpose == Purpose.DEMONSTRATION) {
            DemonstrationAccess access = identity.demonstration();
            DemonstrationFloor founded =
                    DemonstrationKeys.in(config.directory()).floor(access.salted(), plan);
            simulation = Simulation.begin(floor, lines, founded, config.directory());
            access.admit(people(founded), identity.credentials());
        }
    }

    /** Everybody who works there has said something while it was founded. */
    private static List<Integer> people(DemonstrationFloor founded) {
        return founded.founding().stream()
                .map(DemonstrationFloor.Said::by)
                .filter(by -> by.kind() == Origin.Kind.PERSON)
                .map(Origin::number)
                .distinct()
                .toList();
    }

    void end(@Observes ShutdownEvent stopping) {
        Simulation ours = simulation;
        if (ours != null) {
            ours.close();
        }
    }

    @Override
    public Optional<CompletionStage<Answer>> push(Command command) {
        return Optional.ofNullable(simulation).flatMap(ours -> ours.push(command));
    }

    /** What is simulated; a floor for money has nothing of it. */
    public Simulation simulation() {
        Simulation ours = simulation;
        if (ours == null) {
            throw new NoSuchElementException("this floor is no demonstration");
        }
        return ours;
    }
}
