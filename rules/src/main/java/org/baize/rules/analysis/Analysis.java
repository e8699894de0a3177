package org.baize.rules.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Fraction;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.SectionLine;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;

/** Exact figures for every line of every game, worked out from its pay table and the weights of its outcomes. */
public final class Analysis {

    private Analysis() {}

    /** Every line of every game of every rulebook, in the order of the texts. */
    public static List<Edge> all() {
        return Rulebooks.all().stream()
                .flatMap(rulebook -> of(rulebook).stream())
                .toList();
    }

    public static List<Edge> of(Rulebook rulebook) {
        return rulebook.games().stream()
                .flatMap(game -> of(rulebook.id(), game).stream())
                .toList();
    }

    /** Every line of one game, then every section. */
    public static <B extends Bet, O extends Outcome> List<Edge> of(String rulebookId, Game<B, O> game) {
        OutcomeWeights weights = OutcomeWeights.of(game);
        String prefix = rulebookId + "/" + game.id() + "/";
        Stream<Edge> lines =
                game.lines().stream().map(line -> Edge.of(prefix + line.key(), levels(game.payTable(), weights, line)));
        Stream<Edge> sections = game.sections().stream()
                .map(line -> Edge.of(prefix + line.key(), levels(game.payTable(), weights, line)));
        return Stream.concat(lines, sections).toList();
    }

    private static <B extends Bet, O extends Outcome> List<Level> levels(
            PayTable<B, O> table, OutcomeWeights weights, BetLine<B> line) {
        return common(
                line.key(),
                line.bets().stream()
                        .map(bet -> levels(weights, Returns.of(table, bet)))
                        .toList());
    }

    private static <B extends Bet, O extends Outcome> List<Level> levels(
            PayTable<B, O> table, OutcomeWeights weights, SectionLine<B> line) {
        return common(
                line.key(),
                line.sections().stream()
                        .map(section -> levels(weights, Returns.of(table, section)))
                        .toList());
    }

    /** Outcomes that return the same make one level. */
    private static List<Level> levels(OutcomeWeights weights, Returns returns) {
        Map<Long, Long> weightByReturn = new TreeMap<>(Comparator.reverseOrder());
        for (int outcome = 0; outcome < returns.size(); outcome++) {
            weightByReturn.merge(returns.returned(outcome), weights.weight(outcome), Math::addExact);
        }
        return weightByReturn.entrySet().stream()
                .map(entry -> new Level(returns.netOf(entry.getKey()), Fraction.of(entry.getValue(), weights.total())))
                .toList();
    }

    /** Bets of one line are alike by definition; a line of unlike bets is a mistake in a rulebook. */
    private static List<Level> common(String key, List<List<Level>> ofEachBet) {
        List<List<Level>> distinct = ofEachBet.stream().distinct().toList();
        if (distinct.size() != 1) {
            throw new IllegalStateException("the bets of the line '" + key + "' are not alike: " + distinct);
        }
        return distinct.getFirst();
    }
}
