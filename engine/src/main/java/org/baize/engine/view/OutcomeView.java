package org.baize.engine.view;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.view.road.Bead;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.game.Outcome;
import org.baize.rules.roulette.Colour;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.sicbo.Dice;

/**
 * A result as a screen draws it: a number, dice or a coup, whichever the game has.
 *
 * @param text as the game writes it
 */
public record OutcomeView(
        String text, Optional<NumberShown> number, Optional<DiceShown> dice, Optional<CoupShown> coup) {

    /** A compartment of the wheel. */
    public record NumberShown(String label, Colour colour) {}

    /** Three dice; the total where the operator wants it shown. */
    public record DiceShown(List<Integer> faces, OptionalInt total, boolean triple) {

        public DiceShown {
            faces = List.copyOf(faces);
        }
    }

    /** Both totals and what else is marked on a score card. */
    public record CoupShown(int playerTotal, int bankerTotal, Bead hand) {}

    static OutcomeView of(Outcome outcome, boolean showTotal) {
        return new OutcomeView(
                outcome.text(),
                outcome instanceof Pocket pocket
                        ? Optional.of(new NumberShown(pocket.label(), pocket.colour()))
                        : Optional.empty(),
                outcome instanceof Dice dice ? Optional.of(shown(dice, showTotal)) : Optional.empty(),
                outcome instanceof CoupOutcome coup
                        ? Optional.of(new CoupShown(coup.playerTotal(), coup.bankerTotal(), Bead.of(coup)))
                        : Optional.empty());
    }

    private static DiceShown shown(Dice dice, boolean showTotal) {
        return new DiceShown(
                List.of(dice.first(), dice.second(), dice.third()),
                showTotal ? OptionalInt.of(dice.total()) : OptionalInt.empty(),
                dice.triple());
    }
}
