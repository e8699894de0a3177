package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.state.FloorState;
import org.baize.engine.view.PlayerView;
import org.baize.gateway.identity.DoneActs;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.ProblemException;

/**
 * The note acceptor, the ticket slot and the printer of a terminal that is for money. They speak for their terminal, beside its screen
 * and with a token of their own; which note counts and which ticket is good is decided by the floor alone.
 */
@Path("/api/tills/{terminal}")
final class TillResource {

    /** Kind and number of the machine stand before it. */
    private static final int LONGEST_KEY = 40;

    private final Floor floor;
    private final KeyedActs keyed;
    private final CurrentCaller current;

    TillResource(Floor floor, KeyedActs keyed, CurrentCaller current) {
        this.floor = floor;
        this.keyed = keyed;
        this.current = current;
    }

    /**
     * What a till reports.
     *
     * @param key of its choice, another for each note and each ticket: whoever has heard no answer asks again under the same one, so that
     *     a note is credited once
     */
    record TillAsk(JsonNode act, String key) {}

    /**
     * What a till has to know, also after it was switched off in the middle of something.
     *
     * @param rulebook the text that stands on a ticket
     * @param creditCents what a player has on the terminal
     * @param paying what is to be printed now; without a ticket where staff bring something
     */
    record Till(
            int terminal,
            String rulebook,
            List<Long> acceptedNotesCents,
            long creditCents,
            Optional<PlayerView.PayingOut> paying) {

        private static Till of(FloorState state, int number) {
            var terminal = state.terminalAt(number);
            PlayerView view = PlayerView.of(state, terminal);
            return new Till(
                    number,
                    terminal.rulebookId(),
                    view.acceptedNotesCents(),
                    terminal.chips().balanceCents(),
                    view.paying());
        }
    }

    @GET
    public Till till(@PathParam("terminal") int terminal) {
        current.mustBe(new Subject(Kind.TILL, terminal));
        return floor.read(state -> state.terminal(terminal) == null
                        ? Optional.<Till>empty()
                        : Optional.of(Till.of(state, terminal)))
                .orElseThrow(() -> ProblemException.notFound("There is no such terminal."));
    }

    @POST
    @Path("/acts")
    public JsonNode act(@PathParam("terminal") int terminal, TillAsk ask) {
        Subject till = new Subject(Kind.TILL, terminal);
        current.mustBe(till);
        Command command = Acts.of(Acts.OF_TILLS, ask.act());
        KeyedActs.requireKey(ask.key(), LONGEST_KEY);
        DoneActs.Ask key = DoneActs.Ask.of(till, ask.key(), ask.act().toString());
        return keyed.once(key, () -> Carried.of(floor.ask(Origin.terminal(terminal), Optional.empty(), command)));
    }
}
