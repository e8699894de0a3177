package org.baize.engine.cards;

import java.util.Optional;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.CardSource;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRules;

/** Who works with the cards of a table: its dealer, whoever stands over the dealer, and its devices. */
final class AtTheCards {

    private AtTheCards() {}

    /** Empty if whoever asks works with the cards of the table, as its dealer or over its dealer. */
    static Optional<Verdict.Refused> person(Table table, Moment moment) {
        Authority authority = table.rulebook().house().conduct().authority();
        Verdict dealer = moment.mayDo(authority, Act.START_ROUND);
        return dealer instanceof Verdict.Refused refused
                        && !moment.mayDo(authority, Act.DEAL_FORCED_NO_BET_COUP).permitted()
                ? Optional.of(refused)
                : Optional.empty();
    }

    /**
     * Empty if whoever asks may type in a card: with the approval that the shoe wants, and where the text names the
     * person who types, that person.
     */
    static Optional<Verdict.Refused> typing(Table table, Shoe shoe, Moment moment) {
        ShoeRules rules = ShoeRulesOf.table(table);
        Verdict approved = Authorised.verdict(moment, role -> rules.mayTake(shoe, new CardSource.KeyedIn(role)));
        if (approved instanceof Verdict.Refused refused) {
            return Optional.of(refused);
        }
        Verdict types = moment.mayDo(table.rulebook().house().conduct().authority(), Act.ENTER_CARD_BY_HAND);
        return types instanceof Verdict.Refused refused && refused.reason() != AuthorityReason.ACT_UNKNOWN
                ? Optional.of(refused)
                : Optional.empty();
    }

    /** Empty if whoever asks is a device of the table, or a person who may deal. */
    static Optional<Verdict.Refused> personOrDevice(Table table, Moment moment) {
        return moment.fromDevice() ? Optional.empty() : person(table, moment);
    }
}
