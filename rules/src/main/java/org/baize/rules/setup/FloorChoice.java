package org.baize.rules.setup;

import java.time.LocalTime;
import java.util.Optional;

/**
 * Times and places of the table.
 *
 * @param wageringPeriodSeconds how long each round takes wagers
 * @param closingNoticeMinutes how long before closing time the sign goes up
 * @param terminals player terminals at the table
 * @param approvedTerminals the most that the regulator approved
 * @param hours when the casino may offer games; empty is around the clock
 */
public record FloorChoice(
        int wageringPeriodSeconds,
        int closingNoticeMinutes,
        int terminals,
        int approvedTerminals,
        Optional<GamingHours> hours) {

    /** From opening to closing time; a closing time that is earlier lies after midnight. */
    public record GamingHours(LocalTime from, LocalTime to) {

        public boolean contain(LocalTime time) {
            boolean afterOpening = !time.isBefore(from);
            boolean beforeClosing = time.isBefore(to);
            return from.isBefore(to) ? afterOpening && beforeClosing : afterOpening || beforeClosing;
        }
    }

    /** Whether games may be offered at that time of day. */
    public boolean openAt(LocalTime time) {
        return hours.map(open -> open.contain(time)).orElse(true);
    }
}
