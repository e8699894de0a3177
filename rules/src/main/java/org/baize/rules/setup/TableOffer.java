package org.baize.rules.setup;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.wager.Offer;
import org.baize.rules.wager.OfferRules;
import org.baize.rules.wager.OfferRules.PairsRules;

/** The betting layout that a table really has: the game's bets without those that the operator leaves out. */
public final class TableOffer {

    private TableOffer() {}

    /** The offer of a set-up that was checked and found right. */
    public static Offer<?> of(Rulebook rulebook, TableSetup setup) {
        return of(rulebook, rulebook.game(setup.game().gameId()), setup);
    }

    /** The same for one of the rulebook's games whose bets the caller knows. */
    public static <B extends Bet, O extends Outcome> Offer<B> of(Rulebook rulebook, Game<B, O> game, TableSetup setup) {
        OfferRules rules = rulebook.wagers().placement().offer();
        boolean sections = setup.game().raceTrack() || rules.raceTrack().isEmpty();
        return new Offer<>(
                openLines(rules, game, setup.game()),
                sections ? game.sections() : List.of(),
                setup.limits().limits(),
                rules.onlyListed(game.kind()));
    }

    static <B extends Bet, O extends Outcome> List<BetLine<B>> openLines(
            OfferRules rules, Game<B, O> game, GameChoice choice) {
        return game.lines().stream()
                .filter(line -> !closed(rules.pairs(), choice, line.key()))
                .map(line -> without(line, choice.switchedOff()))
                .flatMap(Optional::stream)
                .toList();
    }

    private static boolean closed(Optional<PairsRules> pairs, GameChoice choice, String line) {
        return pairs.filter(rules -> rules.lines().contains(line))
                .map(rules -> rules.variants().stream()
                        .filter(variant -> choice.pairs().offered()
                                && choice.pairs().variants().contains(variant.key()))
                        .noneMatch(variant -> variant.lines().contains(line)))
                .orElse(false);
    }

    private static <B extends Bet> Optional<BetLine<B>> without(BetLine<B> line, List<String> switchedOff) {
        List<B> left = line.bets().stream()
                .filter(bet -> !switchedOff.contains(bet.text()))
                .toList();
        return left.isEmpty()
                ? Optional.empty()
                : Optional.of(new BetLine<>(line.key(), line.title(), left, line.rule()));
    }
}
