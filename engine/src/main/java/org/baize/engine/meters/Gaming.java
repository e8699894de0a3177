package org.baize.engine.meters;

/**
 * What play did to credit, in cents.
 *
 * @param turnover stakes that became wagers, less those that went back undecided or became void
 * @param wins what wagers paid, stakes of winning wagers included, after corrections
 * @param keptBack credit that is withheld or was taken by order
 */
public record Gaming(long turnover, long wins, long keptBack) {

    static final Gaming NONE = new Gaming(0, 0, 0);

    Gaming plus(Gaming more) {
        return new Gaming(turnover + more.turnover, wins + more.wins, keptBack + more.keptBack);
    }
}
