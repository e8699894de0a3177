package org.baize.cluster.log;

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
            case LogEntry.Term begun -> {
                Term listed = byId.get(place.term());
                if (listed == null || listed.base() != begun.base() || place.position() != begun.base()) {
                    throw new DamagedLogException(
                            "term " + place.term() + " begins at " + place.position()
                                    + " in the log and not in the list of terms",
                            place.position());
                }
                current = place.term();
            }
            case LogEntry.Message _, LogEntry.Timer _, LogEntry.Opened _, LogEntry.Closed _, LogEntry.Action _ -> {
                if (current != NONE_YET && place.term() != current) {
                    throw new DamagedLogException(
                            "the entry at position " + place.position() + " is of term " + place.term()
                                    + " inside term " + current,
                            place.position());
                }
            }
            case LogEntry.Other _ -> {}
        }
    }
}
