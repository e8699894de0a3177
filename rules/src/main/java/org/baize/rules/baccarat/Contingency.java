package org.baize.rules.baccarat;

/** Something that is true or not of the outcome of a coup, and that a bet may be paid on. */
@FunctionalInterface
public interface Contingency {

    boolean holds(CoupOutcome outcome);

    static Contingency wins(Side side) {
        return outcome -> outcome.lead(side) > 0;
    }

    static Contingency winsWith(Side side, int total) {
        return outcome -> outcome.lead(side) > 0 && outcome.total(side) == total;
    }

    static Contingency tie() {
        return outcome -> outcome.result() == CoupResult.TIE;
    }

    static Contingency pair(Side side) {
        return outcome -> outcome.pair(side).pair();
    }

    static Contingency pair(Side side, PairKind kind) {
        return outcome -> outcome.pair(side) == kind;
    }

    /** Wins and holds a natural: where a natural ended the coup, the winner has one. */
    static Contingency winsWithNatural(Side side) {
        return outcome -> outcome.natural() && outcome.lead(side) > 0;
    }

    /** Wins by exactly so many points in a coup that no natural ended. */
    static Contingency winsWithoutNaturalBy(Side side, int points) {
        return outcome -> !outcome.natural() && outcome.lead(side) == points;
    }

    /** Both hold the same natural. */
    static Contingency naturalTie() {
        return outcome -> outcome.natural() && outcome.lead(Side.PLAYER) == 0;
    }
}
