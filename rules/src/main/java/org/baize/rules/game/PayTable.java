package org.baize.rules.game;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code payoff[bet][outcome]} of one game, compiled from its terms when it is first read. Everything that says what a bet is worth
 * reads this table: nothing about odds is written twice.
 *
 * <p>Beside the payoffs with their rules it keeps, per outcome, one row of whole numbers: the return of each bet for
 * {@link #scale()} staked. Settling a whole layout is then one pass over two arrays.
 */
public final class PayTable<B extends Bet, O extends Outcome> {

    /** The terms of a game: what a bet gets for an outcome. */
    @FunctionalInterface
    public interface Terms<B extends Bet, O extends Outcome> {
        Payoff payoff(B bet, O outcome);
    }

    private final List<B> bets;
    private final List<O> outcomes;
    private final Terms<B, O> terms;

    /**
     * Worked out when it is first asked for: five texts have many games, and a floor plays a few. Two threads that ask at the same
     * time work out the same.
     */
    private @Nullable Grid<B, O> grid;

    private PayTable(List<B> bets, List<O> outcomes, Terms<B, O> terms) {
        this.bets = List.copyOf(bets);
        this.outcomes = List.copyOf(outcomes);
        this.terms = terms;
    }

    /** What the terms come to. A class and not a record, so that the hot arrays are read as plain fields. */
    private static final class Grid<B extends Bet, O extends Outcome> {

        private final Map<B, Integer> betIndex;
        private final Map<O, Integer> outcomeIndex;
        private final Payoff[][] payoffs;
        private final int[][] scaledReturns;
        private final int scale;

        private Grid(List<B> bets, List<O> outcomes, Terms<B, O> terms) {
            this.betIndex = indexOf(bets);
            this.outcomeIndex = indexOf(outcomes);
            this.payoffs = new Payoff[bets.size()][outcomes.size()];
            Map<Payoff, Payoff> distinct = new LinkedHashMap<>();
            for (int bet = 0; bet < bets.size(); bet++) {
                for (int outcome = 0; outcome < outcomes.size(); outcome++) {
                    Payoff payoff = terms.payoff(bets.get(bet), outcomes.get(outcome));
                    payoffs[bet][outcome] = distinct.computeIfAbsent(payoff, first -> first);
                }
            }
            this.scale = commonDenominator(distinct.keySet());
            this.scaledReturns = scaleReturns(payoffs, outcomes.size(), scale);
        }
    }

    public static <B extends Bet, O extends Outcome> PayTable<B, O> compile(
            List<B> bets, List<O> outcomes, Terms<B, O> terms) {
        return new PayTable<>(bets, outcomes, terms);
    }

    private Grid<B, O> grid() {
        Grid<B, O> known = grid;
        if (known == null) {
            known = new Grid<>(bets, outcomes, terms);
            grid = known;
        }
        return known;
    }

    public List<B> bets() {
        return bets;
    }

    public List<O> outcomes() {
        return outcomes;
    }

    public boolean offers(B bet) {
        return grid().betIndex.containsKey(bet);
    }

    /** The row of the bet in this table; a bet that this game does not have is a caller's mistake. */
    public int indexOf(B bet) {
        Integer index = grid().betIndex.get(bet);
        if (index == null) {
            throw notInTable(bet.text());
        }
        return index;
    }

    public int indexOf(O outcome) {
        Integer index = grid().outcomeIndex.get(outcome);
        if (index == null) {
            throw notInTable(outcome.text());
        }
        return index;
    }

    public Payoff payoff(B bet, O outcome) {
        return grid().payoffs[indexOf(bet)][indexOf(outcome)];
    }

    public Payoff payoff(int bet, int outcome) {
        return grid().payoffs[bet][outcome];
    }

    /** The smallest stake for which every return of this table is whole: 1, 2 or 20 in the approved texts. */
    public int scale() {
        return grid().scale;
    }

    /** The smallest stake on that bet for which each of its own returns is whole. */
    public int scale(B bet) {
        return commonDenominator(new LinkedHashSet<>(List.of(grid().payoffs[indexOf(bet)])));
    }

    /** Return of that bet for {@link #scale()} staked. */
    public int scaledReturn(int bet, int outcome) {
        return grid().scaledReturns[outcome][bet];
    }

    /**
     * Sum of all returns on a layout.
     *
     * @param stakesCents one stake a bet, in the order of {@link #bets()}, each of which divides without remainder
     */
    public long settleCents(int outcome, long[] stakesCents) {
        return settleCents(outcome, stakesCents, 0);
    }

    /** The same for one layout out of many that lie one behind the other in one array. */
    public long settleCents(int outcome, long[] stakesCents, int from) {
        Grid<B, O> known = grid();
        int[] row = known.scaledReturns[outcome];
        long scaled = 0;
        for (int bet = 0; bet < row.length; bet++) {
            scaled += stakesCents[from + bet] * row[bet];
        }
        if (scaled % known.scale != 0) {
            throw new ArithmeticException("a stake on this layout does not divide into whole cents");
        }
        return scaled / known.scale;
    }

    private static <T> Map<T, Integer> indexOf(List<T> values) {
        Map<T, Integer> index = new LinkedHashMap<>();
        for (T value : values) {
            if (index.put(value, index.size()) != null) {
                throw new IllegalArgumentException("twice in one pay table: " + value);
            }
        }
        return index;
    }

    private static IllegalArgumentException notInTable(String text) {
        return new IllegalArgumentException("'" + text + "' is not in this pay table");
    }

    private static int commonDenominator(Iterable<Payoff> payoffs) {
        int common = 1;
        for (Payoff payoff : payoffs) {
            common = lowestCommonMultiple(common, payoff.net().denominator().intValueExact());
        }
        return common;
    }

    private static int lowestCommonMultiple(int a, int b) {
        int x = a;
        int y = b;
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return Math.multiplyExact(a / x, b);
    }

    /** Thousands of outcomes share a few payoffs, so the exact arithmetic is done once for each of those. */
    private static int[][] scaleReturns(Payoff[][] payoffs, int outcomes, int scale) {
        Map<Payoff, Integer> returns = new LinkedHashMap<>();
        int[][] scaled = new int[outcomes][payoffs.length];
        for (int bet = 0; bet < payoffs.length; bet++) {
            for (int outcome = 0; outcome < outcomes; outcome++) {
                scaled[outcome][bet] = returns.computeIfAbsent(
                        payoffs[bet][outcome], payoff -> Math.toIntExact(payoff.returnCents(scale)));
            }
        }
        return scaled;
    }
}
