package org.baize.rules.analysis;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;

/** In how many equally likely ways each outcome of a game comes about, in the order of its pay table. */
public final class OutcomeWeights {

    private final long[] weights;
    private final long total;

    private OutcomeWeights(long[] weights) {
        this.weights = weights;
        this.total = Arrays.stream(weights).reduce(0, Math::addExact);
    }

    /** A wheel and dice know no favourites; the cards of baccarat are counted. */
    public static OutcomeWeights of(Game<?, ?> game) {
        return switch (game.kind()) {
            case ROULETTE, SIC_BO -> uniform(game.payTable().outcomes().size());
            case BACCARAT -> baccarat(game.payTable().outcomes());
        };
    }

    public long weight(int outcome) {
        return weights[outcome];
    }

    public long total() {
        return total;
    }

    private static OutcomeWeights uniform(int outcomes) {
        long[] weights = new long[outcomes];
        Arrays.fill(weights, 1);
        return new OutcomeWeights(weights);
    }

    private static OutcomeWeights baccarat(List<?> outcomes) {
        if (!outcomes.equals(CoupOutcome.SPACE)) {
            throw new IllegalArgumentException("a game of " + GameKind.BACCARAT + " with outcomes of its own");
        }
        return new OutcomeWeights(CoupCount.weights());
    }
}
