package org.baize.rules.cash;

/** Where credit on a chip account comes from. Every credit carries one; none leads from one player to another. */
public enum CreditSource {
    NOTES,
    REDEEMABLE_TICKET,
    CASH_AT_TABLE,
    VOUCHER_AT_TABLE,
    TOKENS_AT_TABLE,
    CHIPS_AT_TABLE,
    /** From the centralised monitoring system. */
    TRANSFER,
    WINNINGS,
    JACKPOT,
    /** A stake given back: void, dropped or withdrawn. */
    RETURNED_STAKE,
    /** A correction that somebody with authority ordered. */
    ADJUSTMENT;

    /** Whether it is money from outside, and not what the game itself gives or gives back. */
    public boolean broughtIn() {
        return switch (this) {
            case NOTES, REDEEMABLE_TICKET, CASH_AT_TABLE, VOUCHER_AT_TABLE, TOKENS_AT_TABLE, CHIPS_AT_TABLE, TRANSFER ->
                true;
            case WINNINGS, JACKPOT, RETURNED_STAKE, ADJUSTMENT -> false;
        };
    }
}
