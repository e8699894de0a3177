package org.baize.rules.setup;

import java.util.List;
import java.util.Optional;

/**
 * Money in and out at the terminals.
 *
 * @param acceptedNotesCents the notes that are taken, each once
 * @param ticketLimitCents the largest ticket; empty is no limit
 */
public record MoneyChoice(List<Long> acceptedNotesCents, Optional<Long> ticketLimitCents) {

    public MoneyChoice {
        acceptedNotesCents = List.copyOf(acceptedNotesCents);
    }
}
