package org.baize.rules.cash;

import java.util.List;

/**
 * What is known of a terminal when money is to go in.
 *
 * @param wagerAlive a wager of this account is confirmed and neither settled nor void, on whichever table
 * @param acceptedNotesCents the denominations shown as accepted on this terminal
 */
public record TerminalMoney(
        AccountState account, boolean wagerAlive, NoteAcceptor acceptor, List<Long> acceptedNotesCents) {

    public TerminalMoney {
        acceptedNotesCents = List.copyOf(acceptedNotesCents);
    }
}
