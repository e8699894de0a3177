package org.baize.engine.chapter;

import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Signature;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;

/** Who asks, in which role, with whom, and when. */
public record Moment(Origin who, Role role, Optional<Signature.Second> second, long atMillis) {

    /** Whether a device of the table speaks, or what plays its part; the floor's own timers see nothing. */
    public boolean fromDevice() {
        return who.kind() == Origin.Kind.DEVICE || who.kind() == Origin.Kind.SIMULATOR;
    }

    /** What goes on record. */
    public Signature signature() {
        return new Signature(who, role, second);
    }

    /** Whether the text gives that act to whoever asks. */
    public Verdict mayDo(Authority authority, Act act) {
        return second.isPresent() ? authority.mayDo(act, role, second.get().role()) : authority.mayDo(act, role);
    }
}
