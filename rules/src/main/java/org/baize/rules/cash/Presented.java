package org.baize.rules.cash;

/**
 * A ticket or voucher that somebody wants paid.
 *
 * @param identificationDue identification was asked for and has not been seen
 */
public record Presented(PaperState state, RedemptionPlace place, boolean numberReadable, boolean identificationDue) {}
