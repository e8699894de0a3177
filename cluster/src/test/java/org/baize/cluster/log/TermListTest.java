package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.baize.cluster.log.MemberDirectory.Term;
import org.junit.jupiter.api.Test;

class TermListTest {

    private static final List<Term> TERMS = List.of(new Term(0, 0, 640), new Term(1, 640, 640), new Term(2, 640, -1));

    @Test
    void termsFollowEachOther() {
        assertThatCode(() -> new TermList(TERMS)).doesNotThrowAnyException();
        refuses(List.of(TERMS.get(0), TERMS.get(2)));
        refuses(List.of(TERMS.get(0), new Term(1, 672, -1)));
        refuses(List.of(new Term(0, 640, -1), new Term(1, 0, -1)));
    }

    @Test
    void everyEntryIsOfTheTermThatIsListedThere() {
        TermList list = new TermList(TERMS);
        list.check(new LogEntry.Term(new LogEntry.Place(0, 96, 0, 5), 0, 0, 1));
        list.check(new LogEntry.Timer(new LogEntry.Place(96, 160, 0, 5), 1));

        assertThatExceptionOfType(DamagedLogException.class)
                .isThrownBy(() -> list.check(new LogEntry.Timer(new LogEntry.Place(160, 224, 1, 5), 1)))
                .returns(160L, DamagedLogException::position);
        assertThatExceptionOfType(DamagedLogException.class)
                .isThrownBy(() -> list.check(new LogEntry.Term(new LogEntry.Place(224, 320, 2, 5), 224, 0, 1)))
                .withMessageContaining("term 2 begins at 224 in the log and not in the list");
    }

    private static void refuses(List<Term> terms) {
        assertThatExceptionOfType(DamagedLogException.class)
                .isThrownBy(() -> new TermList(terms))
                .withMessageContaining("does not go on from");
    }
}
