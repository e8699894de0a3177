package org.baize.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;

/** The money of every terminal at one moment, so that two moments can be compared. */
public final class Purses {

    private final Map<Integer, Moved> purses = new TreeMap<>();

    private Purses() {}

    /**
     * The money of one terminal, more or less than before.
     *
     * @param creditCents on the credit meter
     * @param betCents on layouts and in play
     */
    public record Moved(int terminal, long creditCents, long betCents) {}

    public static Purses of(FloorState state) {
        Purses all = new Purses();
        state.terminals().forEach(all::look);
        return all;
    }

    /** Looks at one of them again. */
    public void look(Terminal terminal) {
        long bet = terminal.layout().balanceCents() + terminal.inPlay().balanceCents();
        purses.put(
                terminal.number(), new Moved(terminal.number(), terminal.chips().balanceCents(), bet));
    }

    /** The terminals that have another amount at the later moment, with the difference. */
    public List<Moved> movedUntil(Purses later) {
        List<Moved> moved = new ArrayList<>();
        later.purses.forEach((terminal, after) -> {
            Moved was = purses.get(terminal);
            if (was != null && !was.equals(after)) {
                moved.add(new Moved(
                        terminal, after.creditCents() - was.creditCents(), after.betCents() - was.betCents()));
            }
        });
        return moved;
    }
}
