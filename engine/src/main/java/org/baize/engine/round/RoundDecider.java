package org.baize.engine.round;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Closer;
import org.baize.rules.round.PeriodRules;
import org.baize.rules.round.ResultRules.Candidate;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.wager.PlacementRules.ClothRules;
import org.baize.rules.wager.StakeButtonReason;
import org.baize.rules.wager.StakeButtonRules;

/** Decides the steps of a round that are the same for all games. */
public final class RoundDecider implements Decider<RoundCommand> {

    private final FloorState state;
    private final Opening opening;

    public RoundDecider(FloorState state) {
        this.state = state;
        this.opening = new Opening(state);
    }

    @Override
    public Answer decide(RoundCommand command, Moment moment) {
        return switch (command) {
            case RoundCommand.OpenBetting open -> opening.decide(state.tableAt(open.table()), moment);
            case RoundCommand.CloseBetting close -> close(state.tableAt(close.table()), moment);
            case RoundCommand.ReopenBetting reopen -> reopen(state.tableAt(reopen.table()), moment);
            case RoundCommand.ConfirmResult confirm -> confirm(state.tableAt(confirm.table()), moment);
            case RoundCommand.WakeUp _ -> Answer.of(List.of());
        };
    }

    /** Where the dealer calls the close, the length that the operator set is the least that everybody gets. */
    private Answer close(Table table, Moment moment) {
        PeriodRules period = table.rulebook().dealing().rounds().period();
        if (table.round().phase() != RoundPhase.BETTING) {
            return Answer.refuse(RoundReason.NO_MORE_BETS, period.closed());
        }
        if (period.mayCall(moment.role()) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (!table.closeIsCalled()) {
            return Answer.refuse(
                    RoundReason.CLOSED_BY_TIMER, period.closers().getFirst().rule());
        }
        long opened = table.round().period().orElseThrow().opensAtMillis();
        List<OptionalLong> since = state.terminals().stream()
                .filter(terminal -> terminal.reaches(table.number()))
                .map(terminal -> OptionalLong.of(opened))
                .toList();
        PeriodRules.Offer offer = new PeriodRules.Offer(since, Opening.lengthMillis(table));
        Verdict verdict = period.mayClose(Closer.DEALER_CALL, offer, moment.atMillis());
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new RoundEvent.BettingClosed(
                        table.number(),
                        table.round().number(),
                        moment.atMillis(),
                        Closer.DEALER_CALL,
                        CloseWork.of(table),
                        Optional.of(moment.signature())));
    }

    private Answer reopen(Table table, Moment moment) {
        if (table.round().phase() != RoundPhase.CLOSED) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Verdict verdict = table.apparatusRules().mayReopen(moment.role(), Wagered.seats(table));
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new RoundEvent.BettingReopened(
                        table.number(),
                        table.round().number(),
                        Opening.period(table, moment.atMillis()),
                        Optional.of(moment.signature())));
    }

    private static Answer confirm(Table table, Moment moment) {
        Round round = table.round();
        if (table.paysNothing()) {
            return Answer.refuse(FloorReason.ROUND_HELD);
        }
        if (round.result().isEmpty()) {
            return Answer.refuse(
                    RoundReason.NO_RESULT, table.apparatusRules().result().once());
        }
        if (table.awaitsCash()) {
            return uncounted(table);
        }
        Round.Result result = round.result().get();
        Candidate candidate = new Candidate(result.source(), result.contradicted());
        Verdict verdict = Authorised.verdict(
                moment, role -> table.apparatusRules().result().maySettle(round.phase(), candidate, role));
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new RoundEvent.RoundSettled(
                        table.number(),
                        round.number(),
                        moment.atMillis(),
                        result.outcome(),
                        Settling.payouts(table, result.outcome()),
                        verdict.rule(),
                        Optional.of(moment.signature())));
    }

    private static Answer uncounted(Table table) {
        StakeButtonRules rules = table.rulebook()
                .wagers()
                .placement()
                .cloth()
                .flatMap(ClothRules::stakeButtons)
                .orElseThrow();
        return Answer.refuse(StakeButtonReason.CASH_NOT_COUNTED, rules.pending());
    }
}
