package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.Signature;
import org.baize.rules.house.FinishedRound;

/**
 * A table that is going to close.
 *
 * @param rounds how the rounds ended that began after the notice stood; of those that ended alike, {@link #KEPT} are
 *     kept
 * @param ordered who ordered that it closes with the round under way; empty before that
 */
public record ClosingNotice(Notice notice, List<FinishedRound> rounds, Optional<Signature> ordered) {

    /** More rounds than any text owes the players of a table that closes. */
    static final int KEPT = 100;

    public ClosingNotice {
        rounds = List.copyOf(rounds);
    }

    public static ClosingNotice of(Notice notice) {
        return new ClosingNotice(notice, List.of(), Optional.empty());
    }

    public ClosingNotice withNotice(Notice changed) {
        return new ClosingNotice(changed, rounds, ordered);
    }

    public ClosingNotice after(FinishedRound round) {
        if (rounds.stream().filter(earlier -> earlier == round).count() >= KEPT) {
            return this;
        }
        List<FinishedRound> more = new ArrayList<>(rounds);
        more.add(round);
        return new ClosingNotice(notice, more, ordered);
    }

    public ClosingNotice orderedBy(Signature who) {
        return new ClosingNotice(notice, rounds, Optional.of(who));
    }
}
