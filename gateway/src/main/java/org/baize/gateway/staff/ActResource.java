package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.Optional;
import java.util.function.Supplier;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.gateway.identity.DoneActs;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;

/** The one way in for everything that staff and systems ask of the floor; tills of terminals have one of their own. */
@Path("/api")
final class ActResource {

    private static final int LONGEST_KEY = 64;

    private final Floor floor;
    private final SignIn signIn;
    private final KeyedActs keyed;
    private final CurrentCaller current;
    private final Movements movements;

    ActResource(Floor floor, SignIn signIn, KeyedActs keyed, CurrentCaller current, Movements movements) {
        this.floor = floor;
        this.signIn = signIn;
        this.keyed = keyed;
        this.current = current;
        this.movements = movements;
    }

    /** A second person who signs at the screen of the first. */
    record Second(int person, Role role, String pin) {}

    /**
     * What somebody wants of the floor.
     *
     * @param act a command, as the protocol writes it
     * @param key of the caller's choice: under the same key the same is done once, and gets the first answer again
     */
    record Ask(JsonNode act, Optional<Second> second, Optional<String> key) {}

    /** What a device reports. */
    record DeviceAsk(JsonNode act) {}

    /** What the monitoring system wants. */
    record MonitoringAsk(JsonNode act) {}

    @POST
    @Path("/acts")
    public JsonNode act(Ask ask) {
        Command command = Acts.ofPerson(ask.act());
        int person = current.session().person();
        Optional<Countersign> second = ask.second().map(one -> countersign(person, one));
        Supplier<Carried> act = () -> movements.carryOut(Origin.person(person), second, command);
        if (ask.key().isEmpty()) {
            return Acts.done(act.get());
        }
        String key = ask.key().get();
        KeyedActs.requireKey(key, LONGEST_KEY);
        String said = ask.act() + "|" + ask.second().map(Second::person);
        return keyed.once(new DoneActs.Ask(person, key, said), act);
    }

    private Countersign countersign(int first, Second second) {
        if (second.person() == first) {
            throw ProblemException.conflict(
                    FloorReason.SECOND_PERSON_IS_THE_FIRST.name(), FloorReason.SECOND_PERSON_IS_THE_FIRST.sentence());
        }
        return new Countersign(second.person(), second.role(), signIn.pinKey(second.person(), second.pin()));
    }

    @POST
    @Path("/monitoring/acts")
    public JsonNode ofMonitoring(MonitoringAsk ask) {
        current.mustBe(new Subject(Kind.MONITORING, 0));
        return Acts.done(floor.ask(Origin.MONITORING, Optional.empty(), Acts.of(Acts.OF_MONITORING, ask.act())));
    }

    @POST
    @Path("/devices/{table}/acts")
    public JsonNode ofDevice(@PathParam("table") int table, DeviceAsk ask) {
        current.mustBe(new Subject(Kind.DEVICE, table));
        return Acts.done(floor.ask(Origin.device(table), Optional.empty(), Acts.of(Acts.OF_DEVICES, ask.act())));
    }
}
