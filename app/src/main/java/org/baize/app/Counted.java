package org.baize.app;

import java.time.Duration;
import java.util.Locale;

/** Numbers with what they count, as a person writes them: 1 seed, 2 seeds, 1.5 hours. */
final class Counted {

    private Counted() {}

    /** For words that take an s. */
    static String of(long number, String one) {
        return of(number, one, one + "s");
    }

    static String of(long number, String one, String many) {
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : many);
    }

    /** In minutes below an hour, in hours below a day, else in days. */
    static String time(long millis) {
        Duration time = Duration.ofMillis(millis);
        if (time.toHours() < 1) {
            return of(time.toMinutes(), "minute");
        }
        return time.toDays() < 1
                ? String.format(
                        Locale.ROOT,
                        "%.1f hours",
                        millis / (double) Duration.ofHours(1).toMillis())
                : String.format(
                        Locale.ROOT,
                        "%,.1f days",
                        millis / (double) Duration.ofDays(1).toMillis());
    }
}
