package org.baize.bench.records;

import java.util.List;
import java.util.Optional;

/**
 * How much to measure.
 *
 * @param wagers rows of the table of wagers, at least
 * @param stretches in which they are written
 * @param repeats of each page that is timed
 * @param heapMegabytes of the process that reads
 */
record Plan(long wagers, int stretches, int repeats, int heapMegabytes) {

    static final Plan FULL = new Plan(2_000_000, 20, 9, 256);
    static final Plan QUICK = new Plan(30_000, 5, 5, 256);

    private static final String JSON = "--json";
    private static final String GLANCE = "--quick";
    private static final String ROWS = "--rows";
    private static final long MOST_ROWS = 1_000_000_000;

    Plan withWagers(long rows) {
        return new Plan(rows, stretches, repeats, heapMegabytes);
    }

    /** What was asked for on the command line. */
    record Asked(Plan plan, boolean json) {}

    static Asked of(List<String> options) {
        Plan plan = options.contains(GLANCE) ? QUICK : FULL;
        int rows = options.indexOf(ROWS);
        return new Asked(
                rows < 0 ? plan : plan.withWagers(Long.parseLong(options.get(rows + 1))), options.contains(JSON));
    }

    /** What is wrong with the options, in a sentence. */
    static Optional<String> wrongOption(List<String> options) {
        for (int at = 0; at < options.size(); at++) {
            String option = options.get(at);
            if (option.equals(ROWS)) {
                if (++at == options.size() || !isCount(options.get(at))) {
                    return Optional.of("--rows needs a number of rows from 1 to " + MOST_ROWS + ".");
                }
            } else if (!option.equals(JSON) && !option.equals(GLANCE)) {
                return Optional.of(
                        "'" + option + "' is not an option of bench records; there are --json, --quick and --rows N.");
            }
        }
        return Optional.empty();
    }

    private static boolean isCount(String text) {
        return text.matches("[1-9][0-9]{0,9}") && Long.parseLong(text) <= MOST_ROWS;
    }
}
