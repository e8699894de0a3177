package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;
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
import static org.baize.rules.shoe.irregular.Irregularity.MISSED_BURN;
import static org.baize.rules.shoe.irregular.Irregularity.MISSING_OR_FOREIGN_CARD;
import static org.baize.rules.shoe.irregular.Irregularity.NO_WAGERS;
import static org.baize.rules.shoe.irregular.Irregularity.NO_WAGERS_CARD_DEALT;
import static org.baize.rules.shoe.irregular.Irregularity.OUT_OF_SEQUENCE;
import static org.baize.rules.shoe.irregular.Irregularity.PLAYER_CARD_BANKER_DRAWS;
import static org.baize.rules.shoe.irregular.Irregularity.PLAYER_CARD_BANKER_STANDS;
import static org.baize.rules.shoe.irregular.Irregularity.WRONG_SHOE;
import static org.baize.rules.shoe.irregular.Measure.CARRY_CARD;
import static org.baize.rules.shoe.irregular.Measure.COUP_STANDS;
import static org.baize.rules.shoe.irregular.Measure.DEAL_NEXT_COUP;
import static org.baize.rules.shoe.irregular.Measure.EARLIER_COUPS_STAND;
import static org.baize.rules.shoe.irregular.Measure.END_SHOE;
import static org.baize.rules.shoe.irregular.Measure.HOLD_COUP;
import static org.baize.rules.shoe.irregular.Measure.LATER_COUPS_STAND;
import static org.baize.rules.shoe.irregular.Measure.LOCK_CARDS;
import static org.baize.rules.shoe.irregular.Measure.MOVE_CARD_TO_BANKER;
import static org.baize.rules.shoe.irregular.Measure.NEXT_COUP_NO_BET;
import static org.baize.rules.shoe.irregular.Measure.PLAY_ON;
import static org.baize.rules.shoe.irregular.Measure.REBUILD_HANDS;
import static org.baize.rules.shoe.irregular.Measure.REOPEN_BETTING;
import static org.baize.rules.shoe.irregular.Measure.RETURN_WAGERS;
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
import org.baize.rules.shoe.preparation.ShufflerRules;

/** The shoe chapter of the multi-terminal text. */
final class ActMultiTerminal2019Shoe {

    private static final Clauses CLAUSES = new Clauses(ActMultiTerminal2019.ID);

    /** Whoever oversees the dealer may do what the dealer may. */
    private static final Approval DEALER = new Approval(ActMultiTerminal2019House.DEALER_OR_SUPERVISOR);

    private static final Approval CASINO_SUPERVISOR = new Approval(ActMultiTerminal2019House.SUPERVISOR);

    private ActMultiTerminal2019Shoe() {}

    static ShoeRules shoe() {
        return new ShoeRules(
                preparation(),
                new LastCoupRules(
                        new Ruled<>(LastCoupRules.Policy.SAME_COUP_OR_ONE_AFTER_A_TIE, rule("8.3(h)")),
                        rule("8.3(h)"),
                        rule("8.3(h)/Tie"),
                        rule("8.3(e)(ii)")),
                orders(),
                table(),
                new IrregularityRules(new Ruled<>(ErrorWindow.UNTIL_NEXT_ROUND_OPENS, rule("8.8(f)")), remedies()));
    }

    private static PreparationRules preparation() {
        return new PreparationRules(
                cards(),
                rule("8.3(e)(i)"),
                Optional.of(new PreparationRules.PreShuffled(rule("8.3(e)(i)"), Optional.empty(), Optional.empty())),
                new CutRules(
                        new Ruled<>(Cutter.DEALER, rule("8.3(f)/cut")),
                        new Ruled<>(DEALER, rule("8.3(f)/cut")),
                        new Ruled<>(2, rule("8.3(a)/cutting cards")),
                        new Ruled<>(52, rule("8.3(f)/cut")),
                        rule("8.3(f)/cut"),
                        new Ruled<>(12, rule("8.3(f)/rear card"))),
                rule("8.3(f)/load"),
                new BurnRules(
                        List.of(new Ruled<>(BurnMode.FIRST_CARD_SHOWN, rule("8.3(g)"))),
                        Optional.of(new BurnRules.AfterShown(rule("8.3(g)"), new Ruled<>(0, rule("8.3(g)")))),
                        rule("8.8(i)")));
    }

    private static CardRules cards() {
        return new CardRules(
                new Ruled<>(8, rule("8.3(a)/decks")),
                rule("8.3(a)/decks"),
                rule("8.8(l)(iii)"),
                new CheckRules(
                        new Ruled<>(CheckRules.Duty.BEFORE_USE, rule("8.3(d)")),
                        List.of(
                                new Ruled<>(Checker.DEALER, rule("8.3(d)")),
                                new Ruled<>(Checker.CASINO_SUPERVISOR, rule("8.3(d)")),
                                new Ruled<>(Checker.SHUFFLER, rule("A.1/Multi deck Shuffler (MD3)")))),
                Optional.empty(),
                Optional.of(new ShufflerRules(
                        rule("A.1/Multi deck Shuffler (MD3)"),
                        Optional.of(new Ruled<>(3, rule("A.1/Multi deck Shuffler (MD3)/capacity"))))));
    }

    private static List<OrderRule> orders() {
        return List.of(
                new OrderRule(
                        ShoeOrder.SHUFFLE,
                        CASINO_SUPERVISOR,
                        OrderRule.When.ANY_TIME_AFTER_THE_COUP,
                        rule("8.3(e)(iii)")),
                new OrderRule(
                        ShoeOrder.REPLACE_UNFIT_CARDS,
                        CASINO_SUPERVISOR,
                        OrderRule.When.ANY_TIME_AFTER_THE_COUP,
                        rule("8.3(j)")),
                new OrderRule(
                        ShoeOrder.REMOVE_CARDS, CASINO_SUPERVISOR, OrderRule.When.AFTER_THE_LAST_COUP, rule("8.3(i)")));
    }

    private static TableRules table() {
        return new TableRules(
                new StationRules(
                        new Ruled<>(2, rule("8.8(m)")),
                        rule("8.2(a)"),
                        rule("A.1/Shoe"),
                        rule("8.2(a)"),
                        new Ruled<>(StationRules.Turns.FREE, rule("8.8(m)")),
                        rule("8.8(m)")),
                new FacingRules(List.of(new Ruled<>(FacingRules.Facing.FACE_UP, rule("8.5(a)"))), Optional.empty()),
                rule("8.1/Coup"),
                rule("8.2(a)"),
                new Ruled<>(DEALER, rule("8.5(a)")),
                new NoBetRules(
                        new Ruled<>("No-bet coup", rule("8.1/No-Bet Coup")),
                        new Ruled<>(DEALER, rule("8.1/No-Bet Coup")),
                        Optional.empty()));
    }

    private static Map<Irregularity, Remedy> remedies() {
        Map<Irregularity, Remedy> remedies = new EnumMap<>(Irregularity.class);
        Remedy exposedExcess = CLAUSES.remedy(DEALER, "8.8(b)", CARRY_CARD, NEXT_COUP_NO_BET);
        remedies.put(PLAYER_CARD_BANKER_DRAWS, CLAUSES.remedy(DEALER, "8.8(a)", MOVE_CARD_TO_BANKER));
        remedies.put(PLAYER_CARD_BANKER_STANDS, exposedExcess);
        remedies.put(BANKER_CARD_IN_ERROR, exposedExcess);
        remedies.put(EXCESS_CARD_EXPOSED, exposedExcess);
        remedies.put(EXCESS_CARD_HIDDEN, CLAUSES.remedy(DEALER, "8.8(c)", CARRY_CARD));
        remedies.put(OUT_OF_SEQUENCE, CLAUSES.remedy(DEALER, "8.8(d)", REBUILD_HANDS));
        remedies.put(FACE_UP_FIRST_CARD, CLAUSES.remedy(DEALER, "8.8(e)(i)", RETURN_WAGERS, THIS_COUP_NO_BET));
        remedies.put(FACE_UP_LATER_CARD, CLAUSES.remedy(DEALER, "8.8(e)(ii)", PLAY_ON));
        remedies.put(MISDEAL, CLAUSES.remedy(DEALER, "8.8(d)", REBUILD_HANDS));
        remedies.put(MISDEAL_FOUND_LATE, CLAUSES.remedy(CASINO_SUPERVISOR, "8.8(f)", VOID_COUP, LATER_COUPS_STAND));
        remedies.put(INSUFFICIENT_CARDS, CLAUSES.remedy(DEALER, "8.8(g)", VOID_COUP, END_SHOE));
        remedies.put(MISCUT, CLAUSES.remedy(DEALER, "8.8(h)", COUP_STANDS, SHUFFLE_BEFORE_NEXT_COUP));
        remedies.put(MISSED_BURN, CLAUSES.remedy(DEALER, "8.8(i)", PLAY_ON));
        remedies.put(MISSING_OR_FOREIGN_CARD, missingCard());
        // The wrong shoe and the early card stop the coup at once; only the void waits for the supervisor.
        remedies.put(WRONG_SHOE, CLAUSES.remedy(CASINO_SUPERVISOR, "8.8(m)", HOLD_COUP, VOID_COUP, PLAY_ON));
        remedies.put(
                CARD_BEFORE_CLOSE,
                CLAUSES.remedy(CASINO_SUPERVISOR, "8.8(n)", STOP_BETTING, HOLD_COUP, VOID_COUP, PLAY_ON));
        remedies.put(
                NO_WAGERS,
                CLAUSES.remedy(
                        DEALER,
                        "8.8(j)",
                        List.of(),
                        List.of(CLAUSES.does(DEAL_NEXT_COUP, "8.8(j)"), CLAUSES.does(REOPEN_BETTING, "8.8(j)"))));
        remedies.put(NO_WAGERS_CARD_DEALT, CLAUSES.remedy(DEALER, "8.8(k)", THIS_COUP_NO_BET));
        return remedies;
    }

    private static Remedy missingCard() {
        return CLAUSES.remedy(
                DEALER,
                "8.8(l)(iii)",
                List.of(
                        CLAUSES.does(EARLIER_COUPS_STAND, "8.8(l)(i)"),
                        CLAUSES.does(VOID_COUP, "8.8(l)(ii)"),
                        CLAUSES.does(END_SHOE, "8.8(l)(iii)"),
                        CLAUSES.does(LOCK_CARDS, "8.8(l)(iii)")));
    }
}
