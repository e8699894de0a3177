package org.baize.cluster.log;

import java.util.Map;
import java.util.TreeMap;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.wire.Messages;

/** Counts, for each place where the members took a hash, who reported the state that the log leads to, and who another. */
final class ReportTally {

    /** Reports come soon behind the place that they are about. */
    private static final int PLACES = 64;

    private final Messages messages;
    private final TreeMap<Long, Votes> places = new TreeMap<>();
    private long compared;
    private long differing;

    private record Votes(String hash, long same, long other) {}

    ReportTally(Messages messages) {
        this.messages = messages;
    }

    void took(long position, String hash) {
        places.put(position, new Votes(hash, 0, 0));
        if (places.size() > PLACES) {
            decide(places.pollFirstEntry());
        }
    }

    void reported(LogEntry.Message message) {
        ToFloor.Report report = (ToFloor.Report) message.decoded(messages);
        Votes votes = places.get(report.position());
        if (votes != null) {
            compared++;
            boolean same = votes.hash.equals(report.hash());
            places.put(
                    report.position(),
                    new Votes(votes.hash, votes.same + (same ? 1 : 0), votes.other + (same ? 0 : 1)));
        }
    }

    /** No more reports will come. */
    void close() {
        places.entrySet().forEach(this::decide);
        places.clear();
    }

    private void decide(Map.Entry<Long, Votes> place) {
        Votes votes = place.getValue();
        if (votes.other > votes.same) {
            throw new DamagedLogException(
                    "at position " + place.getKey()
                            + " the members reported another state than the log leads to, which is " + votes.hash,
                    place.getKey());
        }
        differing += votes.other;
    }

    long compared() {
        return compared;
    }

    long differing() {
        return differing;
    }
}
