package org.baize.engine.round;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.house.Changes;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundReason;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.setup.TableSetup;

/** Opens betting, by a dealer's press or by itself. */
final class Opening {

    private static final long SECOND_MILLIS = 1000;

    private final FloorState state;
    private final Readiness readiness;

    Opening(FloorState state) {
        this.state = state;
        this.readiness = new Readiness(state);
    }

    Answer decide(Table table, Moment moment) {
        return decide(table, Optional.of(moment.signature()), moment.atMillis());
    }

    /** Where nobody presses, it is for the device of the table to open. */
    Answer decide(Table table, Optional<Signature> by, long nowMillis) {
        if (!table.open()) {
            return Answer.refuse(FloorReason.TABLE_NOT_OPEN);
        }
        if (table.status().lastRound().isPresent()
                && table.rulebook().house().conduct().floor().closing().mayStartRoundOnceClosed()
                        instanceof Verdict.Refused closing) {
            return Answer.refuse(closing);
        }
        Role role = by.map(Signature::role).orElse(Role.DEVICE);
        Verdict opens = table.apparatusRules().opening().mayOpen(role, readiness.of(table));
        if (opens instanceof Verdict.Refused refused) {
            // What the shoe lacks is told by its own rule.
            return Answer.refuse(readiness
                    .shoe(table)
                    .filter(shoe -> refused.reason() == RoundReason.NOT_READY)
                    .orElse(refused));
        }
        if (Readiness.ofDice(table) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict starts =
                table.rulebook().house().conduct().floor().opening().mayStartRound(readiness.start(table, nowMillis));
        return starts instanceof Verdict.Refused refused ? Answer.refuse(refused) : opened(table, by, nowMillis);
    }

    /** A change that was announced takes effect here, and nowhere else: the round is played under it as a whole. */
    private Answer opened(Table table, Optional<Signature> by, long nowMillis) {
        Optional<HouseEvent.ChangeTookEffect> change = Changes.due(state, table);
        TableSetup setup = change.map(HouseEvent.ChangeTookEffect::setup)
                .orElse(table.play().setup());
        Event opened = new RoundEvent.BettingOpened(
                table.number(), table.round().number() + 1, RoundKind.WAGERING, period(table, setup, nowMillis), by);
        return change.isPresent() ? Answer.of(List.of(change.get(), opened)) : Answer.of(opened);
    }

    /** A table that its dealer calls has no deadline; every other one has the length that was set before it opened. */
    static WageringPeriod period(Table table, long nowMillis) {
        return period(table, table.play().setup(), nowMillis);
    }

    /** The length that the operator set. */
    static long lengthMillis(Table table) {
        return lengthMillis(table.play().setup());
    }

    private static long lengthMillis(TableSetup setup) {
        return setup.floor().wageringPeriodSeconds() * SECOND_MILLIS;
    }

    private static WageringPeriod period(Table table, TableSetup setup, long nowMillis) {
        return table.closeIsCalled()
                ? WageringPeriod.openUntilCalled(nowMillis)
                : WageringPeriod.open(nowMillis, lengthMillis(setup));
    }
}
