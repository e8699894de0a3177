package org.baize.records.report;

import java.util.Optional;

/**
 * What stands above a report beside its title, so that a sheet of paper can be told from another.
 *
 * @param about what it is about, such as {@code table 3, round 17}; empty where it is about everything
 * @param period the time it is about, where it is about one
 * @param madeMillis when it was made
 * @param version of the program that made it
 * @param utcOffsetMinutes the clock of the house
 */
public record Heading(
        String about, Optional<Reports.Period> period, long madeMillis, String version, int utcOffsetMinutes) {}
