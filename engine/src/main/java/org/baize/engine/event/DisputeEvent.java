package org.baize.engine.event;

import org.baize.rules.law.RuleId;

/** A dispute went on. The records of its round are the evidence. */
public sealed interface DisputeEvent extends Event {

    int table();

    long number();

    record DisputeRaised(int table, long number, Matter matter, Signature by) implements DisputeEvent {}

    /**
     * What it is about.
     *
     * @param round 0 where it is about none
     */
    record Matter(int terminal, long round, String text, long atMillis) {}

    record DisputeDecided(int table, long number, Ruling ruling, RuleId rule) implements DisputeEvent {}

    record DisputeReviewed(int table, long number, Ruling ruling, RuleId rule) implements DisputeEvent {}

    /** A decision and who took it. */
    record Ruling(String decision, boolean against, long atMillis, Signature by) {}

    record ReviewAsked(int table, long number, Signature by) implements DisputeEvent {}

    record ComplaintExplained(int table, long number, Signature by) implements DisputeEvent {}

    record RegulatorAsked(int table, long number, RuleId rule, Signature by) implements DisputeEvent {}

    record DisputeClosed(int table, long number, RuleId rule, Signature by) implements DisputeEvent {}
}
