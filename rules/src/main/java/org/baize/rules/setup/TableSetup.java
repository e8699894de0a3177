package org.baize.rules.setup;

/** All choices for one table. A round remembers the set-up that it was opened under. */
public record TableSetup(
        GameChoice game, LimitChoice limits, DealingChoice dealing, FloorChoice floor, MoneyChoice money) {}
