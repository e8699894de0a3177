package org.baize.engine.command;

/**
 * What somebody wants of the floor. One group a chapter; who wants it and when stands in the {@link Request} around it.
 */
public sealed interface Command
        permits SetupCommand,
                StaffCommand,
                MoneyCommand,
                PaymentCommand,
                WagerCommand,
                RoundCommand,
                WheelCommand,
                DiceCommand,
                FaultCommand,
                CardCommand {

    /** The table that it is about; {@link #NONE} where it is about none. */
    default int table() {
        return NONE;
    }

    /** The terminal that it is about; {@link #NONE} where it is about none. */
    default int terminal() {
        return NONE;
    }

    /** No table, no terminal. */
    int NONE = 0;
}
