package org.baize.records.projection;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.Returns;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WagerEvent;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.game.Payoff;

/**
 * What lies on the layouts, and how each wager was decided. It adds up touches and asks the pay table itself, so that what
 * it comes to can be held against what the floor has paid.
 */
final class WagerBook {

    private final Store store;
    private final Accounts accounts;
    private final Setups setups;
    private final Rounds rounds;
    private long wagers;
    private long settlements;

    WagerBook(Store store, Accounts accounts, Setups setups, Rounds rounds) {
        this.store = store;
        this.accounts = accounts;
        this.setups = setups;
        this.rounds = rounds;
        this.wagers = store.lastKey(Sheets.WAGERS);
        this.settlements = store.lastKey(Sheets.SETTLEMENTS);
    }

    /**
     * Why a wager is decided.
     *
     * @param state how it stands from then on
     * @param outcome the text of the result; empty where none decided it
     */
    private record Why(Moment moment, WagerState state, String outcome, String rule, String reason) {}

    void see(WagerEvent event) {
        OpenRound round = rounds.at(event.table());
        long account = accounts.at(event.terminal());
        for (WagerEvent.Change change : event.changes()) {
            raise(
                    round,
                    new OpenRound.Cell(event.terminal(), account, change.bet()),
                    change.toCents() - change.fromCents());
        }
    }

    void see(ClothEvent event) {
        if (event instanceof ClothEvent.CashWagerStands stands) {
            raise(rounds.at(stands.table()), cell(stands.terminal(), stands.bet()), stands.stakedCents());
        }
    }

    void see(RoundEvent event, Moment moment) {
        OpenRound round = rounds.at(event.table());
        switch (event) {
            case RoundEvent.BettingClosed closed ->
                closed.returns().returned().forEach(back -> giveBack(round, back, moment));
            case RoundEvent.PairsSettled settled ->
                settle(round, settled.outcome(), moment, wager -> settled.bets().contains(wager.betNo()));
            case RoundEvent.RoundSettled settled -> {
                settle(round, settled.outcome(), moment, wager -> true);
                lift(round);
            }
            case RoundEvent.RoundVoided voided -> {
                Why why = new Why(moment, WagerState.VOID, "", voided.rule().toString(), voided.reason());
                round.wagers().stream().filter(WagerBook::open).forEach(wager -> giveBackAll(round, wager, why));
                lift(round);
            }
            case RoundEvent.BettingOpened _,
                    RoundEvent.BettingReopened _,
                    RoundEvent.DealingBegan _,
                    RoundEvent.DealingCalledOff _,
                    RoundEvent.ResultTaken _,
                    RoundEvent.RoundHeld _,
                    RoundEvent.RoundReleased _ -> {}
        }
    }

    void see(FaultEvent event, Moment moment) {
        switch (event) {
            case FaultEvent.WagersVoided voided -> {
                Why why = new Why(
                        moment,
                        WagerState.VOID,
                        "",
                        rule(voided),
                        voided.cause().reason());
                voided.stakes()
                        .forEach(stake -> take(
                                rounds.at(voided.table()), cell(voided.terminal(), stake.bet()), stake.cents(), why));
            }
            case FaultEvent.StakesForfeited kept -> {
                Why why = new Why(
                        moment,
                        WagerState.FORFEITED,
                        "",
                        kept.cause().rule().toString(),
                        kept.cause().reason());
                kept.stakes()
                        .forEach(stake ->
                                take(rounds.at(kept.table()), cell(kept.terminal(), stake.bet()), stake.cents(), why));
            }
            case FaultEvent.WagerRelaxed relaxed ->
                relaxed.changes()
                        .forEach(change -> raise(
                                rounds.at(relaxed.table()),
                                cell(relaxed.terminal(), change.bet()),
                                change.toCents() - change.fromCents()));
            case FaultEvent.RoundCorrected corrected ->
                correct(rounds.at(corrected.table(), corrected.round()), corrected, moment);
            case FaultEvent.PairsReversed reversed ->
                reverse(rounds.at(reversed.table(), reversed.round()), reversed, moment);
            case FaultEvent.ResultCorrected corrected ->
                rounds.result(rounds.at(corrected.table()), corrected.actual());
            case FaultEvent.CaseOpened _,
                    FaultEvent.CaseClosed _,
                    FaultEvent.ErrorShown _,
                    FaultEvent.ClaimLodged _,
                    FaultEvent.ClaimDecided _ -> {}
        }
    }

    private static String rule(FaultEvent.WagersVoided voided) {
        return voided.cause().rule().toString();
    }

    private OpenRound.Cell cell(int terminal, int bet) {
        return new OpenRound.Cell(terminal, accounts.at(terminal), bet);
    }

    private void raise(OpenRound round, OpenRound.Cell cell, long cents) {
        Row.Wager was = round.at(cell);
        if (was == null) {
            begin(round, cell, cents);
        } else {
            put(round, was.with(was.stakeCents() + cents, WagerState.OPEN.name()));
        }
    }

    private void begin(OpenRound round, OpenRound.Cell cell, long cents) {
        Row.GameRound at = round.row();
        Row.Wager wager = new Row.Wager(
                ++wagers,
                at.tableNo(),
                at.roundNo(),
                cell.terminal(),
                cell.account(),
                cell.bet(),
                setups.payTable(at.setupEvent()).bets().get(cell.bet()).text(),
                cents,
                WagerState.OPEN.name());
        round.put(wager);
        store.begin(Sheets.WAGERS, wager);
    }

    private void put(OpenRound round, Row.Wager changed) {
        round.put(changed);
        store.change(Sheets.WAGERS, changed);
    }

    private void giveBack(OpenRound round, Returns.Return back, Moment moment) {
        Why why = new Why(
                moment,
                WagerState.RETURNED,
                "",
                back.rule().toString(),
                back.reason().sentence());
        take(round, cell(back.terminal(), back.bet()), back.cents(), why);
    }

    /** A part of a stake, or all of it, leaves the layout. */
    private void take(OpenRound round, OpenRound.Cell cell, long cents, Why why) {
        Row.Wager was = round.at(cell);
        if (was == null) {
            throw new RecordsException("nothing is on record on " + cell + " in " + round.row());
        }
        long left = was.stakeCents() - cents;
        put(round, was.with(left, left == 0 ? why.state().name() : was.state()));
        record(was, why, cents, why.state() == WagerState.FORFEITED ? 0 : cents, 0);
    }

    /** The stake of a wager that is over goes back; what stood stays on record. */
    private void giveBackAll(OpenRound round, Row.Wager wager, Why why) {
        put(round, wager.with(wager.stakeCents(), why.state().name()));
        record(wager, why, wager.stakeCents(), why.state() == WagerState.FORFEITED ? 0 : wager.stakeCents(), 0);
    }

    private void settle(OpenRound round, int outcome, Moment moment, Predicate<Row.Wager> which) {
        round.wagers().stream().filter(WagerBook::open).filter(which).forEach(wager -> {
            pay(round, wager, outcome, new Why(moment, WagerState.SETTLED, "", "", ""));
            put(round, wager.with(wager.stakeCents(), WagerState.SETTLED.name()));
        });
    }

    private void pay(OpenRound round, Row.Wager wager, int outcome, Why why) {
        Payoff payoff = setups.payTable(round.row().setupEvent()).payoff(wager.betNo(), outcome);
        String happened = rounds.outcome(round.row(), outcome);
        record(
                wager,
                new Why(why.moment(), why.state(), happened, payoff.rule().toString(), why.reason()),
                wager.stakeCents(),
                payoff.returnCents(wager.stakeCents()),
                payoff.commissionCents(wager.stakeCents()));
    }

    private void correct(OpenRound round, FaultEvent.RoundCorrected corrected, Moment moment) {
        String rule = corrected.cause().rule().toString();
        String reason = corrected.cause().reason();
        for (Row.Wager wager : round.wagers()) {
            Optional<Adjustment> own = adjustment(corrected.adjustments(), wager);
            boolean counts = wager.state().equals(WagerState.SETTLED.name());
            boolean named =
                    own.filter(one -> one.voided().contains(wager.betNo())).isPresent();
            if (counts && (corrected.actual().isEmpty() || named)) {
                boolean fraud = corrected.actual().isEmpty()
                        && own.filter(one -> one.cents(Adjustment.Kind.FORFEITED) > 0)
                                .isPresent();
                WagerState state = fraud ? WagerState.FORFEITED : WagerState.VOID;
                giveBackAll(round, wager, new Why(moment, state, "", rule, reason));
            } else if (counts && corrected.actual().orElseThrow() != corrected.settled()) {
                pay(
                        round,
                        wager,
                        corrected.actual().orElseThrow(),
                        new Why(moment, WagerState.CORRECTED, "", rule, reason));
            }
        }
        rounds.correct(round, corrected);
    }

    private void reverse(OpenRound round, FaultEvent.PairsReversed reversed, Moment moment) {
        Why why = new Why(
                moment,
                WagerState.VOID,
                "",
                reversed.cause().rule().toString(),
                reversed.cause().reason());
        round.wagers().stream()
                .filter(wager -> wager.state().equals(WagerState.SETTLED.name()))
                .filter(wager -> adjustment(reversed.adjustments(), wager).isPresent())
                .forEach(wager -> giveBackAll(round, wager, why));
    }

    private static Optional<Adjustment> adjustment(List<Adjustment> adjustments, Row.Wager wager) {
        return adjustments.stream()
                .filter(one -> one.terminal() == wager.terminalNo() && one.account() == wager.accountNo())
                .findFirst();
    }

    /** What was put down and all taken back again is no wager. */
    private void lift(OpenRound round) {
        round.wagers().stream()
                .filter(wager -> wager.state().equals(WagerState.OPEN.name()))
                .forEach(wager -> put(round, wager.with(0, WagerState.LIFTED.name())));
    }

    private static boolean open(Row.Wager wager) {
        return wager.stakeCents() > 0 && wager.state().equals(WagerState.OPEN.name());
    }

    private void record(Row.Wager wager, Why why, long stakeCents, long creditCents, long commissionCents) {
        store.add(
                Sheets.SETTLEMENTS,
                new Row.Settlement(
                        ++settlements,
                        why.moment().event(),
                        why.moment().atMillis(),
                        wager.wagerId(),
                        wager.tableNo(),
                        wager.roundNo(),
                        why.state().name(),
                        why.outcome(),
                        stakeCents,
                        creditCents,
                        commissionCents,
                        why.rule(),
                        why.reason()));
    }
}
