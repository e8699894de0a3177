package org.baize.engine;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Signature;
import org.baize.engine.state.FloorState;
import org.baize.rules.law.Role;

/**
 * What the floor would say if somebody at work here asked for something now. It asks the very chapters that decide, which change
 * nothing, so that a screen never offers what the floor would refuse. What would follow from it is not told.
 */
public final class Rehearsal {

    /** Whoever it may be: who asks goes on record only, and here nothing does. */
    private static final Origin SOMEBODY = Origin.person(0);

    /** And somebody else, since some acts want two who are not the same. */
    private static final int SOMEBODY_ELSE = 1;

    private final Deciders deciders;
    private final long nowMillis;

    public Rehearsal(FloorState state, long nowMillis) {
        this.deciders = new Deciders(state);
        this.nowMillis = nowMillis;
    }

    /** Whether somebody in that role may do it alone. */
    public boolean allows(Command command, Role role) {
        return allows(command, role, Optional.empty());
    }

    /** Whether somebody may do it with a second person who signs in that role. */
    public boolean allows(Command command, Role role, Role second) {
        return allows(command, role, Optional.of(new Signature.Second(SOMEBODY_ELSE, second)));
    }

    private boolean allows(Command command, Role role, Optional<Signature.Second> second) {
        return deciders.decide(command, new Moment(SOMEBODY, role, second, nowMillis)) instanceof Answer.Accepted;
    }
}
