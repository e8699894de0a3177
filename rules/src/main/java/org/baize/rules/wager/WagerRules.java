package org.baize.rules.wager;

/** How one text takes, cuts down and drops wagers. */
public record WagerRules(
        WindowRules window,
        PlacementRules placement,
        SizeRules sizes,
        CombinationRules combinations,
        SharedRules shared) {}
