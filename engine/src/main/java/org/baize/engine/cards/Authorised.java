package org.baize.engine.cards;

import java.util.Optional;
import java.util.function.Function;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;

/** Whose word counts: that of whoever asks, or that of the second person who signs. */
final class Authorised {

    private Authorised() {}

    /** The better of the two answers. */
    static Verdict verdict(Moment moment, Function<Role, Verdict> rule) {
        return rule.apply(role(moment, rule));
    }

    /** The role of the two that is permitted; the first one if neither is. */
    static Role role(Moment moment, Function<Role, Verdict> rule) {
        if (rule.apply(moment.role()).permitted() || moment.second().isEmpty()) {
            return moment.role();
        }
        Role second = moment.second().get().role();
        return rule.apply(second).permitted() ? second : moment.role();
    }

    /** Whether this is the table's own shoe or reader. */
    static boolean device(Moment moment) {
        return moment.who().kind() == Origin.Kind.DEVICE;
    }

    /** Empty if whoever asks works with the cards of the table, as its dealer or over its dealer. */
    static Optional<Verdict.Refused> atTheCards(Table table, Moment moment) {
        Authority authority = table.rulebook().house().conduct().authority();
        Verdict dealer = moment.mayDo(authority, Act.START_ROUND);
        return dealer instanceof Verdict.Refused refused
                        && !moment.mayDo(authority, Act.DEAL_FORCED_NO_BET_COUP).permitted()
                ? Optional.of(refused)
                : Optional.empty();
    }

    /** The same, and the devices of the table too. */
    static Optional<Verdict.Refused> atTheCardsOrDevice(Table table, Moment moment) {
        return device(moment) ? Optional.empty() : atTheCards(table, moment);
    }
}
