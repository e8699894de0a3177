package org.baize.load.terminal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The paper of one player: what is being printed, and what the player holds. */
final class Purse {

    private final Deque<Touch.Ticket> held = new ArrayDeque<>();
    private Touch.@Nullable Ticket printing;
    private boolean accepted = true;

    boolean isPrinting() {
        return printing != null;
    }

    /** Whether this terminal takes tickets, as far as is known. */
    boolean isAccepted() {
        return accepted;
    }

    void notAccepted() {
        accepted = false;
    }

    long heldCents() {
        return held.stream().mapToLong(Touch.Ticket::cents).sum();
    }

    /** A ticket that is due and is not being printed yet. */
    Optional<Touch.Ticket> begin(View now) {
        if (printing != null || now.ticket().isEmpty()) {
            return Optional.empty();
        }
        printing = new Touch.Ticket(now.ticket(), now.payingCents());
        return Optional.of(printing);
    }

    /** The ticket that has come out without this terminal's saying so: the server has a simulated printer. */
    Optional<Touch.Ticket> cameByItself(View now, Account account) {
        return Optional.ofNullable(printing)
                .filter(due -> now.ticket().isEmpty() && account.payingCents() == due.cents());
    }

    void cameOut(Touch.Ticket ticket) {
        printing = null;
        held.add(ticket);
    }

    void wentIn(Touch.Ticket ticket) {
        held.remove(ticket);
    }

    /** It has not come out; it is due again. */
    void again() {
        printing = null;
    }
}
