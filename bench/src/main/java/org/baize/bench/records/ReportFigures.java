package org.baize.bench.records;

/**
 * How long a report takes.
 *
 * @param sums whether it adds up all there is
 * @param rows of the whole report
 * @param pageMillis the median of its first page, a middle and its last one
 * @param csvSeconds the whole report as a stream
 * @param peakHeapBytes the most in use while it was streamed
 * @param heldHeapBytes the most that was held beside what was held before
 */
record ReportFigures(
        String report,
        boolean sums,
        long rows,
        PageMillis pageMillis,
        double csvSeconds,
        long peakHeapBytes,
        long heldHeapBytes) {

    /** By where the page is. */
    record PageMillis(double first, double middle, double last) {

        double slowest() {
            return Math.max(first, Math.max(middle, last));
        }
    }
}
