package org.baize.gateway.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import org.baize.devices.till.AcceptorMisbehaviour;
import org.baize.devices.till.PrinterMisbehaviour;
import org.baize.devices.till.SimulatedTill;
import org.baize.engine.state.FloorState;

/** The simulated till of one terminal, under the names that screens know. */
public final class Till {

    private static final String ACCEPTOR = "ACCEPTOR_";
    private static final String PRINTER = "PRINTER_";

    private final int terminal;
    private final SimulatedTill till;

    Till(int terminal, SimulatedTill till) {
        this.terminal = terminal;
        this.till = till;
    }

    void look(FloorState floor) {
        till.look(floor);
    }

    SimulatorView.Till view() {
        return new SimulatorView.Till(
                terminal, till.acceptor().ready(), till.printer().ready(), misbehaviours());
    }

    /** What the acceptor and the printer can be told to do wrong. */
    static List<String> misbehaviours() {
        List<String> all = new ArrayList<>();
        Arrays.stream(AcceptorMisbehaviour.values()).forEach(one -> all.add(ACCEPTOR + one));
        Arrays.stream(PrinterMisbehaviour.values()).forEach(one -> all.add(PRINTER + one));
        return all;
    }

    /** Has one of them do this wrong as soon as it can. */
    public void misbehave(String next) {
        if (!misbehaviours().contains(next)) {
            throw new NoSuchElementException("a till cannot do that; there are " + String.join(", ", misbehaviours()));
        }
        if (next.startsWith(ACCEPTOR)) {
            till.acceptor().misbehave(AcceptorMisbehaviour.valueOf(next.substring(ACCEPTOR.length())));
        } else {
            till.printer().misbehave(PrinterMisbehaviour.valueOf(next.substring(PRINTER.length())));
        }
    }

    /** The player pushes a note in. */
    public void insertNote(long noteCents) {
        till.acceptor().insertNote(noteCents);
    }

    /** The player pushes a ticket in. */
    public void insertTicket(String barcode) {
        till.acceptor().insertTicket(barcode);
    }
}
