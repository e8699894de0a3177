package org.baize.gateway.records;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.baize.gateway.records.ReportKind.Aspect;
import org.baize.gateway.web.ProblemException;
import org.baize.records.report.Reports;
import org.baize.records.report.Shifts;
import org.jspecify.annotations.Nullable;

/** What somebody wants to know, as it stands in an address. Numbers that are 0 mean any. */
public class Wanted {

    /** Nobody changes more often; what is more than that cannot be read. */
    private static final int MOST_SHIFTS = 24;

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

    /** Refuses what says too little for the report. */
    void mustSuffice(ReportKind kind) {
        for (Aspect aspect : Aspect.values()) {
            if (kind.needs(aspect) && number(aspect) == 0) {
                throw ProblemException.bad("The report " + kind + " is about one " + name(aspect) + ": say which.");
            }
        }
    }

    /** What stands above the report, in the order of the aspects. */
    String about(ReportKind kind) {
        List<String> parts = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            if (kind.isAbout(aspect) && aspect == Aspect.DAYS) {
                parts.add(firstDay() + " to " + lastDay() + ", shifts from " + shifts);
            } else if (kind.isAbout(aspect) && aspect != Aspect.PERIOD && number(aspect) != 0) {
                parts.add(name(aspect) + " " + number(aspect));
            }
        }
        return String.join(", ", parts);
    }

    private static String name(Aspect aspect) {
        return aspect.name().toLowerCase(Locale.ROOT);
    }

    /** Days are looked at when they are read, and any period will do. */
    private long number(Aspect aspect) {
        return switch (aspect) {
            case TABLE -> table;
            case ROUND -> round;
            case TERMINAL -> terminal;
            case PERSON -> person;
            case ACCOUNT -> account;
            case PERIOD, DAYS -> 1;
        };
    }

    Reports.Period period() {
        return new Reports.Period(fromMillis, toMillis);
    }

    Reports.About about() {
        return new Reports.About(period(), table, terminal, person);
    }

    /** By the clock of the house. */
    Shifts shifts(int utcOffsetMinutes) {
        try {
            List<LocalTime> begin = Arrays.stream(shifts.split(",", MOST_SHIFTS))
                    .map(LocalTime::parse)
                    .toList();
            return new Shifts(ZoneOffset.ofTotalSeconds(utcOffsetMinutes * 60), begin);
        } catch (DateTimeException unreadable) {
            throw new BadRequestException(
                    "shifts begin at times such as 06:00,14:00,22:00, at most " + MOST_SHIFTS + " a day", unreadable);
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
