package org.baize.gateway.records;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.baize.records.report.Reports;
import org.baize.records.report.Shifts;
import org.jspecify.annotations.Nullable;

/** What somebody wants to know, as it stands in an address. Numbers that are 0 mean any. */
public class Wanted {

    @QueryParam("table")
    int table;

    @QueryParam("round")
    long round;

    @QueryParam("terminal")
    int terminal;

    @QueryParam("person")
    int person;

    @QueryParam("account")
    long account;

    /** The first moment, in milliseconds since 1970. */
    @QueryParam("fromMillis")
    long fromMillis;

    /** The first moment that does not belong to it. */
    @QueryParam("toMillis")
    @DefaultValue("9223372036854775807")
    long toMillis;

    /** The first day of takings, as {@code 2026-11-16}. */
    @QueryParam("firstDay")
    @Nullable
    String firstDay;

    @QueryParam("lastDay")
    @Nullable
    String lastDay;

    /** When shifts begin, with commas between. */
    @QueryParam("shifts")
    @DefaultValue("06:00,14:00,22:00")
    String shifts = "";

    Reports.Period period() {
        return new Reports.Period(fromMillis, toMillis);
    }

    Reports.About about() {
        return new Reports.About(period(), table, terminal, person);
    }

    /** By the clock of the house. */
    Shifts shifts(int utcOffsetMinutes) {
        try {
            List<LocalTime> begin =
                    Arrays.stream(shifts.split(",")).map(LocalTime::parse).toList();
            return new Shifts(ZoneOffset.ofTotalSeconds(utcOffsetMinutes * 60), begin);
        } catch (DateTimeException unreadable) {
            throw new BadRequestException("shifts begin at times such as 06:00,14:00,22:00", unreadable);
        }
    }

    LocalDate firstDay() {
        return day(firstDay, "firstDay");
    }

    LocalDate lastDay() {
        return day(lastDay, "lastDay");
    }

    private static LocalDate day(@Nullable String text, String name) {
        try {
            return LocalDate.parse(text == null ? "" : text);
        } catch (DateTimeException unreadable) {
            throw new BadRequestException(name + " is a day such as 2026-11-16", unreadable);
        }
    }
}
