package org.baize.engine;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.state.StateSnapshot;
import org.baize.rules.law.Role;

/**
 * What an act would do, tried out on a copy of the floor: everything that would happen, and whose money would move. Nothing of it goes
 * into any log.
 *
 * @param moved the terminals whose money would be another
 */
public record Preview(Answer answer, List<Purses.Moved> moved) {

    public Preview {
        moved = List.copyOf(moved);
    }

    /** Tries it out. */
    public static Preview of(StateSnapshot state, long nowMillis, Act act) {
        Floor copy = Floor.restore(new FloorSnapshot(nowMillis, state, List.of()));
        Purses before = Purses.of(copy.state());
        Answer answer = copy.tryOut(Request.of(act.who(), 1, nowMillis, act.command()), act.second());
        return new Preview(answer, before.movedUntil(Purses.of(copy.state())));
    }

    /**
     * What somebody wants to do.
     *
     * @param second the role in which a second person is going to sign; whether that person may is found out with the PIN
     */
    public record Act(Origin who, Optional<Role> second, Command command) {}
}
