package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.gateway.identity.DoneActs;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;

/** The one way in for everything that staff and systems ask of the floor. */
@Path("/api")
final class ActResource {

    private static final int LONGEST_KEY = 64;

    private final Floor floor;
    private final Identity identity;
    private final SignIn signIn;
    private final CurrentCaller current;

    ActResource(Floor floor, Identity identity, SignIn signIn, CurrentCaller current) {
        this.floor = floor;
        this.identity = identity;
        this.signIn = signIn;
        this.current = current;
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

    /** What a machine reports or wants. */
    record MachineAsk(JsonNode act) {}

    @POST
    @Path("/acts")
    public JsonNode act(Ask ask) {
        Command command = Acts.ofPerson(ask.act());
        int person = current.session().person();
        if (ask.key().isEmpty()) {
            return done(carryOut(person, ask, command));
        }
        String key = ask.key().get();
        if (key.isBlank() || key.length() > LONGEST_KEY) {
            throw ProblemException.bad("A key has 1 to " + LONGEST_KEY + " letters.");
        }
        return once(new DoneActs.Ask(person, key, ask.act() + "|" + ask.second().map(Second::person)), ask, command);
    }

    private JsonNode once(DoneActs.Ask key, Ask ask, Command command) {
        return switch (identity.doneActs().begin(key)) {
            case DoneActs.Known.Taken _ -> first(key, ask, command);
            case DoneActs.Known.OfAnother _ ->
                throw ProblemException.conflict("KEY_USED", "This key was used for something else.");
            case DoneActs.Known.Before before ->
                again(before.answer()
                        .orElseThrow(() -> ProblemException.conflict(
                                "OUTCOME_UNKNOWN",
                                "It is not known whether this was done; look before you ask again.")));
        };
    }

    /** A refusal changes nothing, so its key may be used again: the reason may have gone by then. */
    private JsonNode first(DoneActs.Ask key, Ask ask, Command command) {
        Answer answer = carryOut(key.person(), ask, command);
        if (answer instanceof Answer.Refused) {
            identity.doneActs().notDone(key);
        }
        JsonNode done = done(answer);
        identity.doneActs().answered(key, done.toString());
        return done;
    }

    private static JsonNode again(String answer) {
        return Acts.parsed(answer);
    }

    private Answer carryOut(int person, Ask ask, Command command) {
        return floor.ask(Origin.person(person), ask.second().map(second -> countersign(person, second)), command);
    }

    private Countersign countersign(int first, Second second) {
        if (second.person() == first) {
            throw ProblemException.conflict(
                    FloorReason.SECOND_PERSON_IS_THE_FIRST.name(), FloorReason.SECOND_PERSON_IS_THE_FIRST.sentence());
        }
        String key = identity.pins().key(second.pin(), signIn.salt(second.person()));
        return new Countersign(second.person(), second.role(), key);
    }

    @POST
    @Path("/monitoring/acts")
    public JsonNode ofMonitoring(MachineAsk ask) {
        current.mustBe(new Subject(Kind.MONITORING, 0));
        return done(floor.ask(Origin.MONITORING, Optional.empty(), Acts.of(Acts.OF_MONITORING, ask.act())));
    }

    @POST
    @Path("/devices/{table}/acts")
    public JsonNode ofDevice(@PathParam("table") int table, MachineAsk ask) {
        current.mustBe(new Subject(Kind.DEVICE, table));
        return done(floor.ask(Origin.device(table), Optional.empty(), Acts.of(Acts.OF_DEVICES, ask.act())));
    }

    private static JsonNode done(Answer answer) {
        return switch (answer) {
            case Answer.Accepted accepted -> {
                ObjectNode done = JsonNodeFactory.instance.objectNode();
                done.set("events", Acts.events(accepted.events()));
                yield done;
            }
            case Answer.Refused refused -> throw Floor.refused(refused.refusal());
        };
    }
}
