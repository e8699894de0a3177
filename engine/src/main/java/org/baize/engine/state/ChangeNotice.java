package org.baize.engine.state;

import java.util.List;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.ChangeRules.Subject;

/**
 * A change of a table's set-up that waits for a round to open.
 *
 * @param subjects what it changes
 */
public record ChangeNotice(TableSetup setup, List<Subject> subjects, Notice notice) {

    public ChangeNotice {
        subjects = List.copyOf(subjects);
    }

    public ChangeNotice withNotice(Notice changed) {
        return new ChangeNotice(setup, subjects, changed);
    }
}
