package org.baize.engine.command;

/** Disputes, from the first word to the last decision. */
public sealed interface DisputeCommand extends Command {

    @Override
    int table();

    /**
     * A patron does not agree.
     *
     * @param round the round in dispute; 0 where it is about none
     */
    record RaiseDispute(int table, int terminal, long round, String text) implements DisputeCommand {}

    /**
     * The first decision.
     *
     * @param against whether it went against the person
     */
    record DecideDispute(int table, long number, String decision, boolean against) implements DisputeCommand {}

    record AskForReview(int table, long number) implements DisputeCommand {}

    /**
     * Another person has looked at the first decision.
     *
     * @param against whether it went against the person
     */
    record ReviewDispute(int table, long number, String decision, boolean against) implements DisputeCommand {}

    /** The person was told of the right to complain to an inspector. */
    record TellOfComplaint(int table, long number) implements DisputeCommand {}

    /** The person wants the regulator to look at it. */
    record AskRegulator(int table, long number) implements DisputeCommand {}

    record CloseDispute(int table, long number) implements DisputeCommand {}
}
