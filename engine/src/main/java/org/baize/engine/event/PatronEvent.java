package org.baize.engine.event;

import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.LeaveStep;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.house.SanctionEffect;
import org.baize.rules.law.RuleId;

/** Something about a person at a terminal. */
public sealed interface PatronEvent extends Event {

    int terminal();

    record PatronNamed(int terminal, Optional<String> patron, Signature by) implements PatronEvent {}

    record KeptToOneTerminal(int terminal, String patron, RuleId rule, Signature by) implements PatronEvent {}

    /** A breach is on record; it takes nothing from anybody by itself. */
    record BreachRecorded(int table, int terminal, Breach breach, RuleId rule, Signature by) implements PatronEvent {}

    /** What was done, where and by whom. */
    record Breach(long number, BreachGround ground, Seat seat, List<String> persons, String note) {
        public Breach {
            persons = List.copyOf(persons);
        }
    }

    /**
     * Where somebody played.
     *
     * @param account the chip account that was open there; 0 where nobody had one
     */
    record Seat(int table, int terminal, long account) {}

    record SanctionImposed(int table, int terminal, Imposed imposed, RuleId rule, Signature by)
            implements PatronEvent {}

    /**
     * A sanction.
     *
     * @param breach the number of the breach that it answers
     * @param account the chip account at the terminal
     * @param persons the codes of all whom it concerns
     */
    record Imposed(
            long breach,
            Sanction sanction,
            SanctionEffect effect,
            GameKind game,
            long account,
            List<String> persons,
            String reason) {
        public Imposed {
            persons = List.copyOf(persons);
        }
    }

    /**
     * The person must leave the terminal.
     *
     * @param steps what happens then, in order; empty where the direction is only on record
     */
    record DirectedToLeave(int table, int terminal, List<LeaveStep> steps, String reason, RuleId rule, Signature by)
            implements PatronEvent {
        public DirectedToLeave {
            steps = List.copyOf(steps);
        }
    }

    record RefusalRecorded(int table, int terminal, Signature by) implements PatronEvent {}

    /** Nothing of a person who must leave is at stake any more: the whole balance is to be paid. */
    record BalanceDue(int terminal, RuleId rule) implements PatronEvent {}

    /** The chip account is closed, and with it goes whoever was there. */
    record PatronLeft(int terminal) implements PatronEvent {}

    record TerminalRetired(int table, int terminal, List<LeaveStep> steps, String reason, RuleId rule, Signature by)
            implements PatronEvent {
        public TerminalRetired {
            steps = List.copyOf(steps);
        }
    }

    record TerminalRestored(int terminal, Signature by) implements PatronEvent {}

    record AttendantCalled(int table, int terminal, long atMillis) implements PatronEvent {}

    record CallAnswered(int table, int terminal, long atMillis, Signature by) implements PatronEvent {}

    /**
     * The rules in force were shown.
     *
     * @param rulebookId the edition that was shown
     */
    record RulesShown(int table, int terminal, String rulebookId, RuleId rule, Signature to) implements PatronEvent {}
}
