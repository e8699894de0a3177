package org.baize.load.terminal;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.state.Play;
import org.baize.rules.wager.Commitment;

/**
 * What one terminal must have. It follows from what was asked and accepted, from the published results and from the pay table, and
 * from nothing that the server says about money.
 */
final class Account {

    private final Play<?, ?> play;
    private final boolean confirms;
    private final long leastTotalCents;
    private final Map<String, Long> pending = new TreeMap<>();
    private final Map<String, Long> locked = new TreeMap<>();
    private final Map<String, Long> earlier = new TreeMap<>();
    private long round;
    private long creditCents;
    private long payingCents;
    private long inCents;
    private long outCents;

    Account(Play<?, ?> play) {
        this.play = play;
        this.confirms = play.rulebook().wagers().window().commitment() instanceof Commitment.Confirm;
        this.leastTotalCents = play.offer().limits().totals().minimumCents().orElse(0);
    }

    /** The same once more, to see what something would do. */
    Account copy() {
        Account copy = new Account(play);
        copy.pending.putAll(pending);
        copy.locked.putAll(locked);
        copy.earlier.putAll(earlier);
        copy.round = round;
        copy.creditCents = creditCents;
        copy.payingCents = payingCents;
        copy.inCents = inCents;
        copy.outCents = outCents;
        return copy;
    }

    Play<?, ?> play() {
        return play;
    }

    /** Whether wagers count only when their player has confirmed them. */
    boolean confirms() {
        return confirms;
    }

    long creditCents() {
        return creditCents;
    }

    /** Credit that is to come out on paper and has not yet. */
    long payingCents() {
        return payingCents;
    }

    /** Notes and tickets that went in. */
    long inCents() {
        return inCents;
    }

    /** Tickets that came out. */
    long outCents() {
        return outCents;
    }

    long onLayoutCents() {
        return sum(pending) + sum(locked);
    }

    long earlierCents() {
        return sum(earlier);
    }

    /**
     * Something was accepted.
     *
     * @param during the round in which it was asked
     * @param keptCents how much of the chips was taken
     */
    void accepted(Touch touch, long during, long keptCents) {
        switch (touch) {
            case Touch.Place place -> put(during, place.bet(), keptCents);
            case Touch.Undo undo -> put(during, undo.last().bet(), -undo.last().cents());
            case Touch.Clear _ -> giveBack(pending);
            case Touch.Repeat _ -> Map.copyOf(earlier).forEach((bet, cents) -> put(during, bet, cents));
            case Touch.Confirm _ -> lock();
            case Touch.Shoot _ -> {}
            case Touch.Note note -> bring(note.cents());
            case Touch.CashOut _ -> {
                payingCents = creditCents;
                creditCents = 0;
            }
            case Touch.Printed printed -> {
                payingCents -= printed.ticket().cents();
                outCents += printed.ticket().cents();
            }
            case Touch.Inserted inserted -> bring(inserted.ticket().cents());
        }
    }

    private void bring(long cents) {
        creditCents += cents;
        inCents += cents;
    }

    private void put(long during, String bet, long cents) {
        round = during;
        creditCents -= cents;
        if (pending.merge(bet, cents, Long::sum) == 0) {
            pending.remove(bet);
        }
    }

    private void lock() {
        pending.forEach((bet, cents) -> locked.merge(bet, cents, Long::sum));
        pending.clear();
    }

    private void giveBack(Map<String, Long> chips) {
        creditCents += sum(chips);
        chips.clear();
    }

    private static long sum(Map<String, Long> chips) {
        return chips.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What the round of its wagers has come to, as far as the table shows it. */
    void catchUp(TableNow now) {
        if (pending.isEmpty() && locked.isEmpty()) {
            return;
        }
        if (now.round().number() != round || !now.round().isBetting()) {
            close();
        }
        Optional<String> outcome = now.recent().get(round);
        if (outcome != null) {
            end(outcome);
        }
    }

    private void close() {
        if (confirms || onLayoutCents() < leastTotalCents) {
            giveBack(pending);
        }
        lock();
    }

    private void end(Optional<String> outcome) {
        if (outcome.isEmpty()) {
            giveBack(locked);
            return;
        }
        creditCents += locked.entrySet().stream()
                .mapToLong(wager -> backCents(wager.getKey(), wager.getValue(), outcome.get()))
                .sum();
        if (!locked.isEmpty()) {
            earlier.clear();
            earlier.putAll(locked);
        }
        locked.clear();
    }

    private long backCents(String bet, long cents, String outcome) {
        return play.payTable().payoff(play.bet(bet), play.outcome(outcome)).returnCents(cents);
    }

    /** Whether the terminal is shown just this. */
    boolean isShownBy(View view) {
        return view.creditCents() == creditCents
                && view.payingCents() == payingCents
                && view.pending().equals(pending)
                && view.locked().equals(locked);
    }

    @Override
    public String toString() {
        return creditCents + " cents of credit, " + payingCents + " being paid, " + pending + " pending and " + locked
                + " locked in round " + round;
    }
}
