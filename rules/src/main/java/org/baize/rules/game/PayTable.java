package org.baize.rules.game;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code payoff[bet][outcome]} of one game, compiled once from its terms. Everything that says what a bet is worth
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
    private final Map<B, Integer> betIndex;
    private final Map<O, Integer> outcomeIndex;
    private final Payoff[][] payoffs;
    private final int[][] scaledReturns;
    private final int scale;

    private PayTable(List<B> bets, List<O> outcomes, Payoff[][] payoffs, Set<Payoff> distinct) {
        this.bets = List.copyOf(bets);
        this.outcomes = List.copyOf(outcomes);
        this.betIndex = indexOf(bets);
        this.outcomeIndex = indexOf(outcomes);
        this.payoffs = payoffs;
        this.scale = commonDenominator(distinct);
        this.scaledReturns = scaleReturns(payoffs, outcomes.size(), scale);
    }

    public static <B extends Bet, O extends Outcome> PayTable<B, O> compile(
            List<B> bets, List<O> outcomes, Terms<B, O> terms) {
        Payoff[][] payoffs = new Payoff[bets.size()][outcomes.size()];
        Map<Payoff, Payoff> distinct = new LinkedHashMap<>();
        for (int bet = 0; bet < bets.size(); bet++) {
            for (int outcome = 0; outcome < outcomes.size(); outcome++) {
                Payoff payoff = terms.payoff(bets.get(bet), outcomes.get(outcome));
                payoffs[bet][outcome] = distinct.computeIfAbsent(payoff, first -> first);
            }
        }
        return new PayTable<>(bets, outcomes, payoffs, distinct.keySet());
    }

    public List<B> bets() {
        return bets;
    }

    public List<O> outcomes() {
        return outcomes;
    }

    public boolean offers(B bet) {
        return betIndex.containsKey(bet);
    }

    /** The row of the bet in this table; a bet that this game does not have is a caller's mistake. */
    public int indexOf(B bet) {
        Integer index = betIndex.get(bet);
        if (index == null) {
            throw notInTable(bet.text());
        }
        return index;
    }

    public int indexOf(O outcome) {
        Integer index = outcomeIndex.get(outcome);
        if (index == null) {
            throw notInTable(outcome.text());
        }
        return index;
    }

    public Payoff payoff(B bet, O outcome) {
        return payoffs[indexOf(bet)][indexOf(outcome)];
    }

    public Payoff payoff(int bet, int outcome) {
        return payoffs[bet][outcome];
    }

    /** The smallest stake for which every return of this table is whole: 1, 2 or 20 in the approved texts. */
    public int scale() {
        return scale;
    }

    /** The smallest stake on that bet for which each of its own returns is whole. */
    public int scale(B bet) {
        return commonDenominator(new LinkedHashSet<>(List.of(payoffs[indexOf(bet)])));
    }

    /** Return of that bet for {@link #scale()} staked. */
    public int scaledReturn(int bet, int outcome) {
        return scaledReturns[outcome][bet];
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
        int[] row = scaledReturns[outcome];
        long scaled = 0;
        for (int bet = 0; bet < row.length; bet++) {
            scaled += stakesCents[from + bet] * row[bet];
        }
        if (scaled % scale != 0) {
            throw new ArithmeticException("a stake on this layout does not divide into whole cents");
        }
        return scaled / scale;
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
