package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;

/**
 * What the house keeps about a person it knows by a code.
 *
 * @param exclusions bar that person wherever the code is given
 */
public record PatronFile(List<Bar> exclusions, boolean keptToOne) {

    public static final PatronFile EMPTY = new PatronFile(List.of(), false);

    public PatronFile {
        exclusions = List.copyOf(exclusions);
    }

    /** A second exclusion from the same game bars nothing more. */
    public PatronFile excluded(Bar bar) {
        if (exclusions.stream().anyMatch(known -> known.game().equals(bar.game()))) {
            return this;
        }
        List<Bar> more = new ArrayList<>(exclusions);
        more.add(bar);
        return new PatronFile(more, keptToOne);
    }

    public PatronFile toOneTerminal() {
        return new PatronFile(exclusions, true);
    }
}
