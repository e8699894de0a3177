package org.baize.engine.round;

import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Closer;
import org.baize.rules.round.RoundReason;
import org.baize.rules.round.WageringPeriod;

/** Opens betting, by a dealer's press or by itself. */
final class Opening {

    private static final long SECOND_MILLIS = 1000;

    private final Readiness readiness;

    Opening(FloorState state) {
        this.readiness = new Readiness(state);
    }

    Answer decide(Table table, Moment moment) {
        return decide(table, moment.role(), moment.atMillis());
    }

    Answer decide(Table table, Role role, long nowMillis) {
        if (!table.status().open()) {
            return Answer.refuse(FloorReason.TABLE_NOT_OPEN);
        }
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
        return starts instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new RoundEvent.BettingOpened(
                        table.number(), table.round().number() + 1, RoundKind.WAGERING, period(table, nowMillis)));
    }

    /** A table that its dealer calls has no deadline; every other one has the length that was set before it opened. */
    static WageringPeriod period(Table table, long nowMillis) {
        boolean called = table.spec()
                        .installation()
                        .operation()
                        .filter(how -> how == WheelOperation.DEALER_CALLED)
                        .isPresent()
                || table.rulebook().dealing().rounds().period().closers().stream()
                        .allMatch(closer -> closer.value() == Closer.DEALER_CALL);
        return called ? WageringPeriod.openUntilCalled(nowMillis) : WageringPeriod.open(nowMillis, lengthMillis(table));
    }

    /** The length that the operator set. */
    static long lengthMillis(Table table) {
        return table.play().setup().floor().wageringPeriodSeconds() * SECOND_MILLIS;
    }
}
