package org.baize.engine.event;

import java.time.LocalDate;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;

/** The floor was built or changed. */
public sealed interface SetupEvent extends Event {

    record ClockSet(int utcOffsetMinutes) implements SetupEvent {}

    record BroughtIntoForce(String rulebookId, LocalDate from, Signature by) implements SetupEvent {}

    record TableInstalled(int number, TableSpec spec, Signature by) implements SetupEvent {}

    record TerminalInstalled(int number, TerminalSpec spec, String rulebookId, Signature by) implements SetupEvent {}

    record TableOpened(int table, Signature by) implements SetupEvent {}
}
