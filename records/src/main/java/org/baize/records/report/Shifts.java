package org.baize.records.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * When shifts change: the operator's own times of day in its own time zone. The first of them begins the gaming day.
 */
public record Shifts(ZoneId zone, List<LocalTime> begin) {

    public Shifts {
        begin = begin.stream().distinct().sorted().toList();
        if (begin.isEmpty()) {
            throw new IllegalArgumentException("a day has at least one shift");
        }
    }

    /**
     * One shift of one day.
     *
     * @param number counts the shifts of the day from 1
     * @param toMillis the first moment that does not belong to it
     */
    public record Shift(LocalDate day, int number, long fromMillis, long toMillis) {}

    /** The shift that comes after so many others since a day. */
    Shift after(LocalDate first, long shifts) {
        LocalDate day = first.plusDays(shifts / begin.size());
        int number = Math.toIntExact(shifts % begin.size());
        boolean last = number + 1 == begin.size();
        Instant from = at(day, begin.get(number));
        Instant to = last ? at(day.plusDays(1), begin.getFirst()) : at(day, begin.get(number + 1));
        return new Shift(day, number + 1, from.toEpochMilli(), to.toEpochMilli());
    }

    /** Shifts by how many there were since a day; the last does not belong to them. */
    record Stretch(long from, long to) {}

    /** Of the shifts from one day to another those that can have something of that time; a day more at each end does no harm. */
    Stretch within(LocalDate first, LocalDate last, Reports.Period time) {
        long earliest = day(time.fromMillis()).minusDays(1).toEpochDay();
        long latest = day(time.toMillis()).plusDays(1).toEpochDay();
        long from = Math.max(first.toEpochDay(), earliest);
        long to = Math.min(last.toEpochDay(), latest) + 1;
        return new Stretch((from - first.toEpochDay()) * begin.size(), (to - first.toEpochDay()) * begin.size());
    }

    private LocalDate day(long millis) {
        return Instant.ofEpochMilli(millis).atZone(zone).toLocalDate();
    }

    private Instant at(LocalDate day, LocalTime time) {
        return day.atTime(time).atZone(zone).toInstant();
    }

    /** Of one day, in order. */
    public List<Shift> of(LocalDate day) {
        List<Shift> shifts = new ArrayList<>();
        for (int number = 0; number < begin.size(); number++) {
            shifts.add(after(day, number));
        }
        return shifts;
    }
}
