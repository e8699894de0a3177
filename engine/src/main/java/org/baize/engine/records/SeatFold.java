package org.baize.engine.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.records.RoundRecord.Returned;
import org.baize.engine.records.RoundRecord.Settled;
import org.baize.engine.records.RoundRecord.Stake;
import org.baize.engine.records.RoundRecord.Touch;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.rules.game.Payoff;
import org.baize.rules.law.RuleId;

/** Gathers what one terminal did and got in one round. Adds up touches, and never looks at the books before the end. */
final class SeatFold {

    private final int terminal;
    private final long account;
    private final Play<?, ?> play;
    private final Map<Integer, Long> lies = new TreeMap<>();
    private final List<Touch> touches = new ArrayList<>();
    private final List<Stake> stood = new ArrayList<>();
    private final List<Returned> returned = new ArrayList<>();
    private final List<Settled> settled = new ArrayList<>();

    SeatFold(int terminal, long account, Play<?, ?> play) {
        this.terminal = terminal;
        this.account = account;
        this.play = play;
    }

    void touch(Touch touch) {
        touches.add(touch);
    }

    void changed(List<Change> changes) {
        changes.forEach(change -> add(change.bet(), change.toCents() - change.fromCents()));
    }

    void returned(int bet, long cents, String why, RuleId rule) {
        add(bet, -cents);
        returned.add(new Returned(text(bet), cents, why, rule));
    }

    /** The whole round is void; what stood stays on record. */
    void allReturned(String why, RuleId rule) {
        lies.forEach((bet, cents) -> returned.add(new Returned(text(bet), cents, why, rule)));
    }

    /** Some bets of a settled round went back. */
    void voided(List<Integer> bets, String why, RuleId rule) {
        bets.forEach(bet -> returned(bet, lies.getOrDefault(bet, 0L), why, rule));
    }

    void freeze() {
        lies.forEach((bet, cents) -> stood.add(new Stake(text(bet), cents)));
    }

    /** Every wager by the rule of its own payoff. */
    void settled(int outcome) {
        String happened = play.payTable().outcomes().get(outcome).text();
        lies.forEach((bet, cents) -> {
            Payoff payoff = play.payTable().payoff(bet, outcome);
            settled.add(new Settled(text(bet), cents, happened, payoff.returnCents(cents), payoff.rule()));
        });
    }

    /** With whether the player is still there, so that what lies now is that player's. */
    RoundRecord.Seat record(Table table, long round, boolean stillThere) {
        return new RoundRecord.Seat(
                terminal,
                account,
                touches,
                stood,
                returned,
                settled,
                unexplained(inTheBooks(table, round, stillThere)));
    }

    private List<Stake> unexplained(Map<Integer, Long> books) {
        List<Stake> missing = new ArrayList<>();
        books.forEach((bet, cents) -> {
            if (lies.getOrDefault(bet, 0L) != cents.longValue()) {
                missing.add(new Stake(text(bet), cents));
            }
        });
        return missing;
    }

    private Map<Integer, Long> inTheBooks(Table table, long round, boolean stillThere) {
        Map<Integer, Long> books = new TreeMap<>();
        if (table.round().number() == round && table.round().phase().running()) {
            Layout layout = table.layout();
            int seat = layout.seatOf(terminal);
            for (int bet = 0; bet < layout.bets() && stillThere; bet++) {
                long cents = layout.pendingCents(seat, bet) + layout.lockedCents(seat, bet);
                if (cents > 0) {
                    books.put(bet, cents);
                }
            }
            return books;
        }
        table.past(round)
                .flatMap(past -> past.stoodAt(terminal))
                .filter(stood -> stood.account() == account)
                .map(PastRound.Stood::stakes)
                .ifPresent(stakes -> {
                    for (int row = 0; row < stakes.size(); row++) {
                        books.put(stakes.bet(row), stakes.cents(row));
                    }
                });
        return books;
    }

    private void add(int bet, long cents) {
        long now = lies.getOrDefault(bet, 0L) + cents;
        if (now == 0) {
            lies.remove(bet);
        } else {
            lies.put(bet, now);
        }
    }

    private String text(int bet) {
        return play.payTable().bets().get(bet).text();
    }
}
