package org.baize.engine.paper;

import org.baize.rules.cash.RedemptionPlace;

/**
 * A paper was paid.
 *
 * @param terminal the terminal that took it in as credit; 0 elsewhere
 * @param signed the player signed the form for a payment by hand
 */
public record Payment(RedemptionPlace place, int terminal, PayForm form, boolean signed, long atMillis) {}
