package org.baize.cluster.log;

import io.aeron.cluster.codecs.MessageHeaderDecoder;
import io.aeron.cluster.codecs.NewLeadershipTermEventDecoder;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.cluster.log.MemberDirectory.Term;

/**
 * The member's list of terms, held against the log. The list has no checksum, but all that it says of a term stands in the log
 * as well.
 */
final class TermList {

    private static final long OPEN = -1;
    private static final long NONE_YET = -1;

    private final Map<Long, Term> byId = new TreeMap<>();
    private long current = NONE_YET;

    TermList(List<Term> terms) {
        for (int index = 0; index < terms.size(); index++) {
            Term term = terms.get(index);
            if (index > 0) {
                checkFollows(terms.get(index - 1), term);
            }
            byId.put(term.id(), term);
        }
    }

    private static void checkFollows(Term before, Term term) {
        boolean meets = before.end() == OPEN ? before.base() <= term.base() : before.end() == term.base();
        if (term.id() != before.id() + 1 || !meets || term.base() < before.base()) {
            throw new DamagedLogException(
                    "in the list of terms, term " + term.id() + " from " + term.base() + " does not go on from term "
                            + before.id() + " that ends at " + before.end(),
                    term.base());
        }
    }

    /** Every entry must belong to the term that the list has there. */
    void check(LogEntry entry) {
        LogEntry.Place place = entry.place();
        switch (entry) {
            case LogEntry.Term begun -> begins(place.term(), begun.base(), place.position());
            case LogEntry.Message _, LogEntry.Timer _, LogEntry.Opened _, LogEntry.Closed _, LogEntry.Action _ ->
                belongs(place.term(), place.position());
            case LogEntry.Other _ -> {}
        }
    }

    /**
     * The same for the first frame of an entry, without making anything of it: all entries that concern the floor begin with
     * their term.
     */
    void check(Frame frame, long position) {
        int template = Short.toUnsignedInt(frame.bytes()
                .getShort(
                        frame.payloadOffset() + MessageHeaderDecoder.templateIdEncodingOffset(),
                        ByteOrder.LITTLE_ENDIAN));
        int block = frame.payloadOffset() + MessageHeaderDecoder.ENCODED_LENGTH;
        long term = frame.bytes().getLong(block, ByteOrder.LITTLE_ENDIAN);
        if (template == NewLeadershipTermEventDecoder.TEMPLATE_ID) {
            long base = frame.bytes()
                    .getLong(
                            block + NewLeadershipTermEventDecoder.termBaseLogPositionEncodingOffset(),
                            ByteOrder.LITTLE_ENDIAN);
            begins(term, base, position);
        } else {
            belongs(term, position);
        }
    }

    private void begins(long term, long base, long position) {
        Term listed = byId.get(term);
        if (listed == null || listed.base() != base || position != base) {
            throw new DamagedLogException(
                    "term " + term + " begins at " + position + " in the log and not in the list of terms", position);
        }
        current = term;
    }

    private void belongs(long term, long position) {
        if (current != NONE_YET && term != current) {
            throw new DamagedLogException(
                    "the entry at position " + position + " is of term " + term + " inside term " + current, position);
        }
    }
}
