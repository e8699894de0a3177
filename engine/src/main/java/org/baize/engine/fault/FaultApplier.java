package org.baize.engine.fault;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.FaultEvent.Stake;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.state.FaultFile;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;

/** Books what was put right and keeps what waits for a decision. */
public final class FaultApplier implements Applier<FaultEvent> {

    private final FloorState state;

    public FaultApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(FaultEvent event) {
        Table table = state.tableAt(event.table());
        FaultFile file = table.faults();
        switch (event) {
            case FaultEvent.CaseOpened opened -> table.faults(file.with(opened.opened()));
            case FaultEvent.CaseClosed closed -> table.faults(file.without(closed.number()));
            case FaultEvent.ErrorShown shown ->
                table.faults(file.showing(shown.round(), new FaultFile.Shown(shown.terminal(), shown.code())));
            case FaultEvent.ClaimLodged lodged -> table.faults(file.with(lodged.claim()));
            case FaultEvent.ClaimDecided decided -> table.faults(file.without(decided.number()));
            case FaultEvent.WagersVoided voided -> giveBack(table, voided);
            case FaultEvent.StakesForfeited forfeited -> forfeit(table, forfeited);
            case FaultEvent.WagerRelaxed relaxed -> relax(table, relaxed);
            case FaultEvent.ResultCorrected corrected -> replaceResult(table, corrected);
            case FaultEvent.RoundCorrected corrected ->
                correct(table, corrected.round(), corrected.adjustments(), corrected.actual());
            case FaultEvent.PairsReversed reversed -> reverse(table, reversed);
        }
    }

    private void giveBack(Table table, FaultEvent.WagersVoided voided) {
        Layout layout = table.layout();
        Terminal terminal = state.terminalAt(voided.terminal());
        int seat = layout.seatOf(voided.terminal());
        for (Stake stake : voided.stakes()) {
            long open = lift(table, terminal, stake);
            layout.lowerLocked(seat, stake.bet(), stake.cents() - open);
            state.ledger().post(terminal.inPlay(), terminal.chips(), stake.cents() - open, Flow.STAKE_RETURNED);
        }
        if (voided.out()) {
            table.faults(table.faults().barring(voided.round(), voided.terminal()));
            table.cloth(table.cloth().withoutButtonsOf(voided.terminal()));
        }
        if (seat >= 0) {
            table.undo().clear(seat);
        }
    }

    /** Gives back what of the stake can still change. */
    private long lift(Table table, Terminal terminal, Stake stake) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal.number());
        long pending = layout.pendingCents(seat, stake.bet());
        long open = Math.min(stake.cents(), pending);
        if (open > 0) {
            layout.setPending(seat, stake.bet(), pending - open);
            state.ledger().post(terminal.layout(), terminal.chips(), open, Flow.LIFTED);
        }
        return open;
    }

    private void forfeit(Table table, FaultEvent.StakesForfeited forfeited) {
        Layout layout = table.layout();
        Terminal terminal = state.terminalAt(forfeited.terminal());
        int seat = layout.seatOf(forfeited.terminal());
        Ledger ledger = state.ledger();
        ledger.post(terminal.layout(), terminal.inPlay(), layout.pendingOfSeatCents(seat), Flow.STAKED);
        layout.lock(seat);
        table.undo().clear(seat);
        Account kept = ledger.account(AccountKind.FORFEITED, table.number());
        for (Stake stake : forfeited.stakes()) {
            layout.lowerLocked(seat, stake.bet(), stake.cents());
            ledger.post(terminal.inPlay(), kept, stake.cents(), Flow.FORFEITED);
        }
    }

    /** What is lowered goes back first, so that a moved stake pays for itself. */
    private void relax(Table table, FaultEvent.WagerRelaxed relaxed) {
        Layout layout = table.layout();
        Terminal terminal = state.terminalAt(relaxed.terminal());
        int seat = layout.sit(relaxed.terminal());
        for (Change change : relaxed.changes()) {
            long less = change.fromCents() - change.toCents();
            if (less > 0) {
                layout.lowerLocked(seat, change.bet(), less);
                state.ledger().post(terminal.inPlay(), terminal.chips(), less, Flow.STAKE_RETURNED);
            }
        }
        for (Change change : relaxed.changes()) {
            long more = change.toCents() - change.fromCents();
            if (more > 0) {
                layout.raiseLocked(seat, change.bet(), more);
                state.ledger().post(terminal.chips(), terminal.inPlay(), more, Flow.STAKED);
            }
        }
    }

    private static void replaceResult(Table table, FaultEvent.ResultCorrected corrected) {
        Round round = table.round();
        if (round.phase() == RoundPhase.CLOSED) {
            round = round.to(RoundPhase.DEALING);
        }
        if (round.phase() == RoundPhase.DEALING) {
            round = round.to(RoundPhase.RESULT);
        }
        table.round(round.withResult(new Round.Result(corrected.actual(), ResultSource.KEYED, false)));
    }

    /** Wagers of a round that runs leave it; in one that is over they stay on record as void. */
    private void reverse(Table table, FaultEvent.PairsReversed reversed) {
        if (!Corrections.running(table, reversed.round())) {
            correct(table, reversed.round(), reversed.adjustments(), Optional.empty());
            return;
        }
        for (Adjustment adjustment : reversed.adjustments()) {
            adjustment.entries().forEach(entry -> post(table, adjustment, entry));
            Round.Early early = table.round().early().orElseThrow();
            table.round(table.round().withEarly(early.without(adjustment.terminal())));
        }
    }

    private void correct(Table table, long round, List<Adjustment> adjustments, Optional<Integer> actual) {
        adjustments.forEach(adjustment -> adjustment.entries().forEach(entry -> post(table, adjustment, entry)));
        PastRound past = table.past(round).orElseThrow();
        PastRound right = past.corrected(actual.map(OptionalInt::of).orElseGet(OptionalInt::empty), adjustments);
        past.stood().forEach(stood -> recount(past, right, stood));
        table.correct(right);
    }

    /** The terminal counts rounds over all its players, so that it is put right whoever sits there now. */
    private void recount(PastRound was, PastRound is, PastRound.Stood stood) {
        PastRound.Stood now = is.stoodAt(stood.terminal()).orElseThrow();
        Terminal terminal = state.terminalAt(stood.terminal());
        terminal.status(terminal.status()
                .recounted(
                        count(is.played(now)) - count(was.played(stood)), count(is.won(now)) - count(was.won(stood))));
    }

    private static int count(boolean yes) {
        return yes ? 1 : 0;
    }

    private void post(Table table, Adjustment adjustment, Adjustment.Entry entry) {
        Ledger ledger = state.ledger();
        int terminal = adjustment.terminal();
        Account purse = adjustment.gone()
                ? ledger.account(AccountKind.GONE_PLAYERS, terminal)
                : state.terminalAt(terminal).chips();
        Account house = ledger.account(AccountKind.TABLE, table.number());
        Account commission = ledger.account(AccountKind.COMMISSION, table.number());
        Account owed = ledger.account(new AccountId(AccountKind.RECEIVABLES, terminal, adjustment.account()));
        long cents = entry.cents();
        switch (entry.kind()) {
            case STAKE_REFUNDED -> ledger.post(house, purse, cents, Flow.STAKE_REFUNDED);
            case PAID -> ledger.post(house, purse, cents, Flow.CORRECTED_UP);
            case OWED -> ledger.post(owed, purse, cents, Flow.OWED);
            case TAKEN_BACK -> ledger.post(purse, house, cents, Flow.CORRECTED_DOWN);
            case REPAID -> ledger.post(purse, owed, cents, Flow.OWED);
            case VOUCHER ->
                ledger.post(purse, ledger.account(AccountKind.VOUCHERS, terminal), cents, Flow.HAND_PAY_OUT);
            case COMMISSION_CHARGED -> ledger.post(house, commission, cents, Flow.COMMISSION);
            case COMMISSION_RETURNED -> ledger.post(commission, house, cents, Flow.COMMISSION);
            case FORFEITED ->
                ledger.post(house, ledger.account(AccountKind.FORFEITED, table.number()), cents, Flow.FORFEITED);
        }
    }
}
