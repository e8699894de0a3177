package org.baize.chaos.load;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.baize.engine.answer.Answer;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.WagerEvent;

/** What one seat must have, by what it was told and nothing else. */
final class NaiveSeat {

    private final int terminal;
    private final Map<Integer, Spot> spots;
    private final Scorebook book;
    private final Map<Integer, Long> pendingCents = new TreeMap<>();
    private final Map<Integer, Long> lockedCents = new TreeMap<>();
    private long chipsCents;

    NaiveSeat(int terminal, List<Spot> spots, Scorebook book) {
        this.terminal = terminal;
        this.spots = spots.stream().collect(Collectors.toMap(Spot::bet, spot -> spot));
        this.book = book;
    }

    synchronized long chipsCents() {
        return chipsCents;
    }

    /** The answer to something that this seat asked. */
    synchronized void hear(Answer answer) {
        if (answer instanceof Answer.Accepted accepted) {
            accepted.events().forEach(this::hear);
        }
    }

    private void hear(Event event) {
        if (event instanceof MoneyEvent.NoteCredited note) {
            chipsCents += note.noteCents();
        } else if (event instanceof WagerEvent wager) {
            wager.changes().forEach(this::change);
            if (wager instanceof WagerEvent.WagersConfirmed) {
                pendingCents.forEach((bet, cents) -> lockedCents.merge(bet, cents, Long::sum));
                pendingCents.clear();
            }
        }
    }

    /** Each change says what lay there before, so that a wager too many or too few shows with the next one. */
    private void change(WagerEvent.Change change) {
        compare("on " + spot(change.bet()).text(), change.fromCents(), pendingCents.getOrDefault(change.bet(), 0L));
        pendingCents.put(change.bet(), change.toCents());
        chipsCents += change.fromCents() - change.toCents();
    }

    /**
     * The round is settled: what was not confirmed goes back, what was is decided.
     *
     * @param stakeCents what the floor says was at stake
     * @param creditCents what the floor says is paid
     */
    synchronized void settle(int number, long stakeCents, long creditCents) {
        long staked = sum(lockedCents);
        long paid = lockedCents.entrySet().stream()
                .mapToLong(wager -> spot(wager.getKey()).creditCents(wager.getValue(), number))
                .sum();
        compare("at stake", stakeCents, staked);
        agree("is paid", creditCents, paid);
        chipsCents += sum(pendingCents) + paid;
        pendingCents.clear();
        lockedCents.clear();
    }

    /** The round is void: everything goes back. */
    synchronized void giveBack() {
        chipsCents += sum(pendingCents) + sum(lockedCents);
        pendingCents.clear();
        lockedCents.clear();
    }

    /** The whole credit came out on a ticket. */
    synchronized void cashedOut(long cents) {
        agree("on a ticket", cents, chipsCents);
        chipsCents = 0;
    }

    private static long sum(Map<Integer, Long> cents) {
        return cents.values().stream().mapToLong(Long::longValue).sum();
    }

    private Spot spot(int bet) {
        Spot spot = spots.get(bet);
        if (spot == null) {
            throw new IllegalStateException("terminal " + terminal + " never wagered on bet " + bet);
        }
        return spot;
    }

    /** Where only wagers count: too much is a wager twice, too little a wager lost. */
    private void compare(String what, long there, long expected) {
        if (there != expected) {
            Finding.Kind kind = there < expected ? Finding.Kind.LOST : Finding.Kind.DOUBLED;
            book.find(new Finding(kind, 1, sentence(what, there, expected)));
        }
    }

    private void agree(String what, long there, long expected) {
        if (there != expected) {
            book.find(new Finding(Finding.Kind.MONEY, 1, sentence(what, there, expected)));
        }
    }

    private String sentence(String what, long there, long expected) {
        return "terminal " + terminal + ": " + there + " cents " + what + ", and it must be " + expected;
    }
}
