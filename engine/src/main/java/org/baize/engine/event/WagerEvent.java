package org.baize.engine.event;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/** Chips were put down, moved, taken back or locked. */
public sealed interface WagerEvent extends Event {

    int table();

    int terminal();

    /** How what lies there changed; a lock changes no amount. */
    default List<Change> changes() {
        return switch (this) {
            case WagerPlaced placed -> List.of(new Change(placed.bet(), placed.fromCents(), placed.toCents()));
            case WagersChanged changed -> changed.changes();
            case TouchUndone undone -> undone.changes();
            case WagersConfirmed confirmed -> confirmed.rejected();
        };
    }

    /** One bet changed: the commonest event of all, so it is lean. */
    record WagerPlaced(int table, int terminal, int bet, long fromCents, long toCents) implements WagerEvent {}

    /** Several bets changed by one touch, or less was taken than asked. */
    record WagersChanged(int table, int terminal, List<Change> changes, List<Cut> cuts) implements WagerEvent {

        public WagersChanged {
            changes = List.copyOf(changes);
            cuts = List.copyOf(cuts);
        }
    }

    /** The last touch was taken back. */
    record TouchUndone(int table, int terminal, List<Change> changes) implements WagerEvent {

        public TouchUndone {
            changes = List.copyOf(changes);
        }
    }

    /**
     * What was pending is locked.
     *
     * @param rejected went back to the account instead
     */
    record WagersConfirmed(int table, int terminal, List<Change> rejected, List<Cut> cuts) implements WagerEvent {

        public WagersConfirmed {
            rejected = List.copyOf(rejected);
            cuts = List.copyOf(cuts);
        }
    }

    /** The pending stake on one bet went from one amount to another. */
    record Change(int bet, long fromCents, long toCents) {

        /** The way back. */
        public Change reversed() {
            return new Change(bet, /* fromCents= */ toCents, /* toCents= */ fromCents);
        }
    }

    /** Less was taken than asked, and why. */
    record Cut(Optional<Integer> bet, long askedCents, long takenCents, Reason reason, RuleId rule) {}
}
