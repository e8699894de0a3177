package org.baize.engine.state;

/**
 * One terminal at one table's layout with the credit that is left.
 *
 * @param seat its seat on the layout, or -1 before its first chip
 */
public record SeatMoney(Layout layout, int seat, long creditCents) {}
