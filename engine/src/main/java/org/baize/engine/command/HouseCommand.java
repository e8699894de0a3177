package org.baize.engine.command;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.baize.rules.setup.TableSetup;

/** Running a table: closing it, holding it up, changing what the operator chose for it. */
public sealed interface HouseCommand extends Command {

    @Override
    int table();

    /** Tells the players that the table is going to close. */
    record AnnounceClosing(int table) implements HouseCommand {}

    /** The table stays open after all. */
    record CancelClosing(int table) implements HouseCommand {}

    /** Closes the table, at once or with the round under way. */
    record CloseTable(int table) implements HouseCommand {}

    record SuspendTable(int table, String reason) implements HouseCommand {}

    record ReopenTable(int table) implements HouseCommand {}

    /** The table is to be set up so from a later round on. */
    record AnnounceChange(int table, TableSetup setup) implements HouseCommand {}

    record CancelChange(int table) implements HouseCommand {}

    /** The terminal shows what its table announced. */
    record ShowNotice(int table, int terminal) implements HouseCommand {}

    /** A higher maximum for the patron at a terminal, by the keys of the lines. */
    record GrantMaximum(int table, int terminal, Map<String, Long> byLineCents) implements HouseCommand {
        public GrantMaximum {
            byLineCents = Collections.unmodifiableMap(new LinkedHashMap<>(byLineCents));
        }
    }

    /** After how many rounds without a wager a seat is idle, where the text leaves it to the house. */
    record SetIdleRounds(int table, int rounds) implements HouseCommand {}

    /** Asks the patron of an idle seat to leave it to others. */
    record VacateSeat(int table, int terminal) implements HouseCommand {}
}
