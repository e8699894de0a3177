package org.baize.rules.shoe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.IrregularityRules;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.PreparationRules;

/** How one text has a shoe prepared, burned and ended, and what it does about irregular draws. */
public record ShoeRules(
        PreparationRules preparation,
        LastCoupRules lastCoup,
        List<OrderRule> orders,
        TableRules table,
        IrregularityRules irregularities) {

    public ShoeRules {
        orders = List.copyOf(orders);
    }

    /** Whether another coup may begin from this shoe, and if not, by which rule. */
    public Verdict mayBegin(Shoe shoe) {
        if (shoe.coupInProgress()) {
            return Verdict.refuse(ShoeRefusal.COUP_IN_PROGRESS, table.coup());
        }
        if (shoe.end() == ShoeEnd.OVER) {
            return Verdict.refuse(ShoeRefusal.SHOE_OVER, lastCoup.reshuffle());
        }
        return shoe.blocks().stream()
                .min(Comparator.comparing(Shoe.Block::reason))
                .map(block -> Verdict.refuse(block.reason(), block.rule()))
                .orElseGet(() ->
                        lastCoup.lastCoup(shoe).map(Verdict::permit).orElseGet(() -> Verdict.permit(table.source())));
    }

    /** Whether a recorded card is the next card of this shoe, or a lawful entry by hand. */
    public Verdict mayTake(Shoe shoe, CardSource source) {
        return switch (source) {
            case CardSource.ReadByShoe read
            when !read.shoeId().equals(shoe.id()) -> Verdict.refuse(ShoeRefusal.SHOE_NOT_BOUND, table.source());
            case CardSource.ReadByShoe read
            when read.number() != shoe.drawn().size() + 1 ->
                Verdict.refuse(ShoeRefusal.NOT_THE_NEXT_CARD, table.source());
            case CardSource.ReadByShoe _ -> Verdict.permit(table.source());
            case CardSource.KeyedIn keyed ->
                table.keyedIn().value().givenBy(keyed.approvedBy())
                        ? Verdict.permit(table.keyedIn().rule())
                        : Verdict.refuse(
                                ShoeRefusal.ENTRY_NOT_APPROVED, table.keyedIn().rule());
        };
    }

    /** Irregularities that the cards tell by themselves, each with the rule that it touches. */
    public List<Ruled<Irregularity>> alerts(Shoe shoe, Coup coup) {
        List<Ruled<Irregularity>> alerts = new ArrayList<>();
        Ruled<Integer> decks = preparation.cards().decks();
        boolean joker = shoe.drawn().stream().anyMatch(DrawnCard.Foreign.class::isInstance);
        if (joker || Audit.of(shoe.seen(), decks.value()).foreignFound()) {
            alerts.add(new Ruled<>(Irregularity.MISSING_OR_FOREIGN_CARD, decks.rule()));
        }
        int latest = preparation.cut().latestCuttingCardAfter(shoe.cards());
        if (shoe.cuttingCard().isEmpty() && shoe.drawn().size() > latest) {
            alerts.add(new Ruled<>(
                    Irregularity.MISCUT, preparation.cut().rearDepth().rule()));
        }
        if (shoe.coupInProgress() && !coup.complete() && shoe.remaining() == 0) {
            alerts.add(new Ruled<>(Irregularity.INSUFFICIENT_CARDS, table.source()));
        }
        return List.copyOf(alerts);
    }

    public Verdict mayOrder(Shoe shoe, ShoeOrder order, Role role) {
        return orders.stream()
                .filter(rule -> rule.order() == order)
                .findFirst()
                .map(rule -> rule.mayGive(shoe, role))
                .orElseGet(() -> Verdict.refuse(ShoeRefusal.ORDER_NOT_KNOWN, table.source()));
    }

    /** Whether a second set may come in for the first after the last coup. */
    public Verdict maySwap(Shoe shoe, CardSet old, CardSet fresh, Role role) {
        Verdict ordered = mayOrder(shoe, ShoeOrder.SWAP_CARD_SET, role);
        return ordered.permitted() && old.backs().equals(fresh.backs())
                ? Verdict.refuse(ShoeRefusal.SAME_BACKS, ordered.rule())
                : ordered;
    }

    /** The shoe after an order that was permitted. A coup in progress is finished; the next one waits for new cards. */
    public Shoe order(Shoe shoe, ShoeOrder order, Role role) {
        if (mayOrder(shoe, order, role) instanceof Verdict.Permitted permitted) {
            return switch (order) {
                case SHUFFLE -> shoe.block(new Shoe.Block(ShoeRefusal.SHUFFLE_ORDERED, permitted.rule()));
                case REPLACE_UNFIT_CARDS -> shoe.block(new Shoe.Block(ShoeRefusal.CARDS_UNFIT, permitted.rule()));
                case REMOVE_CARDS, SWAP_CARD_SET, REPLACE_CARDS ->
                    shoe.block(new Shoe.Block(ShoeRefusal.REPLACEMENT_ORDERED, permitted.rule()));
                case VERIFY_CARDS -> shoe;
            };
        }
        throw new IllegalStateException(order + " was refused");
    }

    /**
     * What a remedy does to the shoe; what it does to hands and money is the caller's.
     *
     * @param inExcess cards that left the shoe and belong to no coup
     */
    public Shoe apply(Shoe shoe, Remedy remedy, List<DrawnCard> inExcess) {
        Shoe after = shoe;
        for (Ruled<Measure> measure : remedy.measures()) {
            after = apply(after, measure, remedy, inExcess);
        }
        return after;
    }

    /** What an option does to the shoe that somebody chose and was permitted. */
    public Shoe choose(Shoe shoe, Remedy remedy, Measure option) {
        Ruled<Measure> chosen = remedy.option(option)
                .orElseThrow(() -> new IllegalStateException(option + " is no option of " + remedy));
        return apply(shoe, chosen, remedy, List.of());
    }

    private static Shoe apply(Shoe shoe, Ruled<Measure> measure, Remedy remedy, List<DrawnCard> inExcess) {
        RuleId rule = measure.rule();
        return switch (measure.value()) {
            case CARRY_CARD -> carry(shoe, remedy, inExcess, rule);
            case SHUFFLE_BEFORE_NEXT_COUP -> shoe.block(new Shoe.Block(ShoeRefusal.SHUFFLE_ORDERED, rule));
            case END_SHOE -> shoe.block(new Shoe.Block(ShoeRefusal.SHOE_OVER, rule));
            case LOCK_CARDS -> shoe.block(new Shoe.Block(ShoeRefusal.CARDS_LOCKED, rule));
            case STOP_BETTING,
                    HOLD_COUP,
                    REFUSE_CARD,
                    KEEP_BETTING_OPEN,
                    VOID_COUP,
                    RETURN_WAGERS,
                    RETURN_NEXT_COUP_WAGERS,
                    EARLIER_COUPS_STAND,
                    LATER_COUPS_STAND,
                    COUP_STANDS,
                    SETTLE_ON_CONFIRMED_OUTCOME,
                    MOVE_CARD_TO_BANKER,
                    REBUILD_HANDS,
                    NEXT_COUP_NO_BET,
                    THIS_COUP_NO_BET,
                    NO_BET_COUP_IN_OTHER_GAME,
                    PLAY_ON,
                    DEAL_NEXT_COUP,
                    REOPEN_BETTING,
                    ENTER_CARDS_BY_HAND,
                    MOVE_CARDS_TO_SPARE_SHOE,
                    MOVE_CARDS_TO_OTHER_SHUFFLER,
                    REMOVE_DAMAGED_CARDS,
                    REPLACE_CARDS_ONE_FOR_ONE -> shoe;
        };
    }

    /** With no coup to follow, a card in excess leaves with the shoe. */
    private static Shoe carry(Shoe shoe, Remedy remedy, List<DrawnCard> inExcess, RuleId rule) {
        if (shoe.finished()) {
            return shoe;
        }
        CoupKind opens = remedy.does(Measure.NEXT_COUP_NO_BET) ? CoupKind.NO_BET : CoupKind.BETTING;
        Shoe after = shoe;
        for (DrawnCard card : inExcess) {
            after = after.carry(new CarriedCard(card, opens, rule));
        }
        return after;
    }
}
