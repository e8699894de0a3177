package org.baize.engine.state;

import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.ledger.Mutation;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.setup.OwnLimits;
import org.baize.rules.setup.TableSetup;
import org.jspecify.annotations.Nullable;

/**
 * One table's game as each terminal plays it: under the table's limits, under narrower ones of the terminal's own, and
 * above either with a higher maximum that its patron was granted. All of it is derived, and made before it is asked
 * for, so that a touch of the layout makes nothing.
 */
final class Plays {

    private final Rulebook rulebook;
    private final Map<Integer, OwnLimits> limits = new TreeMap<>();
    private Map<Integer, PersonalMaximum> personal = new TreeMap<>();
    private Play<?, ?> ofTable;
    private Numbered<Play<?, ?>> own = new Numbered<>();
    private Numbered<Play<?, ?>> raised = new Numbered<>();

    Plays(Rulebook rulebook, TableSetup setup) {
        this.rulebook = rulebook;
        this.ofTable = Play.of(rulebook, setup);
    }

    Play<?, ?> ofTable() {
        return ofTable;
    }

    /** The game at a terminal, for whoever plays there. */
    Play<?, ?> at(int terminal) {
        Play<?, ?> narrower = own.get(terminal);
        return narrower == null ? ofTable : narrower;
    }

    /** The game for the patron at a terminal who was granted more; null where nobody was. */
    @Nullable
    Play<?, ?> raisedAt(int terminal) {
        return raised.get(terminal);
    }

    @Mutation
    void respecify(TableSetup setup) {
        ofTable = Play.of(rulebook, setup);
        own = new Numbered<>();
        limits.forEach((terminal, narrower) -> own.put(terminal, Play.of(rulebook, narrower.at(setup))));
        raise();
    }

    @Mutation
    void limit(int terminal, OwnLimits narrower) {
        limits.put(terminal, narrower);
        own.put(terminal, Play.of(rulebook, narrower.at(ofTable.setup())));
        raise();
    }

    @Mutation
    void grant(Map<Integer, PersonalMaximum> maxima) {
        if (!maxima.equals(personal)) {
            personal = maxima;
            raise();
        }
    }

    private void raise() {
        raised = new Numbered<>();
        personal.forEach(
                (terminal, maximum) -> raised.put(terminal, at(terminal).raisedFor(maximum.byLineCents())));
    }
}
