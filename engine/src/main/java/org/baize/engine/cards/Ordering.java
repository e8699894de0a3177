package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.Replacement;
import org.baize.rules.shoe.preparation.ReplacementRules;

/** Orders about the cards of a shoe, and single cards that are exchanged. */
final class Ordering {

    private final Remedies remedies;

    Ordering(Remedies remedies) {
        this.remedies = remedies;
    }

    Answer order(Table table, CardCommand.OrderCards order, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        ShoeRules rules = ShoeRulesOf.table(table);
        Optional<CardSet> fresh = order.freshSet().flatMap(cards::set);
        if (order.order() == ShoeOrder.SWAP_CARD_SET && fresh.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_CARDS);
        }
        if (cards.shoe().isEmpty()) {
            return Answer.refuse(ShoeRefusal.NO_CARDS, rules.table().station().cards());
        }
        Shoe shoe = cards.shoe().get();
        CardSet old = cards.preparation().orElseThrow().cards();
        Role role = Authorised.role(moment, who -> rules.mayOrder(shoe, order.order(), who));
        Verdict may = fresh.map(set -> rules.maySwap(shoe, old, set, role))
                .orElseGet(() -> rules.mayOrder(shoe, order.order(), role));
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new CardEvent.CardsOrdered(
                        table.number(), order.order(), order.freshSet(), role, may.rule(), moment.signature()));
    }

    /** A count of all cards on somebody's order; what it finds missing or foreign is an irregularity. */
    Answer verify(Table table, Audit found, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        ShoeRules rules = ShoeRulesOf.table(table);
        if (cards.shoe().isEmpty()) {
            return Answer.refuse(ShoeRefusal.NO_CARDS, rules.table().station().cards());
        }
        Verdict may =
                Authorised.verdict(moment, role -> rules.mayOrder(cards.shoe().get(), ShoeOrder.VERIFY_CARDS, role));
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        List<Event> events = new ArrayList<>();
        events.add(new CardEvent.CardsVerified(table.number(), found, may.rule(), moment.signature()));
        if (!found.complete()) {
            events.addAll(remedies.found(
                    table, Irregularity.MISSING_OR_FOREIGN_CARD, CardReport.noting("found by a count"), moment));
        }
        return Answer.of(events);
    }

    Answer replace(Table table, CardCommand.ReplaceCards replace, Moment moment) {
        ShoeRules rules = ShoeRulesOf.table(table);
        Optional<ReplacementRules> replacing = rules.preparation().cards().replacement();
        if (replacing.isEmpty()) {
            return Answer.refuse(
                    ShoeRefusal.ORDER_NOT_KNOWN,
                    rules.preparation().cards().decks().rule());
        }
        Replacement replacement = replacement(replace, moment);
        boolean running = table.round().phase().running() || ShoeState.of(table).cardsOnTable();
        Verdict may = replacing.get().mayReplace(replacement, running);
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new CardEvent.CardsReplaced(table.number(), replacement, may.rule(), moment.signature()));
    }

    private static Replacement replacement(CardCommand.ReplaceCards replace, Moment moment) {
        return new Replacement(replace.removed(), replace.added(), signOffs(moment), replace.receivingShuffler());
    }

    /** Everybody who signs the act has looked at the new cards. */
    static List<Replacement.SignOff> signOffs(Moment moment) {
        List<Replacement.SignOff> signOffs = new ArrayList<>();
        signOffs.add(new Replacement.SignOff(
                moment.role(), Integer.toString(moment.who().number())));
        moment.second()
                .ifPresent(second ->
                        signOffs.add(new Replacement.SignOff(second.role(), Integer.toString(second.person()))));
        return signOffs;
    }
}
