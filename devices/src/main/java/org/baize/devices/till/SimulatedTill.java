package org.baize.devices.till;

import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;

/**
 * The till of a terminal that is only simulated. A note that nobody has pushed in must not become credit for which somebody
 * is paid: a terminal that reaches any table for money gets none.
 */
public final class SimulatedTill {

    private final int terminal;
    private final SimulatedAcceptor acceptor;
    private final SimulatedPrinter printer;
    private final TerminalTill till;

    public SimulatedTill(FloorState floor, int terminal, Line line, Clockwork time, Chance chance) {
        boolean forMoney = floor.terminalAt(terminal).spec().tables().stream()
                .anyMatch(table -> !floor.tableAt(table).spec().demonstration());
        if (forMoney) {
            throw new IllegalArgumentException("terminal " + terminal + " is for money: its till is not simulated");
        }
        this.terminal = terminal;
        this.acceptor = new SimulatedAcceptor(time);
        this.printer = new SimulatedPrinter(time, chance);
        this.till = new TerminalTill(terminal, acceptor, printer, line, time);
    }

    /** Where the player pushes notes and tickets in. */
    public SimulatedAcceptor acceptor() {
        return acceptor;
    }

    public SimulatedPrinter printer() {
        return printer;
    }

    /** Prints what the floor wants printed; called after each change, on one thread. */
    public void look(FloorState floor) {
        Terminal now = floor.terminalAt(terminal);
        till.look(now);
    }
}
