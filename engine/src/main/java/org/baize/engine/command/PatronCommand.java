package org.baize.engine.command;

import java.util.List;
import java.util.Optional;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;

/** People at the terminals: who they are, how they behave, what the house does about it, and what they ask for. */
public sealed interface PatronCommand extends Command {

    @Override
    int table();

    @Override
    int terminal();

    /** Staff say who sits at a terminal, by a code of the house; empty when the person has left. */
    record NamePatron(int table, int terminal, Optional<String> patron) implements PatronCommand {}

    /** The person at this terminal may have no other. */
    record KeepToOneTerminal(int table, int terminal) implements PatronCommand {}

    record RecordBreach(int table, int terminal, Report report) implements PatronCommand {}

    /**
     * What staff saw.
     *
     * @param persons the codes of all who are named
     * @param onDuty the person named is at work here
     * @param jackpot the linked jackpot concerned
     */
    record Report(BreachGround ground, List<String> persons, boolean onDuty, Optional<String> jackpot, String note) {
        public Report {
            persons = List.copyOf(persons);
        }
    }

    /** What the house does about a breach that is on record. */
    record ImposeSanction(int table, int terminal, long breach, Sanction sanction, String reason)
            implements PatronCommand {}

    record DirectToLeave(int table, int terminal, String reason) implements PatronCommand {}

    /** The person was directed to leave and did not. */
    record RecordRefusal(int table, int terminal) implements PatronCommand {}

    /** Takes a broken terminal out of play. */
    record RetireTerminal(int table, int terminal, String reason) implements PatronCommand {}

    record RestoreTerminal(int table, int terminal) implements PatronCommand {}

    record CallAttendant(int table, int terminal) implements PatronCommand {}

    record AnswerCall(int table, int terminal) implements PatronCommand {}

    /** The rules in force are to be shown or handed out. */
    record AskForRules(int table, int terminal) implements PatronCommand {}
}
