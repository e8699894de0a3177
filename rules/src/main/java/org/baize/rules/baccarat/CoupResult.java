package org.baize.rules.baccarat;

/** Which hand won a coup. */
public enum CoupResult {
    PLAYER,
    BANKER,
    TIE;

    public static CoupResult of(int playerTotal, int bankerTotal) {
        if (playerTotal == bankerTotal) {
            return TIE;
        }
        return playerTotal > bankerTotal ? PLAYER : BANKER;
    }
}
