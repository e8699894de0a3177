package org.baize.records.row;

import java.util.List;
import java.util.stream.Stream;

/** All tables of the database. */
public final class Sheets {

    public static final Sheet<Row.Event> EVENTS = Sheet.of(Row.Event.class);
    public static final Sheet<Row.Request> REQUESTS = Sheet.of(Row.Request.class);
    public static final Sheet<Row.Setup> SETUPS = Sheet.of(Row.Setup.class);
    public static final Sheet<Row.ChipAccount> ACCOUNTS = Sheet.of(Row.ChipAccount.class);
    public static final Sheet<Row.GameRound> ROUNDS = Sheet.of(Row.GameRound.class);
    public static final Sheet<Row.Wager> WAGERS = Sheet.of(Row.Wager.class);
    public static final Sheet<Row.Settlement> SETTLEMENTS = Sheet.of(Row.Settlement.class);
    public static final Sheet<Row.Movement> MOVEMENTS = Sheet.of(Row.Movement.class);
    public static final Sheet<Row.Takings> TAKINGS = Sheet.of(Row.Takings.class);
    public static final Sheet<Row.Paper> PAPERS = Sheet.of(Row.Paper.class);
    public static final Sheet<Row.Note> NOTES = Sheet.of(Row.Note.class);
    public static final Sheet<Row.CreditHold> HOLDS = Sheet.of(Row.CreditHold.class);
    public static final Sheet<Row.StaffAct> STAFF_ACTS = Sheet.of(Row.StaffAct.class);
    public static final Sheet<Row.SignificantEvent> SIGNIFICANT = Sheet.of(Row.SignificantEvent.class);
    public static final Sheet<Row.ExceptionEntry> EXCEPTIONS = Sheet.of(Row.ExceptionEntry.class);
    public static final Sheet<Row.Progress> PROGRESS = Sheet.of(Row.Progress.class);

    /** What follows from the events, and changes with what comes later. */
    public static final List<Sheet<?>> CHANGING = List.of(SETUPS, ACCOUNTS, ROUNDS, WAGERS, PAPERS, HOLDS);

    /** What follows from an event and is never changed. */
    public static final List<Sheet<?>> UNCHANGING =
            List.of(SETTLEMENTS, MOVEMENTS, TAKINGS, NOTES, STAFF_ACTS, SIGNIFICANT, EXCEPTIONS);

    /** What can be made again from the events. */
    public static final List<Sheet<?>> DERIVED =
            Stream.concat(CHANGING.stream(), UNCHANGING.stream()).toList();

    private Sheets() {}
}
