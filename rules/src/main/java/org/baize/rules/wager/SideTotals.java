package org.baize.rules.wager;

/** The money on Player and on Banker, Tie and Pairs left out. */
public record SideTotals(long playerCents, long bankerCents) {

    public static final SideTotals NONE = new SideTotals(0, 0);

    public SideTotals plus(SideTotals more) {
        return new SideTotals(playerCents + more.playerCents, bankerCents + more.bankerCents);
    }

    /** How far the two are apart. */
    public long gapCents() {
        return Math.abs(playerCents - bankerCents);
    }
}
