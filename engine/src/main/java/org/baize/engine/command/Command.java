package org.baize.engine.command;

/**
 * What somebody wants of the floor. One group a chapter; who wants it and when stands in the {@link Request} around it.
 */
public sealed interface Command
        permits SetupCommand,
                StaffCommand,
                HouseCommand,
                PatronCommand,
                DisputeCommand,
                MoneyCommand,
                PaymentCommand,
                WagerCommand,
                ClothCommand,
                RoundCommand,
                WheelCommand,
                DiceCommand,
                FaultCommand,
                CardCommand {

    /** The table that it is about; {@link #NOT_NAMED} where it cannot be about one. */
    default int table() {
        return NOT_NAMED;
    }

    /** The terminal that it is about; {@link #NOT_NAMED} where it cannot be about one. */
    default int terminal() {
        return NOT_NAMED;
    }

    /** Whether it may also be about the whole floor, and then names {@link #NONE} as its table. */
    default boolean tableOrNone() {
        return false;
    }

    /** Whether it may also be about no terminal in particular, and then names {@link #NONE}. */
    default boolean terminalOrNone() {
        return false;
    }

    /** The whole floor, or no terminal in particular. */
    int NONE = 0;

    /** What a command says that has no place for a table or a terminal; no number that arrives from outside. */
    int NOT_NAMED = Integer.MIN_VALUE;
}
