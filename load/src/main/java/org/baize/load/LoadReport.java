package org.baize.load;

import java.time.Duration;
import java.util.List;
import org.baize.load.terminal.Score;

/**
 * What came of it.
 *
 * @param standing what the terminals saw
 * @param disagreements between the log of the floor and the terminals, in words
 */
public record LoadReport(
        Duration elapsed, Score.Standing standing, Money money, MemoryUse memory, List<String> disagreements) {

    public LoadReport {
        disagreements = List.copyOf(disagreements);
    }

    /** What all terminals have together at the end. */
    public record Money(long inCents, long outCents, long creditCents) {}

    /**
     * The memory of the server, in bytes.
     *
     * @param residentSlope what the resident memory grew by in an hour, by the second half of the run
     * @param liveStart live objects when everybody was connected
     */
    public record MemoryUse(long residentStart, long residentEnd, long residentSlope, long liveStart, long liveEnd) {}

    /** Whether nothing was lost or doubled, and everybody heard everything. */
    public boolean isGood() {
        return standing.count(Score.Counted.FINDINGS) == 0 && disagreements.isEmpty();
    }
}
