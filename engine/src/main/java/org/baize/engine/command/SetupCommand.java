package org.baize.engine.command;

import java.time.LocalDate;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;

/** Building the floor: which texts are in force, which tables and terminals stand there. */
public sealed interface SetupCommand extends Command {

    /**
     * Local time of day decides opening hours and effective days; the offset is a number, so that replay needs no zone
     * data.
     */
    record SetClock(int utcOffsetMinutes) implements SetupCommand {}

    /** The day from which an approved text is in force, which no text prints. */
    record BringIntoForce(String rulebookId, LocalDate from) implements SetupCommand {}

    record InstallTable(int number, TableSpec spec) implements SetupCommand {}

    record InstallTerminal(int number, TerminalSpec spec) implements SetupCommand {}

    /** Opens a table for play, if everything that the text asks for is there. */
    record OpenTable(int table) implements SetupCommand {}
}
