package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.house.Device;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.StationRules;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.CardRules;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.rules.shoe.preparation.ShufflerRules;

/** From a set of cards to a shoe that is ready. */
final class Preparing {

    private final FloorState state;

    Preparing(FloorState state) {
        this.state = state;
    }

    /** A set is at one table at a time: who brings it takes it away from where it lay. */
    Answer bring(Table table, CardCommand.BringCards bring, Moment moment) {
        if (bring.set().isBlank() || bring.decks() < 1) {
            return Answer.refuse(FloorReason.NO_SUCH_CARDS);
        }
        CardRules rules = ShoeRulesOf.table(table).preparation().cards();
        for (Table other : state.tables()) {
            if (inShoe(other, bring.set())) {
                return Answer.refuse(CardRefusal.SET_IN_USE, rules.custody());
            }
        }
        Optional<Table> from = state.tables().stream()
                .filter(other -> rack(other, bring.set()).isPresent())
                .findFirst();
        List<Event> events = new ArrayList<>();
        from.ifPresent(
                other -> events.add(new CardEvent.CardsTakenAway(other.number(), bring.set(), moment.signature())));
        CardSet set = from.flatMap(other -> rack(other, bring.set()))
                .orElseGet(() -> new CardSet(
                        bring.set(), bring.decks(), bring.backs(), bring.maker(), Custody.SECURED, Optional.empty()));
        events.add(new CardEvent.CardsBrought(table.number(), set, moment.signature()));
        return Answer.of(events);
    }

    private static Optional<CardSet> rack(Table table, String set) {
        return table.spec().apparatus() == Apparatus.SHOE ? ShoeState.of(table).set(set) : Optional.empty();
    }

    private static boolean inShoe(Table table, String set) {
        return table.spec().apparatus() == Apparatus.SHOE
                && rack(table, set).isEmpty()
                && ShoeState.of(table)
                        .preparation()
                        .filter(prepared -> prepared.cards().id().equals(set))
                        .isPresent();
    }

    Answer check(Table table, CardCommand.CheckCards check, Moment moment) {
        CardRules rules = ShoeRulesOf.table(table).preparation().cards();
        boolean known = ShoeState.of(table).set(check.set()).isPresent() || inShoe(table, check.set());
        if (!known) {
            return Answer.refuse(FloorReason.NO_SUCH_CARDS);
        }
        Verdict may = rules.checks().mayCheck(check.by());
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (!counts(check, moment)) {
            return Answer.refuse(
                    CardRefusal.CHECKER_NOT_KNOWN, rules.checks().duty().rule());
        }
        String who = check.device()
                .filter(name -> !name.isBlank())
                .orElse("person " + moment.who().number());
        CardCheck counted = CardCheck.of(check.by(), who, moment.atMillis(), check.found());
        return Answer.of(
                new CardEvent.CardsChecked(table.number(), check.set(), counted, check.found(), moment.signature()));
    }

    /** A person counts in a role of their own; a machine's count may be sent by itself or by staff. */
    private static boolean counts(CardCommand.CheckCards check, Moment moment) {
        return switch (check.by()) {
            case DEALER -> moment.role() == Role.DEALER;
            case CASINO_SUPERVISOR -> moment.role() != Role.DEALER && !moment.fromDevice();
            case SHUFFLER, DECK_CHECKING_DEVICE -> check.device().isPresent();
        };
    }

    Answer start(Table table, String set, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        ShoeRules rules = ShoeRulesOf.table(table);
        if (cards.set(set).isEmpty() && !inShoe(table, set)) {
            return Answer.refuse(FloorReason.NO_SUCH_CARDS);
        }
        if (rules.table().station().mayDeal(equipment(table)) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (table.round().phase().running() || cards.cardsOnTable()) {
            return Answer.refuse(ShoeRefusal.COUP_IN_PROGRESS, rules.table().coup());
        }
        if (cards.shoe().filter(shoe -> !shoe.finished()).isPresent()) {
            return Answer.refuse(
                    ShoeRefusal.LAST_COUP_NOT_PLAYED, rules.lastCoup().policy().rule());
        }
        boolean retired = cards.set(set)
                .filter(known -> known.custody() == Custody.RETIRED)
                .isPresent();
        return retired
                ? Answer.refuse(
                        CardRefusal.SET_RETIRED, rules.preparation().cards().custody())
                : Answer.of(new CardEvent.ShoeStarted(table.number(), set, burn(table), moment.signature()));
    }

    /** The table's shoe; the cards that come into it are looked at one by one later. */
    private static StationRules.Equipment equipment(Table table) {
        boolean approved = table.spec().installation().approved().devices().contains(Device.SHOE);
        return new StationRules.Equipment(true, approved, true);
    }

    private static BurnMode burn(Table table) {
        if (table.play().setup().dealing() instanceof DealingChoice.Cards chosen) {
            return chosen.burn();
        }
        throw new IllegalStateException("a shoe without a choice for its cards: table " + table.number());
    }

    Answer step(Table table, PreparationStep step, Moment moment) {
        Optional<Preparation> now = ShoeState.of(table).preparation();
        ShoeRules rules = ShoeRulesOf.table(table);
        if (now.isEmpty()) {
            return Answer.refuse(ShoeRefusal.NO_CARDS, rules.table().station().cards());
        }
        Verdict may = rules.preparation().may(now.get(), step);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (shufflerFull(table, rules, step) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (step instanceof PreparationStep.Load load && bound(table, load.shoeId())) {
            return Answer.refuse(
                    ShoeRefusal.SHOE_NOT_BOUND, rules.table().station().approved());
        }
        return Answer.of(new CardEvent.StepMade(table.number(), step, may.rule(), moment.signature()));
    }

    /** One machine serves so many shoes and no more. */
    private Verdict shufflerFull(Table table, ShoeRules rules, PreparationStep step) {
        Optional<ShufflerRules> shufflers = rules.preparation().cards().shuffler();
        if (step instanceof PreparationStep.Shuffle shuffle
                && shuffle.shuffler().isPresent()
                && shufflers.isPresent()) {
            long served = state.tables().stream()
                    .filter(other -> other.number() != table.number())
                    .filter(other -> other.spec().apparatus() == Apparatus.SHOE)
                    .filter(other -> ShoeState.of(other).tally().shuffler().equals(shuffle.shuffler()))
                    .count();
            return shufflers.get().mayAssign((int) served);
        }
        return Verdict.permit(rules.preparation().shuffle());
    }

    /** Whether that shoe stands at another table. */
    private boolean bound(Table table, String shoe) {
        return state.tables().stream()
                .filter(other -> other.number() != table.number())
                .filter(other -> other.spec().apparatus() == Apparatus.SHOE)
                .anyMatch(other ->
                        ShoeState.of(other).shoeId().filter(shoe::equals).isPresent());
    }
}
