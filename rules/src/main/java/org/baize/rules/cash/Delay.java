package org.baize.rules.cash;

import java.util.Optional;

/** A payment put off so that the entitlement can be checked. */
public record Delay(boolean reasonGiven, Optional<Long> untilMillis, boolean playerAgrees) {}
