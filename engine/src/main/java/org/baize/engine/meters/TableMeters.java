package org.baize.engine.meters;

/**
 * The meters of one table, in cents.
 *
 * @param turnover stakes that were decided here and did not become void
 * @param wins what was paid on them, after corrections
 * @param commission taken from winnings
 * @param forfeited stakes that were kept for fraud
 * @param rounds rounds that were begun
 */
public record TableMeters(int table, long turnover, long wins, long commission, long forfeited, long rounds) {

    /** What the table has won from the players, commission included. */
    public long hold() {
        return turnover - wins;
    }
}
