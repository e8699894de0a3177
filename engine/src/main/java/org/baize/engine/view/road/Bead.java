package org.baize.engine.view.road;

import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.PairKind;
import org.baize.rules.baccarat.Side;

/** One hand as it goes onto a score card. */
public record Bead(CoupResult winner, boolean playerPair, boolean bankerPair, boolean natural) {

    public static Bead of(CoupOutcome outcome) {
        return new Bead(
                outcome.result(),
                outcome.pair(Side.PLAYER) != PairKind.NONE,
                outcome.pair(Side.BANKER) != PairKind.NONE,
                outcome.natural());
    }

    boolean isTie() {
        return winner == CoupResult.TIE;
    }
}
