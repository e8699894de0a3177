package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.Signature;
import org.baize.rules.house.FinishedRound;

/**
 * A table that is going to close.
 *
 * @param rounds how the rounds ended that began after the notice stood
 * @param ordered who ordered that it closes with the round under way; empty before that
 */
public record ClosingNotice(Notice notice, List<FinishedRound> rounds, Optional<Signature> ordered) {

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
        List<FinishedRound> more = new ArrayList<>(rounds);
        more.add(round);
        return new ClosingNotice(notice, more, ordered);
    }

    public ClosingNotice orderedBy(Signature who) {
        return new ClosingNotice(notice, rounds, Optional.of(who));
    }
}
