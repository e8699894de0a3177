package org.baize.rules.analysis;

import java.util.List;
import org.baize.rules.game.Fraction;

/**
 * What the house earns on a line, exactly.
 *
 * @param key {@code rulebook/game/line}, such as {@code act-multi-terminal-2019/baccarat-a/banker}
 * @param edge what the house keeps on average per unit staked; stakes that go back unplayed count as staked
 * @param levels everything the line may come to, from the best to the worst; the probabilities add up to one
 */
public record Edge(String key, Fraction edge, List<Level> levels) {

    public Edge {
        levels = List.copyOf(levels);
    }

    static Edge of(String key, List<Level> levels) {
        Fraction expected = levels.stream()
                .map(level -> level.net().times(level.probability()))
                .reduce(Fraction.ZERO, Fraction::plus);
        return new Edge(key, expected.negated(), levels);
    }
}
