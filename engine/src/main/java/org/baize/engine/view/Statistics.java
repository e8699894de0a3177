package org.baize.engine.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.PairKind;
import org.baize.rules.baccarat.Side;
import org.baize.rules.game.Outcome;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.sicbo.Dice;

/**
 * What came how often of late. It says nothing about what comes next.
 *
 * @param rounds so many results are counted
 * @param singles numbers of the wheel or faces of the dice, in their own order; none for cards
 * @param groups red and black, small and big, Player and Banker
 * @param hot the singles that came most often, and came at all
 * @param cold those that came least
 */
public record Statistics(int rounds, List<Count> singles, List<Count> groups, List<Count> hot, List<Count> cold) {

    /** So many hot and so many cold ones at most, of the dice half of the faces, so that none is both. */
    private static final int EXTREMES = 5;

    /** How often something came. */
    public record Count(String name, int times) {}

    public Statistics {
        singles = List.copyOf(singles);
        groups = List.copyOf(groups);
        hot = List.copyOf(hot);
        cold = List.copyOf(cold);
    }

    /**
     * Counts results.
     *
     * @param space everything that could come, so that what never came is counted too
     * @param results newest first
     */
    static Statistics of(List<? extends Outcome> space, List<? extends Outcome> results) {
        Map<String, Integer> singles = new LinkedHashMap<>();
        Map<String, Integer> groups = new LinkedHashMap<>();
        space.forEach(outcome -> count(outcome, singles, groups, 0));
        results.forEach(outcome -> count(outcome, singles, groups, 1));
        List<Count> counted = counts(singles);
        int extremes = Math.min(EXTREMES, counted.size() / 2);
        List<Count> hot = counted.stream()
                .filter(count -> count.times() > 0)
                .sorted(Comparator.comparingInt(Count::times).reversed())
                .limit(extremes)
                .toList();
        List<Count> cold = counted.stream()
                .filter(count -> !hot.contains(count))
                .sorted(Comparator.comparingInt(Count::times))
                .limit(extremes)
                .toList();
        return new Statistics(results.size(), counted, counts(groups), hot, cold);
    }

    private static void count(Outcome outcome, Map<String, Integer> singles, Map<String, Integer> groups, int times) {
        singles(outcome).forEach(name -> singles.merge(name, times, Integer::sum));
        groups(outcome).forEach(name -> groups.merge(name, times, Integer::sum));
    }

    private static List<Count> counts(Map<String, Integer> counted) {
        return counted.entrySet().stream()
                .map(entry -> new Count(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static List<String> singles(Outcome outcome) {
        if (outcome instanceof Pocket pocket) {
            return List.of(pocket.label());
        }
        return outcome instanceof Dice dice
                ? List.of(
                        Integer.toString(dice.first()), Integer.toString(dice.second()), Integer.toString(dice.third()))
                : List.of();
    }

    private static List<String> groups(Outcome outcome) {
        if (outcome instanceof Pocket pocket) {
            return groups(pocket);
        }
        if (outcome instanceof Dice dice) {
            return List.of(dice.triple() ? "TRIPLE" : dice.total() <= HIGHEST_SMALL ? "SMALL" : "BIG");
        }
        return outcome instanceof CoupOutcome coup ? groups(coup) : List.of();
    }

    /** Half of the wheel's numbers are low; dice that show a triple are neither small nor big. */
    private static final int HIGHEST_LOW = 18;

    private static final int HIGHEST_SMALL = 10;

    private static List<String> groups(Pocket pocket) {
        return pocket.isZero()
                ? List.of("GREEN")
                : List.of(
                        pocket.colour().name(),
                        pocket.number() % 2 == 0 ? "EVEN" : "ODD",
                        pocket.number() <= HIGHEST_LOW ? "LOW" : "HIGH");
    }

    private static List<String> groups(CoupOutcome coup) {
        List<String> groups = new ArrayList<>(List.of(coup.result().name()));
        for (Side side : Side.values()) {
            if (coup.pair(side) != PairKind.NONE) {
                groups.add(side.name() + "_PAIR");
            }
        }
        if (coup.natural() && coup.result() != CoupResult.TIE) {
            groups.add("NATURAL");
        }
        return groups;
    }
}
