package org.baize.engine.state;

import java.util.Optional;
import org.baize.engine.paper.Paying;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.NoteAcceptor;

/**
 * What a terminal takes and gives money with.
 *
 * @param printerReady the ticket printer works
 * @param paying the cash-out under way
 */
public record Till(NoteAcceptor acceptor, boolean printerReady, Optional<Paying> paying) {

    /** As installed. */
    static Till of(TerminalSpec spec) {
        NoteAcceptor acceptor = spec.acceptedNotesCents().isEmpty() ? NoteAcceptor.NOT_FITTED : NoteAcceptor.READY;
        return new Till(acceptor, spec.printer(), Optional.empty());
    }

    public Till withDevices(NoteAcceptor takes, boolean prints) {
        return new Till(takes, prints, paying);
    }

    public Till paying(Optional<Paying> changed) {
        return new Till(acceptor, printerReady, changed);
    }
}
