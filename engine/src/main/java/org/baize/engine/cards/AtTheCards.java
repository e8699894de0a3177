package org.baize.engine.cards;

import java.util.Optional;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.law.Verdict;

/** Who works with the cards of a table: its dealer, whoever stands over the dealer, and its devices. */
final class AtTheCards {

    private AtTheCards() {}

    /** Whether this is the table's own shoe or reader. */
    static boolean device(Moment moment) {
        return moment.who().kind() == Origin.Kind.DEVICE;
    }

    /** Empty if whoever asks works with the cards of the table, as its dealer or over its dealer. */
    static Optional<Verdict.Refused> person(Table table, Moment moment) {
        Authority authority = table.rulebook().house().conduct().authority();
        Verdict dealer = moment.mayDo(authority, Act.START_ROUND);
        return dealer instanceof Verdict.Refused refused
                        && !moment.mayDo(authority, Act.DEAL_FORCED_NO_BET_COUP).permitted()
                ? Optional.of(refused)
                : Optional.empty();
    }

    /** The same, and the devices of the table too. */
    static Optional<Verdict.Refused> personOrDevice(Table table, Moment moment) {
        return device(moment) ? Optional.empty() : person(table, moment);
    }
}
