package org.baize.rules.rulebook;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.WagerRules;

/** One approved text as an immutable value. What the operator may choose is not in here; see the package setup. */
public record Rulebook(Edition edition, List<Game<?, ?>> games, WagerRules wagers, Dealing dealing, House house) {

    public Rulebook {
        games = List.copyOf(games);
    }

    public String id() {
        return edition.id();
    }

    /** The rule of that number; empty where nothing in this text's policies rests on such a rule. */
    public Optional<RuleId> rule(String number) {
        return RulesCited.in(this).stream()
                .filter(rule -> rule.rulebook().equals(id()) && rule.rule().equals(number))
                .findFirst();
    }

    /** The game of that id; asking for one that the text does not have is answered with the ones it has. */
    public Game<?, ?> game(String gameId) {
        return games.stream()
                .filter(game -> game.id().equals(gameId))
                .findFirst()
                .orElseThrow(() -> new UnknownNameException(
                        gameId,
                        "a game of " + id(),
                        games.stream().map(Game::id).toList()));
    }
}
