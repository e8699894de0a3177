package org.baize.engine.command;

import java.util.List;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.TumblerIncident;

/** Dice and their tumbler. */
public sealed interface DiceCommand extends Command {

    @Override
    int table();

    /**
     * New dice are sealed in the tumbler.
     *
     * @param approval the reference of their approval
     */
    record FitDice(int table, String approval) implements DiceCommand {}

    /** A tumbler that was out of service works again. */
    record ClearTumbler(int table, String reason) implements DiceCommand {}

    /** The dice are tumbled: the dealer's press, or the signal of the tumbler's controller. */
    record ActivateTumbler(int table) implements DiceCommand {}

    /** A player presses the shoot button. */
    record Shoot(int table, int terminal) implements DiceCommand {}

    /**
     * What the device sees.
     *
     * @param spin the activation that it is about
     * @param cocked how many dice do not lie flat
     * @param generated it comes from a random generator and not from dice
     */
    record ReadDice(int table, long spin, List<Integer> faces, DiceRules.Side side, int cocked, boolean generated)
            implements DiceCommand {

        public ReadDice {
            faces = List.copyOf(faces);
        }
    }

    /** The dealer keys in the upper faces. */
    record KeyDice(int table, List<Integer> faces) implements DiceCommand {

        public KeyDice {
            faces = List.copyOf(faces);
        }
    }

    /** Something went wrong with dice or tumbler. */
    record ReportIncident(int table, TumblerIncident incident, String reason) implements DiceCommand {}

    /** Dice were seen while wagering was open; what that means depends on whether they had been tumbled. */
    record ReportExposure(int table, String reason) implements DiceCommand {}

    /** A supervisor declares the wagers of a round void that is locked by an incident. */
    record DeclareVoid(int table, String reason) implements DiceCommand {}
}
