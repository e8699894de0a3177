package org.baize.rules.house;

/**
 * How far a dispute has come.
 *
 * @param reviewRequested the person asked for a review
 * @param dissatisfied the last decision went against the person
 * @param toldOfComplaint it is on record that the person was told of the right to complain
 */
public record DisputeRecord(boolean decided, boolean reviewRequested, boolean dissatisfied, boolean toldOfComplaint) {}
