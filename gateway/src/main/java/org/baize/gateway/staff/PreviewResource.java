package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.baize.engine.Preview;
import org.baize.engine.Purses;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.state.StateSnapshot;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.Problem;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Tries an act out for the person who is about to do it. A copy of the whole floor is made each time, so only a few go at once. */
@Path("/api/acts/preview")
@Tag(name = "acts")
@RunOnVirtualThread
final class PreviewResource {

    private static final int AT_ONCE = 2;
    private static final int TOO_MANY = 429;

    private final Floor floor;
    private final CurrentCaller current;
    private final Semaphore places = new Semaphore(AT_ONCE);

    PreviewResource(Floor floor, CurrentCaller current) {
        this.floor = floor;
        this.current = current;
    }

    private record Taken(StateSnapshot state, long atMillis) {}

    /**
     * What somebody is about to do.
     *
     * @param act as the protocol writes it
     * @param secondRole the role in which a second person is going to sign
     */
    record Previewed(JsonNode act, Optional<Role> secondRole) {}

    /**
     * What would happen.
     *
     * @param refused why nothing would
     * @param events the kinds of what would happen, in that order
     * @param moved the terminals whose money would be another, by so much
     */
    record Shown(boolean accepted, Optional<Refused> refused, List<String> events, List<Purses.Moved> moved) {}

    /** Why nothing would be done. */
    record Refused(String reason, String sentence, Optional<String> rule) {}

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Says what an act would do to rounds and money, and does nothing")
    public Shown preview(Previewed asked) {
        int person = current.session().person();
        Command command = Acts.ofPerson(asked.act());
        if (isHidden(command)) {
            throw ProblemException.bad("This cannot be tried out.");
        }
        if (!places.tryAcquire()) {
            throw new ProblemException(Problem.of(TOO_MANY, "OTHERS_LOOK_AHEAD", "Others look ahead; try again."));
        }
        try {
            Taken now = floor.readAt((state, atMillis) -> new Taken(state.snapshot(), atMillis));
            return shown(Preview.of(
                    now.state(), now.atMillis(), new Preview.Act(Origin.person(person), asked.secondRole(), command)));
        } finally {
            places.release();
        }
    }

    /** A copy counts no wrong PINs, and its tickets would tell the numbers of those to come. */
    private static boolean isHidden(Command command) {
        return !isWithoutPaper(command)
                && (command instanceof StaffCommand
                        || command instanceof SetupCommand
                        || command instanceof PaymentCommand
                        || command instanceof MoneyCommand);
    }

    private static boolean isWithoutPaper(Command command) {
        return command instanceof MoneyCommand.BuyInAtTable
                || command instanceof MoneyCommand.PayOutAtTable
                || command instanceof PaymentCommand.WithholdDueCredit
                || command instanceof PaymentCommand.DemandCreditBack
                || command instanceof PaymentCommand.RecordCreditStep;
    }

    private static Shown shown(Preview preview) {
        return switch (preview.answer()) {
            case Answer.Accepted accepted ->
                new Shown(
                        true,
                        Optional.empty(),
                        accepted.events().stream()
                                .map(event -> event.getClass().getSimpleName())
                                .toList(),
                        preview.moved());
            case Answer.Refused refused ->
                new Shown(false, Optional.of(refused(refused.refusal())), List.of(), List.of());
        };
    }

    private static Refused refused(Refusal refusal) {
        return new Refused(
                refusal.reason().name(),
                refusal.reason().sentence(),
                refusal.rule().map(Object::toString));
    }
}
