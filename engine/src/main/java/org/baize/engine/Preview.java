package org.baize.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.StateSnapshot;
import org.baize.engine.state.Terminal;
import org.baize.rules.law.Role;

/**
 * What an act would do, tried out on a copy of the floor: everything that would happen, and whose money would move. Nothing of it goes
 * into any log.
 *
 * @param moved the terminals whose money would be another
 */
public record Preview(Answer answer, List<Moved> moved) {

    /**
     * The money of one terminal, more or less than before.
     *
     * @param creditCents on the credit meter
     * @param betCents on layouts and in play
     */
    public record Moved(int terminal, long creditCents, long betCents) {}

    public Preview {
        moved = List.copyOf(moved);
    }

    /** Tries it out. */
    public static Preview of(StateSnapshot state, long nowMillis, Act act) {
        Floor copy = Floor.restore(new FloorSnapshot(nowMillis, state, List.of()));
        Map<Integer, Moved> before = money(copy.state());
        Answer answer = copy.tryOut(Request.of(act.who(), 1, nowMillis, act.command()), act.second());
        List<Moved> moved = new ArrayList<>();
        money(copy.state()).forEach((terminal, after) -> {
            Moved was = before.get(terminal);
            if (was != null && !was.equals(after)) {
                moved.add(new Moved(
                        terminal, after.creditCents() - was.creditCents(), after.betCents() - was.betCents()));
            }
        });
        return new Preview(answer, moved);
    }

    /**
     * What somebody wants to do.
     *
     * @param second the role in which a second person is going to sign; whether that person may is found out with the PIN
     */
    public record Act(Origin who, Optional<Role> second, Command command) {}

    private static Map<Integer, Moved> money(FloorState state) {
        Map<Integer, Moved> money = new TreeMap<>();
        for (Terminal terminal : state.terminals()) {
            long bet = terminal.layout().balanceCents() + terminal.inPlay().balanceCents();
            money.put(
                    terminal.number(),
                    new Moved(terminal.number(), terminal.chips().balanceCents(), bet));
        }
        return money;
    }
}
