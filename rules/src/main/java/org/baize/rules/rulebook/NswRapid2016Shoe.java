package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswRapid2016.rule;
import static org.baize.rules.shoe.irregular.Irregularity.BANKER_CARD_IN_ERROR;
import static org.baize.rules.shoe.irregular.Irregularity.CARD_BEFORE_CLOSE;
import static org.baize.rules.shoe.irregular.Irregularity.EXCESS_CARD_EXPOSED;
import static org.baize.rules.shoe.irregular.Irregularity.EXCESS_CARD_HIDDEN;
import static org.baize.rules.shoe.irregular.Irregularity.FACE_UP_FIRST_CARD;
import static org.baize.rules.shoe.irregular.Irregularity.FACE_UP_LATER_CARD;
import static org.baize.rules.shoe.irregular.Irregularity.INSUFFICIENT_CARDS;
import static org.baize.rules.shoe.irregular.Irregularity.MISCUT;
import static org.baize.rules.shoe.irregular.Irregularity.MISDEAL;
import static org.baize.rules.shoe.irregular.Irregularity.MISDEAL_FOUND_LATE;
import static org.baize.rules.shoe.irregular.Irregularity.MISREAD;
import static org.baize.rules.shoe.irregular.Irregularity.MISSED_BURN;
import static org.baize.rules.shoe.irregular.Irregularity.MISSING_OR_FOREIGN_CARD;
import static org.baize.rules.shoe.irregular.Irregularity.NOT_SHUFFLED_AFTER_CUTTING_CARD;
import static org.baize.rules.shoe.irregular.Irregularity.ORDER_IN_DOUBT;
import static org.baize.rules.shoe.irregular.Irregularity.ORDER_IN_DOUBT_FOUND_LATE;
import static org.baize.rules.shoe.irregular.Irregularity.OUT_OF_SEQUENCE;
import static org.baize.rules.shoe.irregular.Irregularity.PLAYER_CARD_BANKER_DRAWS;
import static org.baize.rules.shoe.irregular.Irregularity.PLAYER_CARD_BANKER_STANDS;
import static org.baize.rules.shoe.irregular.Irregularity.RESULT_DIFFERS;
import static org.baize.rules.shoe.irregular.Irregularity.SHOE_FAULT;
import static org.baize.rules.shoe.irregular.Irregularity.SHOE_FAULT_OUTCOME_KNOWN;
import static org.baize.rules.shoe.irregular.Irregularity.SHOE_FAULT_OUTCOME_UNKNOWN;
import static org.baize.rules.shoe.irregular.Irregularity.SHOE_FAULT_SPARE_SHOE;
import static org.baize.rules.shoe.irregular.Irregularity.SHUFFLER_FAULT;
import static org.baize.rules.shoe.irregular.Irregularity.SHUFFLER_FAULT_CARDS_DAMAGED;
import static org.baize.rules.shoe.irregular.Irregularity.SHUFFLER_FAULT_DISADVANTAGE;
import static org.baize.rules.shoe.irregular.Irregularity.WRONG_SHOE;
import static org.baize.rules.shoe.irregular.Measure.CARRY_CARD;
import static org.baize.rules.shoe.irregular.Measure.COUP_STANDS;
import static org.baize.rules.shoe.irregular.Measure.EARLIER_COUPS_STAND;
import static org.baize.rules.shoe.irregular.Measure.END_SHOE;
import static org.baize.rules.shoe.irregular.Measure.ENTER_CARDS_BY_HAND;
import static org.baize.rules.shoe.irregular.Measure.HOLD_COUP;
import static org.baize.rules.shoe.irregular.Measure.LOCK_CARDS;
import static org.baize.rules.shoe.irregular.Measure.MOVE_CARDS_TO_OTHER_SHUFFLER;
import static org.baize.rules.shoe.irregular.Measure.MOVE_CARDS_TO_SPARE_SHOE;
import static org.baize.rules.shoe.irregular.Measure.MOVE_CARD_TO_BANKER;
import static org.baize.rules.shoe.irregular.Measure.NEXT_COUP_NO_BET;
import static org.baize.rules.shoe.irregular.Measure.NO_BET_COUP_IN_OTHER_GAME;
import static org.baize.rules.shoe.irregular.Measure.PLAY_ON;
import static org.baize.rules.shoe.irregular.Measure.REMOVE_DAMAGED_CARDS;
import static org.baize.rules.shoe.irregular.Measure.REPLACE_CARDS_ONE_FOR_ONE;
import static org.baize.rules.shoe.irregular.Measure.RETURN_WAGERS;
import static org.baize.rules.shoe.irregular.Measure.SETTLE_ON_CONFIRMED_OUTCOME;
import static org.baize.rules.shoe.irregular.Measure.SHUFFLE_BEFORE_NEXT_COUP;
import static org.baize.rules.shoe.irregular.Measure.STOP_BETTING;
import static org.baize.rules.shoe.irregular.Measure.THIS_COUP_NO_BET;
import static org.baize.rules.shoe.irregular.Measure.VOID_COUP;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.FacingRules;
import org.baize.rules.shoe.LastCoupRules;
import org.baize.rules.shoe.NoBetRules;
import org.baize.rules.shoe.OrderRule;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.StationRules;
import org.baize.rules.shoe.TableRules;
import org.baize.rules.shoe.irregular.ErrorWindow;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.IrregularityRules;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.Approval;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.BurnRules;
import org.baize.rules.shoe.preparation.CardCheck.Checker;
import org.baize.rules.shoe.preparation.CardRules;
import org.baize.rules.shoe.preparation.CheckRules;
import org.baize.rules.shoe.preparation.CutRules;
import org.baize.rules.shoe.preparation.Cutter;
import org.baize.rules.shoe.preparation.PreparationRules;
import org.baize.rules.shoe.preparation.ReplacementRules;
import org.baize.rules.shoe.preparation.ShufflerRules;

/** The shoe chapter of the rapid baccarat text. */
final class NswRapid2016Shoe {

    private static final Clauses CLAUSES = new Clauses(NswRapid2016.ID);

    /** Whoever oversees the dealer may do what the dealer may. */
    private static final Approval DEALER = new Approval(NswRapid2016House.DEALER_OR_SUPERVISOR);

    private static final Approval CASINO_SUPERVISOR = new Approval(NswRapid2016House.CASINO_SUPERVISORS);
    private static final Approval CASINO_SUPERVISOR_OR_INSPECTOR =
            new Approval(NswRapid2016House.CASINO_SUPERVISOR_OR_INSPECTOR);
    private static final Approval ASSISTANT_GAMING_MANAGER = new Approval(NswRapid2016House.PIT_MANAGER);

    private NswRapid2016Shoe() {}

    static ShoeRules shoe() {
        return new ShoeRules(
                preparation(),
                new LastCoupRules(
                        new Ruled<>(LastCoupRules.Policy.ONE_COUP_AFTER, rule("3.13")),
                        rule("3.14"),
                        rule("3.13"),
                        rule("3.8.2")),
                orders(),
                table(),
                new IrregularityRules(
                        new Ruled<>(ErrorWindow.UNTIL_NEXT_FIRST_CARD_SHOE_EMPTIED_OR_TABLE_CLOSED, rule("11.8.1.5")),
                        remedies()));
    }

    private static PreparationRules preparation() {
        return new PreparationRules(
                cards(),
                rule("3.8.1"),
                Optional.of(new PreparationRules.PreShuffled(
                        rule("3.8.1"),
                        Optional.of(new Ruled<>("Angel Playing Cards Co., Ltd", rule("1.1/Angel pre-shuffled cards"))),
                        Optional.of(new Ruled<>(CASINO_SUPERVISOR, rule("3.9"))))),
                new CutRules(
                        new Ruled<>(Cutter.DEALER, rule("3.10")),
                        new Ruled<>(DEALER, rule("3.10")),
                        new Ruled<>(1, rule("2.5.4")),
                        new Ruled<>(52, rule("3.10")),
                        rule("3.11"),
                        new Ruled<>(20, rule("3.11"))),
                rule("3.11"),
                new BurnRules(
                        List.of(new Ruled<>(BurnMode.ONE_FACE_DOWN, rule("3.12"))), Optional.empty(), rule("11.8.8")));
    }

    private static CardRules cards() {
        return new CardRules(
                new Ruled<>(8, rule("2.5.4")),
                rule("3.2"),
                rule("11.8.10.3"),
                new CheckRules(
                        new Ruled<>(CheckRules.Duty.OPTIONAL, rule("3.1")),
                        List.of(
                                new Ruled<>(Checker.DEALER, rule("3.1")),
                                new Ruled<>(Checker.CASINO_SUPERVISOR, rule("3.1")),
                                new Ruled<>(Checker.DECK_CHECKING_DEVICE, rule("1.1/deck-checking device")))),
                Optional.of(new ReplacementRules(
                        rule("11.8.16.2"),
                        rule("11.8.16.4"),
                        new Ruled<>(List.of(), rule("11.8.16.4")),
                        Optional.of(rule("11.8.16.3")))),
                Optional.of(new ShufflerRules(rule("2.3.3"), Optional.empty())));
    }

    private static List<OrderRule> orders() {
        return List.of(
                new OrderRule(
                        ShoeOrder.SHUFFLE, CASINO_SUPERVISOR, OrderRule.When.ANY_TIME_AFTER_THE_COUP, rule("3.8.3")),
                new OrderRule(
                        ShoeOrder.REPLACE_UNFIT_CARDS, CASINO_SUPERVISOR, OrderRule.When.BETWEEN_COUPS, rule("3.6")),
                new OrderRule(
                        ShoeOrder.SWAP_CARD_SET, CASINO_SUPERVISOR, OrderRule.When.AFTER_THE_LAST_COUP, rule("3.5")),
                new OrderRule(
                        ShoeOrder.VERIFY_CARDS, CASINO_SUPERVISOR_OR_INSPECTOR, OrderRule.When.ANY_TIME, rule("3.7")));
    }

    private static TableRules table() {
        return new TableRules(
                new StationRules(
                        new Ruled<>(2, rule("1.1/dealer station")),
                        rule("2.5.3.1"),
                        rule("1.1/Angel Eye shoe"),
                        rule("2.5.3.2"),
                        new Ruled<>(StationRules.Turns.ALTERNATE, rule("7.7.3")),
                        rule("11.8.2")),
                new FacingRules(List.of(new Ruled<>(FacingRules.Facing.FACE_UP, rule("3.3"))), Optional.empty()),
                rule("1.1/coup"),
                rule("3.3"),
                new Ruled<>(CASINO_SUPERVISOR, rule("11.8.12")),
                new NoBetRules(
                        new Ruled<>("Dummy hand", rule("1.1/dummy hand")),
                        new Ruled<>(CASINO_SUPERVISOR, rule("11.8.14")),
                        Optional.empty()));
    }

    private static Map<Irregularity, Remedy> remedies() {
        Map<Irregularity, Remedy> remedies = new EnumMap<>(Irregularity.class);
        cardsInError(remedies);
        misdeals(remedies);
        cardsOfTheShoe(remedies);
        devices(remedies);
        return remedies;
    }

    /** A card that was seen too early never opens a coup with wagers: 11.8.4 limits 11.8.3. */
    private static void cardsInError(Map<Irregularity, Remedy> remedies) {
        Remedy notDue = CLAUSES.remedy(CASINO_SUPERVISOR, "11.8.13", HOLD_COUP, CARRY_CARD, NEXT_COUP_NO_BET);
        remedies.put(PLAYER_CARD_BANKER_DRAWS, CLAUSES.remedy(DEALER, "11.8.3", MOVE_CARD_TO_BANKER));
        remedies.put(
                PLAYER_CARD_BANKER_STANDS,
                CLAUSES.remedy(
                        CASINO_SUPERVISOR,
                        "11.8.13",
                        List.of(CLAUSES.does(CARRY_CARD, "11.8.3"), CLAUSES.does(NEXT_COUP_NO_BET, "11.8.4"))));
        remedies.put(
                BANKER_CARD_IN_ERROR,
                CLAUSES.remedy(
                        CASINO_SUPERVISOR,
                        "11.8.13",
                        List.of(CLAUSES.does(CARRY_CARD, "11.8.4"), CLAUSES.does(NEXT_COUP_NO_BET, "11.8.4"))));
        remedies.put(EXCESS_CARD_EXPOSED, notDue);
        remedies.put(EXCESS_CARD_HIDDEN, notDue);
        remedies.put(
                FACE_UP_FIRST_CARD,
                CLAUSES.remedy(
                        CASINO_SUPERVISOR,
                        "11.8.14",
                        List.of(CLAUSES.does(RETURN_WAGERS, "11.8.4"), CLAUSES.does(THIS_COUP_NO_BET, "11.8.4"))));
        remedies.put(FACE_UP_LATER_CARD, CLAUSES.remedy(DEALER, "11.8.5", PLAY_ON));
        remedies.put(CARD_BEFORE_CLOSE, CLAUSES.remedy(DEALER, "7.3", STOP_BETTING, PLAY_ON));
    }

    private static void misdeals(Map<Irregularity, Remedy> remedies) {
        remedies.put(OUT_OF_SEQUENCE, managerVoids("11.8.1.2"));
        remedies.put(MISDEAL, managerVoids("11.8.1.2"));
        remedies.put(ORDER_IN_DOUBT, managerVoids("11.8.1.1"));
        remedies.put(MISDEAL_FOUND_LATE, CLAUSES.remedy(DEALER, "11.8.1.5", COUP_STANDS));
        remedies.put(ORDER_IN_DOUBT_FOUND_LATE, CLAUSES.remedy(DEALER, "11.8.1.5", COUP_STANDS));
        remedies.put(
                WRONG_SHOE,
                CLAUSES.remedy(
                        ASSISTANT_GAMING_MANAGER,
                        "11.8.2",
                        List.of(
                                CLAUSES.does(HOLD_COUP, "11.8.2"),
                                CLAUSES.does(VOID_COUP, "11.8.2"),
                                CLAUSES.does(NO_BET_COUP_IN_OTHER_GAME, "11.8.13"),
                                CLAUSES.does(PLAY_ON, "11.8.2"))));
    }

    private static Remedy managerVoids(String caseRule) {
        return CLAUSES.remedy(
                ASSISTANT_GAMING_MANAGER,
                "11.8.1.3",
                List.of(
                        CLAUSES.does(HOLD_COUP, caseRule),
                        CLAUSES.does(VOID_COUP, "11.8.1.3"),
                        CLAUSES.does(PLAY_ON, "11.8.1.3")),
                List.of(CLAUSES.does(SHUFFLE_BEFORE_NEXT_COUP, "11.8.1.4")));
    }

    private static void cardsOfTheShoe(Map<Irregularity, Remedy> remedies) {
        remedies.put(INSUFFICIENT_CARDS, CLAUSES.remedy(DEALER, "11.8.6", VOID_COUP, END_SHOE));
        remedies.put(
                MISCUT, CLAUSES.remedy(DEALER, "11.8.7", COUP_STANDS, EARLIER_COUPS_STAND, SHUFFLE_BEFORE_NEXT_COUP));
        remedies.put(MISSED_BURN, CLAUSES.remedy(DEALER, "11.8.8", PLAY_ON));
        remedies.put(
                NOT_SHUFFLED_AFTER_CUTTING_CARD,
                CLAUSES.remedy(DEALER, "11.8.9", COUP_STANDS, EARLIER_COUPS_STAND, SHUFFLE_BEFORE_NEXT_COUP));
        remedies.put(
                MISSING_OR_FOREIGN_CARD,
                CLAUSES.remedy(
                        DEALER,
                        "11.8.10",
                        List.of(
                                CLAUSES.does(EARLIER_COUPS_STAND, "11.8.10.1"),
                                CLAUSES.does(VOID_COUP, "11.8.10.2"),
                                CLAUSES.does(END_SHOE, "11.8.10.3"),
                                CLAUSES.does(LOCK_CARDS, "11.8.10.3"))));
    }

    private static void devices(Map<Irregularity, Remedy> remedies) {
        remedies.put(
                RESULT_DIFFERS,
                CLAUSES.remedy(
                        CASINO_SUPERVISOR,
                        "11.8.11",
                        List.of(CLAUSES.does(HOLD_COUP, "11.8.11")),
                        List.of(
                                CLAUSES.does(SETTLE_ON_CONFIRMED_OUTCOME, "11.8.11"),
                                CLAUSES.does(VOID_COUP, "11.8.11"))));
        remedies.put(MISREAD, CLAUSES.remedy(CASINO_SUPERVISOR, "11.8.12", ENTER_CARDS_BY_HAND));
        remedies.put(SHOE_FAULT, CLAUSES.remedy(DEALER, "11.8.15", HOLD_COUP));
        remedies.put(SHOE_FAULT_SPARE_SHOE, CLAUSES.remedy(DEALER, "11.8.15.1", MOVE_CARDS_TO_SPARE_SHOE, PLAY_ON));
        remedies.put(SHOE_FAULT_OUTCOME_KNOWN, CLAUSES.remedy(CASINO_SUPERVISOR, "11.8.12", ENTER_CARDS_BY_HAND));
        remedies.put(SHOE_FAULT_OUTCOME_UNKNOWN, CLAUSES.remedy(CASINO_SUPERVISOR, "11.8.15.1", VOID_COUP));
        remedies.put(SHUFFLER_FAULT, CLAUSES.remedy(DEALER, "11.8.16", MOVE_CARDS_TO_OTHER_SHUFFLER, PLAY_ON));
        remedies.put(
                SHUFFLER_FAULT_CARDS_DAMAGED,
                CLAUSES.remedy(
                        DEALER,
                        "11.8.16.1",
                        List.of(
                                CLAUSES.does(REMOVE_DAMAGED_CARDS, "11.8.16.2"),
                                CLAUSES.does(MOVE_CARDS_TO_OTHER_SHUFFLER, "11.8.16.3"),
                                CLAUSES.does(REPLACE_CARDS_ONE_FOR_ONE, "11.8.16.4"))));
        remedies.put(SHUFFLER_FAULT_DISADVANTAGE, CLAUSES.remedy(DEALER, "11.8.17", VOID_COUP, EARLIER_COUPS_STAND));
    }
}
