package org.baize.rules.house;

/**
 * What staff report before a breach goes on record.
 *
 * @param personsNamed how many people are named
 * @param onDuty the named person is an employee, agent or inspector at work
 * @param jackpotNamed the linked jackpot concerned is named
 * @param refusedDirection the person was directed to vacate and a refusal is on record
 */
public record BreachReport(
        BreachGround ground, int personsNamed, boolean onDuty, boolean jackpotNamed, boolean refusedDirection) {

    public BreachReport {
        if (personsNamed < 0) {
            throw new IllegalArgumentException("persons named: " + personsNamed);
        }
    }

    /** One person at play, nothing special. */
    public static BreachReport of(BreachGround ground) {
        return new BreachReport(ground, 1, false, false, false);
    }
}
