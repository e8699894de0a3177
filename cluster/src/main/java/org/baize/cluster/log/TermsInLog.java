package org.baize.cluster.log;

import java.util.List;
import org.baize.cluster.log.MemberDirectory.Term;

/** Looks up where the terms begin in the log, also those before the snapshot that a node starts from. */
final class TermsInLog {

    private TermsInLog() {}

    static void check(MemberDirectory member, long end) {
        List<Term> terms = member.terms();
        for (int index = 0; index < terms.size(); index++) {
            Term term = terms.get(index);
            long next = index + 1 < terms.size() ? terms.get(index + 1).base() : end;
            // A term in which nobody came to lead has no place of its own.
            if (term.base() >= member.start() && term.base() < next && isThere(member, term.base())) {
                checkBegins(member, term);
            }
        }
    }

    /** An older file that is gone is told of elsewhere: the node does not need it. */
    private static boolean isThere(MemberDirectory member, long position) {
        Recording log = member.log();
        return Segment.exists(log, member.archive(), log.segmentPosition(position));
    }

    private static void checkBegins(MemberDirectory member, Term term) {
        try (Fragments at = new Fragments(member.log(), member.archive(), term.base())) {
            if (!at.next() || !(new EntryDecoder().decode(at).getFirst() instanceof LogEntry.Term begun)) {
                throw new DamagedLogException(
                        "term " + term.id() + " does not begin at position " + term.base()
                                + ", as the list of terms says",
                        term.base());
            }
            if (begun.place().term() != term.id() || begun.base() != term.base()) {
                throw new DamagedLogException(
                        "at position " + term.base() + " begins term "
                                + begun.place().term() + ", and the list of terms has " + term.id(),
                        term.base());
            }
        }
    }
}
