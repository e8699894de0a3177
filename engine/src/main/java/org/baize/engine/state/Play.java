package org.baize.engine.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.event.WagerEvent.Cut;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.setup.TableOffer;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.Acceptance;
import org.baize.rules.wager.Act;
import org.baize.rules.wager.Answer;
import org.baize.rules.wager.Circumstances;
import org.baize.rules.wager.Closing;
import org.baize.rules.wager.Holding;
import org.baize.rules.wager.Offer;
import org.baize.rules.wager.Placement;
import org.baize.rules.wager.Refusal;
import org.baize.rules.wager.Seat;
import org.baize.rules.wager.SideTotals;
import org.baize.rules.wager.Stakes;

/**
 * One table's game under its rulebook and set-up, spoken to in numbers of bets. It is derived from those and holds no
 * state, so the types of one game stay in here.
 */
public final class Play<B extends Bet, O extends Outcome> {

    private final Rulebook rulebook;
    private final TableSetup setup;
    private final Game<B, O> game;
    private final PayTable<B, O> payTable;
    private final Offer<B> offer;
    private final Acceptance<B> acceptance;
    private final Closing<B> closing;

    private Play(Rulebook rulebook, TableSetup setup, Game<B, O> game, Offer<B> offer) {
        this.rulebook = rulebook;
        this.setup = setup;
        this.game = game;
        this.payTable = game.payTable();
        this.offer = offer;
        this.acceptance = new Acceptance<>(rulebook.wagers(), offer);
        this.closing = new Closing<>(rulebook.wagers(), offer);
    }

    public static Play<?, ?> of(Rulebook rulebook, TableSetup setup) {
        return of(rulebook, setup, rulebook.game(setup.game().gameId()));
    }

    private static <B extends Bet, O extends Outcome> Play<B, O> of(
            Rulebook rulebook, TableSetup setup, Game<B, O> game) {
        return new Play<>(rulebook, setup, game, TableOffer.of(rulebook, game, setup));
    }

    /** The same game for a patron who was granted a higher maximum on some lines. */
    Play<B, O> raisedFor(Map<String, Long> maximumCents) {
        return new Play<>(
                rulebook,
                setup,
                game,
                new Offer<>(
                        offer.lines(), offer.sections(), offer.limits().raisedFor(maximumCents), offer.onlyListed()));
    }

    public Rulebook rulebook() {
        return rulebook;
    }

    public TableSetup setup() {
        return setup;
    }

    public Game<B, O> game() {
        return game;
    }

    public PayTable<B, O> payTable() {
        return payTable;
    }

    public Offer<B> offer() {
        return offer;
    }

    /** Whether there is a bet of that number; whether it is offered is for the rules. */
    public boolean knows(int bet) {
        return bet >= 0 && bet < payTable.bets().size();
    }

    /** Whether the bet belongs to the line of that key and is offered here. */
    public boolean onLine(int bet, String line) {
        return line(bet).filter(line::equals).isPresent();
    }

    /** The line that the bet belongs to; empty where it is not offered here. */
    public Optional<String> line(int bet) {
        return offer.lineOf(payTable.bets().get(bet));
    }

    /** The most that one player may have on the bet, which is offered here. */
    public long maximumCents(int bet) {
        return offer.limitsOf(payTable.bets().get(bet)).orElseThrow().maximumCents();
    }

    /** The number of the outcome that is written so. */
    public int outcome(String text) {
        return payTable.indexOf(game.grammar().outcome(text));
    }

    /** The number of the bet that is written so. */
    public int bet(String text) {
        return payTable.indexOf(game.grammar().bet(text));
    }

    /** How much of the chips a bet takes. */
    public Placement<B> place(SeatMoney money, int bet, long cents, Circumstances when) {
        return acceptance.place(payTable.bets().get(bet), cents, new AtSeat(money, bet), when);
    }

    /** Whether so much may stand on a bet after the close. */
    public Verdict mayStand(int bet, long cents) {
        return acceptance.mayStand(payTable.bets().get(bet), cents);
    }

    /** What the others have on Player and Banker, as far as it counts here. */
    public SideTotals others(Layout layout, int seat) {
        SideTotals all = acceptance.countedOf(new OverTable(layout));
        if (all.equals(SideTotals.NONE)) {
            return all;
        }
        SideTotals own = acceptance.countedOf(new AtSeat(new SeatMoney(layout, seat, 0), 0));
        return new SideTotals(all.playerCents() - own.playerCents(), all.bankerCents() - own.bankerCents());
    }

    /** What an act does to the stakes of a seat. */
    public Touched decide(Act<B> act, SeatMoney money, Circumstances when) {
        Seat<B> before = seat(money);
        return touched(before, acceptance.decide(act, before, when));
    }

    /** What goes back to a seat when betting closes; what is left is locked. */
    public Touched close(SeatMoney money, boolean advised) {
        Seat<B> before = seat(money);
        return touched(before, closing.close(before, advised));
    }

    /** How a stake that stands is settled; see {@link Closing#settled}. */
    public Closing.Settled settled(int bet, long cents) {
        return closing.settled(payTable.bets().get(bet), cents);
    }

    public Act<B> place(int bet, long cents) {
        return new Act.Place<>(payTable.bets().get(bet), cents);
    }

    public Act<B> move(int from, int to, long cents) {
        return new Act.Move<>(payTable.bets().get(from), payTable.bets().get(to), cents);
    }

    public Act<B> remove(int bet, long cents) {
        return new Act.Remove<>(payTable.bets().get(bet), cents);
    }

    public Act<B> clear() {
        return new Act.Clear<>();
    }

    public Act<B> doubleUp() {
        return new Act.DoubleUp<>();
    }

    public Act<B> confirm() {
        return new Act.Confirm<>();
    }

    /** The wagers of the last round that this seat played. */
    public Act<B> repeat(Layout layout, int seat) {
        Map<B, Long> earlier = new LinkedHashMap<>();
        for (int bet = 0; bet < layout.bets(); bet++) {
            if (layout.earlierCents(seat, bet) > 0) {
                earlier.put(payTable.bets().get(bet), layout.earlierCents(seat, bet));
            }
        }
        return new Act.Repeat<>(earlier);
    }

    /** A section by its text; empty where this game has none of that name. */
    public Optional<Act<B>> section(String text, long unitCents) {
        return game.section(text).map(section -> new Act.PlaceSection<>(section, unitCents));
    }

    public Act<B> maximum(List<Integer> bets) {
        return new Act.PlaceMaximum<>(
                bets.stream().map(bet -> payTable.bets().get(bet)).toList());
    }

    /**
     * All bets on that number that a chip can lie on among the numbers, as far as they are offered here: what the maximum on a
     * number is laid on. None in a game without numbers, or for what is no number of the wheel.
     */
    public List<Integer> around(String number) {
        List<Integer> bets = new ArrayList<>();
        for (int bet = 0; bet < payTable.bets().size(); bet++) {
            if (payTable.bets().get(bet) instanceof RouletteBet one
                    && one.kind().inside()
                    && covers(one, number)
                    && line(bet).isPresent()) {
                bets.add(bet);
            }
        }
        return bets;
    }

    private boolean covers(RouletteBet bet, String number) {
        return payTable.outcomes().stream()
                .anyMatch(outcome ->
                        outcome instanceof Pocket pocket && pocket.label().equals(number) && bet.covers(pocket));
    }

    /**
     * What a touch did.
     *
     * @param changes of pending stakes, in the order of the bets
     * @param cuts what was not taken, or went back, and why
     */
    public record Touched(List<Change> changes, List<Cut> cuts) {}

    private Seat<B> seat(SeatMoney money) {
        Map<B, Long> pending = new LinkedHashMap<>();
        Map<B, Long> locked = new LinkedHashMap<>();
        for (int bet = 0; bet < money.layout().bets(); bet++) {
            long open = money.layout().pendingCents(money.seat(), bet);
            long fixed = money.layout().lockedCents(money.seat(), bet);
            if (open > 0) {
                pending.put(payTable.bets().get(bet), open);
            }
            if (fixed > 0) {
                locked.put(payTable.bets().get(bet), fixed);
            }
        }
        return new Seat<>(new Stakes<>(pending, locked), money.creditCents());
    }

    /** The pending stakes before, against all that lies there after: a lock is no change of what lies on a bet. */
    private Touched touched(Seat<B> before, Answer<B> answer) {
        List<Change> changes = new ArrayList<>();
        Stakes<B> was = before.stakes();
        Stakes<B> is = answer.seat().stakes();
        for (int bet = 0; bet < payTable.bets().size(); bet++) {
            B named = payTable.bets().get(bet);
            long from = was.pendingCents(named);
            long to = is.pendingCents(named) + is.lockedCents(named) - was.lockedCents(named);
            if (from != to) {
                changes.add(new Change(bet, from, to));
            }
        }
        return new Touched(changes, answer.refusals().stream().map(this::cut).toList());
    }

    private Cut cut(Refusal<B> refusal) {
        return new Cut(
                refusal.bet().map(payTable::indexOf),
                refusal.askedCents(),
                refusal.keptCents(),
                refusal.reason(),
                refusal.rule());
    }

    /** The columns of one seat, read as the rules read them. */
    private final class AtSeat implements Holding<B> {

        private final SeatMoney money;
        private final B betAtHand;
        private final int atHand;

        /** The bet at hand is asked for again and again, so its place is not looked up each time. */
        AtSeat(SeatMoney money, int atHand) {
            this.money = money;
            this.betAtHand = payTable.bets().get(atHand);
            this.atHand = atHand;
        }

        // The very object, as a rule; any other is found by what it is.
        @SuppressWarnings("ReferenceEquality")
        private int placeOf(B bet) {
            return bet == betAtHand ? atHand : payTable.indexOf(bet);
        }

        @Override
        public long pendingCents(B bet) {
            return money.layout().pendingCents(money.seat(), placeOf(bet));
        }

        @Override
        public long lockedCents(B bet) {
            return money.layout().lockedCents(money.seat(), placeOf(bet));
        }

        @Override
        public long totalCents() {
            return money.layout().pendingOfSeatCents(money.seat())
                    + money.layout().lockedOfSeatCents(money.seat());
        }

        @Override
        public long creditCents() {
            return money.creditCents();
        }
    }

    /** All seats together. */
    private final class OverTable implements Holding<B> {

        private final Layout layout;

        OverTable(Layout layout) {
            this.layout = layout;
        }

        @Override
        public long pendingCents(B bet) {
            return layout.pendingOnBetCents(payTable.indexOf(bet));
        }

        @Override
        public long lockedCents(B bet) {
            return layout.lockedOnBetCents(payTable.indexOf(bet));
        }

        @Override
        public long totalCents() {
            throw new UnsupportedOperationException("only sides are asked of a whole table");
        }

        @Override
        public long creditCents() {
            throw new UnsupportedOperationException("a table has no credit");
        }
    }
}
