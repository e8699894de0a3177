package org.baize.chaos.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.baize.engine.answer.Answer;

/** What the whole load was told, written by all its threads; and how long nobody was told anything. */
public final class Scorebook {

    private final List<Finding> findings = new ArrayList<>();
    private Counts counts = new Counts(0, 0, 0, 0, 0);
    private long lastNanos = System.nanoTime();
    private long longestGapNanos;

    /**
     * So far.
     *
     * @param acknowledged commands that were answered, refusals among them
     * @param unknown how often no answer came in time and the same had to be asked again
     * @param events that the answers told of
     */
    public record Counts(long acknowledged, long refused, long unknown, long events, long rounds) {

        private Counts plus(Counts more) {
            return new Counts(
                    acknowledged + more.acknowledged,
                    refused + more.refused,
                    unknown + more.unknown,
                    events + more.events,
                    rounds + more.rounds);
        }
    }

    synchronized void acknowledged(Answer answer) {
        long now = System.nanoTime();
        longestGapNanos = Math.max(longestGapNanos, now - lastNanos);
        lastNanos = now;
        counts = counts.plus(
                switch (answer) {
                    case Answer.Accepted accepted ->
                        new Counts(1, 0, 0, accepted.events().size(), 0);
                    case Answer.Refused refused ->
                        new Counts(1, 1, 0, refused.noted().size(), 0);
                });
    }

    synchronized void unknown() {
        counts = counts.plus(new Counts(0, 0, 1, 0, 0));
    }

    synchronized void roundEnded() {
        counts = counts.plus(new Counts(0, 0, 0, 0, 1));
    }

    /** Something is wrong. */
    public synchronized void find(Finding finding) {
        findings.add(finding);
    }

    public synchronized Counts counts() {
        return counts;
    }

    public synchronized List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** From now on the longest gap is measured anew. */
    public synchronized void beginGap() {
        lastNanos = System.nanoTime();
        longestGapNanos = 0;
    }

    /** The longest time between two acknowledgements, or since the last one. */
    public synchronized Duration longestGap() {
        return Duration.ofNanos(Math.max(longestGapNanos, System.nanoTime() - lastNanos));
    }
}
