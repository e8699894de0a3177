package org.baize.rules.cash;

/**
 * A ticket or voucher that somebody wants paid.
 *
 * @param identificationDue identification was asked for and has not been seen
 */
public record Presented(
        Paper paper, PaperState state, RedemptionPlace place, boolean numberReadable, boolean identificationDue) {

    public Presented {
        if (paper == Paper.PAID_AT_TABLE) {
            throw new IllegalArgumentException("what was paid at the table left no paper");
        }
    }
}
