package org.baize.engine.event;

import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.rules.law.Role;

/**
 * Who did it, in which role, and who signed as the second person.
 */
public record Signature(Origin who, Role role, Optional<Second> second) {

    /** The second person. */
    public record Second(int person, Role role) {}
}
