package org.baize.engine.round;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ResultRules.Candidate;

/** What a round does by itself: it settles on a result that needs nobody, and opens the next where the text says so. */
public final class RoundReaction implements Reaction {

    private final FloorState state;
    private final Opening opening;

    public RoundReaction(FloorState state) {
        this.state = state;
        this.opening = new Opening(state);
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof RoundEvent.ResultTaken taken) {
            return settle(state.tableAt(taken.table()), atMillis, Optional.empty());
        }
        if (event instanceof ClothEvent.CashCounted counted) {
            return settle(state.tableAt(counted.table()), atMillis, Optional.empty());
        }
        if (event instanceof ClothEvent.CashReturned returned) {
            return settle(state.tableAt(returned.table()), atMillis, Optional.empty());
        }
        if (event instanceof RoundEvent.RoundReleased released) {
            return settle(state.tableAt(released.table()), atMillis, Optional.of(released.by()));
        }
        if (event instanceof RoundEvent.RoundSettled settled) {
            return open(settled.table(), atMillis);
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            return open(voided.table(), atMillis);
        }
        if (event instanceof FaultEvent.CaseClosed closed && closed.resumes()) {
            return resume(state.tableAt(closed.table()), atMillis);
        }
        if (event instanceof SetupEvent.TableOpened opened) {
            return open(opened.table(), atMillis);
        }
        if (event instanceof DiceEvent.DiceFitted fitted) {
            return open(fitted.table(), atMillis);
        }
        if (event instanceof DiceEvent.TumblerCleared cleared) {
            return open(cleared.table(), atMillis);
        }
        if (event instanceof HouseEvent.TableReopened reopened) {
            return open(reopened.table(), atMillis);
        }
        return List.of();
    }

    /** Where nobody has confirmed it, a result stands for as much as a device may say. */
    private static List<Event> settle(Table table, long atMillis, Optional<Signature> by) {
        if (table.paysNothing() || table.awaitsCash() || table.round().result().isEmpty()) {
            return List.of();
        }
        Round.Result taken = table.round().result().get();
        Candidate candidate = new Candidate(taken.source(), taken.contradicted());
        Function<Role, Verdict> rule =
                role -> table.apparatusRules().result().maySettle(table.round().phase(), candidate, role);
        Verdict verdict = by.map(signed -> Authorised.verdict(signed, rule)).orElseGet(() -> rule.apply(Role.DEVICE));
        return verdict.permitted()
                ? List.of(new RoundEvent.RoundSettled(
                        table.number(),
                        table.round().number(),
                        atMillis,
                        taken.outcome(),
                        Settling.payouts(table, taken.outcome()),
                        verdict.rule(),
                        by))
                : List.of();
    }

    /** Play goes on where it stood still: a result that came meanwhile is settled, or the next round opens. */
    private List<Event> resume(Table table, long atMillis) {
        return table.round().phase().running()
                ? settle(table, atMillis, Optional.empty())
                : open(table.number(), atMillis);
    }

    private List<Event> open(int table, long atMillis) {
        return switch (opening.decide(state.tableAt(table), Optional.empty(), atMillis)) {
            case Answer.Accepted accepted -> accepted.events();
            case Answer.Refused _ -> List.of();
        };
    }
}
