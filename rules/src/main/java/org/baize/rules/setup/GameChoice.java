package org.baize.rules.setup;

import java.util.List;

/**
 * Which game is played and what of it is offered.
 *
 * @param gameId one game of the rulebook; this also fixes the pay table, such as method A or B
 * @param raceTrack whether sections can be touched
 * @param switchedOff the texts of single bets that are left out
 */
public record GameChoice(String gameId, PairsChoice pairs, boolean raceTrack, List<String> switchedOff) {

    public GameChoice {
        switchedOff = List.copyOf(switchedOff);
    }

    /** The whole game with a race track and without pairs. */
    public static GameChoice of(String gameId) {
        return new GameChoice(gameId, PairsChoice.OFF, true, List.of());
    }

    /**
     * Bets on pairs, where the text leaves them to the operator.
     *
     * @param variants the keys of the chosen variants; exactly one where pairs are offered
     * @param layoutApproved an approval of the layout with pairs is on file
     */
    public record PairsChoice(boolean offered, List<String> variants, boolean layoutApproved) {

        public static final PairsChoice OFF = new PairsChoice(false, List.of(), false);

        public PairsChoice {
            variants = List.copyOf(variants);
        }
    }
}
