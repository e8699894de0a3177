package org.baize.engine.wagering;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.PeriodRules;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;
import org.baize.rules.wager.Circumstances.TableForm;

/** The facts around a wager that are the same however it is laid: whether it may be now, and from where it comes. */
final class Admission {

    private Admission() {}

    /**
     * Why nobody touches a wager there.
     *
     * @param takesBack the house or a fault may bar new wagers; chips that are open can always be taken back
     */
    static Optional<Answer> refusal(Table table, Terminal terminal, boolean takesBack) {
        if (!terminal.reaches(table.number())) {
            return Optional.of(Answer.refuse(FloorReason.NOT_AT_THIS_TABLE));
        }
        if (!takesBack && (!table.status().open() || table.standsStill())) {
            return Optional.of(Answer.refuse(FloorReason.TABLE_NOT_OPEN));
        }
        if (table.faults().isOut(table.round().number(), terminal.number())) {
            return Optional.of(Answer.refuse(FloorReason.OUT_OF_THIS_ROUND));
        }
        if (takesBack || !terminal.presence().restricted()) {
            return Optional.empty();
        }
        return terminal.presence()
                .barring(terminal.status().accountNumber(), table.play().game().kind())
                .map(bar -> Answer.refuse(bar.reason(), bar.rule()));
    }

    static Verdict inTime(Table table, long nowMillis) {
        PeriodRules period = table.rulebook().dealing().rounds().period();
        if (table.round().phase() != RoundPhase.BETTING) {
            boolean running = table.round().phase().running();
            return running
                    ? Verdict.refuse(RoundReason.NO_MORE_BETS, period.closed())
                    : Verdict.refuse(RoundReason.NOT_OPEN_YET, period.open());
        }
        return period.mayWager(table.round().period().orElseThrow(), nowMillis);
    }

    /** Only the dealer of a cloth enters what lies on it. */
    static Entry entry(Table table, Moment moment, Means means) {
        TableForm form = table.spec().form();
        boolean staff = switch (form) {
            case TERMINALS -> moment.who().kind() == Origin.Kind.PERSON;
            case STAFF_ENTERED -> moment.role() == Role.DEALER;
        };
        return new Entry(form, staff ? Source.STAFF : Source.REGISTERED_TERMINAL, means);
    }
}
