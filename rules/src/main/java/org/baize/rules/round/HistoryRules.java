package org.baize.rules.round;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Ruled;

/** What the list of latest results shows. It is written from resolved rounds and read by nobody who settles. */
public record HistoryRules(Ruled<VoidRounds> voidRounds) {

    /** How a void round stands in the list. */
    public enum VoidRounds {
        LEFT_OUT,
        SHOWN_AS_VOID
    }

    /**
     * A resolved round.
     *
     * @param outcome the confirmed outcome; empty if the round is void, also if it became so after settlement
     */
    public record Resolved(long round, Optional<String> outcome) {

        /** A void round is none: it uses up no round of a session and counts in no statistics. */
        public boolean countsAsPlayed() {
            return outcome.isPresent();
        }
    }

    /** The latest rounds, newest first. */
    public List<Resolved> latest(List<Resolved> rounds, int length) {
        if (length < 1) {
            throw new IllegalArgumentException("a list of results shows at least the latest: " + length);
        }
        return rounds.stream()
                .filter(round -> round.countsAsPlayed() || voidRounds.value() == VoidRounds.SHOWN_AS_VOID)
                .sorted(Comparator.comparingLong(Resolved::round).reversed())
                .limit(length)
                .toList();
    }
}
