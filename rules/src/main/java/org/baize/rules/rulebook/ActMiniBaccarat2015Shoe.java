package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMiniBaccarat2015.rule;
import static org.baize.rules.shoe.irregular.Irregularity.BANKER_CARD_IN_ERROR;
import static org.baize.rules.shoe.irregular.Irregularity.CARD_BEFORE_CLOSE;
import static org.baize.rules.shoe.irregular.Irregularity.EXCESS_CARD_EXPOSED;
import static org.baize.rules.shoe.irregular.Irregularity.EXCESS_CARD_HIDDEN;
import static org.baize.rules.shoe.irregular.Irregularity.INSUFFICIENT_CARDS;
import static org.baize.rules.shoe.irregular.Irregularity.MISDEAL;
import static org.baize.rules.shoe.irregular.Irregularity.MISDEAL_FOUND_LATE;
import static org.baize.rules.shoe.irregular.Irregularity.MISSED_BURN;
import static org.baize.rules.shoe.irregular.Irregularity.NO_WAGERS;
import static org.baize.rules.shoe.irregular.Irregularity.OUT_OF_SEQUENCE;
import static org.baize.rules.shoe.irregular.Irregularity.PLAYER_CARD_BANKER_DRAWS;
import static org.baize.rules.shoe.irregular.Irregularity.PLAYER_CARD_BANKER_STANDS;
import static org.baize.rules.shoe.irregular.Measure.CARRY_CARD;
import static org.baize.rules.shoe.irregular.Measure.END_SHOE;
import static org.baize.rules.shoe.irregular.Measure.KEEP_BETTING_OPEN;
import static org.baize.rules.shoe.irregular.Measure.LATER_COUPS_STAND;
import static org.baize.rules.shoe.irregular.Measure.MOVE_CARD_TO_BANKER;
import static org.baize.rules.shoe.irregular.Measure.NEXT_COUP_NO_BET;
import static org.baize.rules.shoe.irregular.Measure.PLAY_ON;
import static org.baize.rules.shoe.irregular.Measure.REBUILD_HANDS;
import static org.baize.rules.shoe.irregular.Measure.REFUSE_CARD;
import static org.baize.rules.shoe.irregular.Measure.RETURN_NEXT_COUP_WAGERS;
import static org.baize.rules.shoe.irregular.Measure.VOID_COUP;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.law.Role;
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

/** The shoe chapter of the mini-baccarat text. */
final class ActMiniBaccarat2015Shoe {

    private static final Clauses CLAUSES = new Clauses(ActMiniBaccarat2015.ID);

    /** Whoever oversees the dealer may do what the dealer may. */
    private static final Approval DEALER = new Approval(ActMiniBaccarat2015House.STAFF);

    private static final Approval CASINO_SUPERVISOR = new Approval(ActMiniBaccarat2015House.SUPERVISOR);
    private static final Approval CASINO_OPERATOR = new Approval(ActMiniBaccarat2015House.OPERATOR);

    private ActMiniBaccarat2015Shoe() {}

    static ShoeRules shoe() {
        return new ShoeRules(
                preparation(),
                new LastCoupRules(
                        new Ruled<>(LastCoupRules.Policy.SAME_COUP_OR_ONE_AFTER_A_TIE, rule("5.7/1")),
                        rule("5.7/1"),
                        rule("5.7/2"),
                        rule("5.7/1")),
                List.of(new OrderRule(
                        ShoeOrder.REPLACE_CARDS, CASINO_OPERATOR, OrderRule.When.BETWEEN_COUPS, rule("2.3/1"))),
                table(),
                new IrregularityRules(new Ruled<>(ErrorWindow.UNTIL_NEXT_FIRST_CARD, rule("12.5/1")), remedies()));
    }

    private static PreparationRules preparation() {
        return new PreparationRules(
                cards(),
                rule("5.1"),
                Optional.empty(),
                new CutRules(
                        new Ruled<>(Cutter.PATRON_ELSE_SUPERVISOR, rule("5.2/1")),
                        new Ruled<>(CASINO_SUPERVISOR, rule("5.2/2")),
                        new Ruled<>(2, rule("2.1/2")),
                        new Ruled<>(52, rule("5.3/1")),
                        rule("5.3/2"),
                        new Ruled<>(12, rule("5.3/3"))),
                rule("6.1"),
                new BurnRules(
                        List.of(
                                new Ruled<>(BurnMode.ONE_FACE_DOWN, rule("5.4(a)")),
                                new Ruled<>(BurnMode.FIRST_CARD_SHOWN, rule("5.4(b)"))),
                        Optional.of(new BurnRules.AfterShown(rule("5.5"), new Ruled<>(10, rule("5.6")))),
                        rule("12.7")));
    }

    private static CardRules cards() {
        return new CardRules(
                new Ruled<>(8, rule("2.1/1")),
                rule("2.1/1"),
                rule("2.5"),
                new CheckRules(
                        new Ruled<>(CheckRules.Duty.OPENING_AND_CLOSING, rule("2.5")),
                        List.of(
                                new Ruled<>(Checker.DEALER, rule("2.5")),
                                // an electronic shoe counts its own cards
                                new Ruled<>(Checker.DECK_CHECKING_DEVICE, rule("2.5")))),
                Optional.of(new ReplacementRules(
                        rule("2.3/1"),
                        rule("2.1/1"),
                        new Ruled<>(List.of(new Approval(List.of(Role.DEALER)), CASINO_SUPERVISOR), rule("2.3/2")),
                        Optional.empty())),
                Optional.empty());
    }

    private static TableRules table() {
        return new TableRules(
                new StationRules(
                        new Ruled<>(1, rule("6.1")),
                        rule("6.1"),
                        rule("A/Shoe"),
                        rule("6.1"),
                        new Ruled<>(StationRules.Turns.FREE, rule("6.1")),
                        rule("6.1")),
                new FacingRules(
                        List.of(
                                new Ruled<>(FacingRules.Facing.FACE_UP, rule("2.2")),
                                new Ruled<>(FacingRules.Facing.FACE_DOWN, rule("2.2"))),
                        Optional.of(new Ruled<>(CASINO_SUPERVISOR, rule("6.3")))),
                rule("A/Round of Play"),
                rule("6.1"),
                new Ruled<>(DEALER, rule("6.1")),
                new NoBetRules(
                        new Ruled<>("No-bet coup", rule("A/No-Bet Coup")),
                        new Ruled<>(DEALER, rule("12.2/2")),
                        Optional.of(new NoBetRules.OnRequest(
                                new Ruled<>(CASINO_SUPERVISOR, rule("4.7(a)")),
                                rule("4.7(b)"),
                                new Ruled<>(3, rule("4.9"))))));
    }

    private static Map<Irregularity, Remedy> remedies() {
        Map<Irregularity, Remedy> remedies = new EnumMap<>(Irregularity.class);
        Remedy exposedExcess = CLAUSES.remedy(
                DEALER,
                "12.2/1",
                List.of(
                        CLAUSES.does(RETURN_NEXT_COUP_WAGERS, "12.2/3"),
                        CLAUSES.does(CARRY_CARD, "12.2/1"),
                        CLAUSES.does(NEXT_COUP_NO_BET, "12.2/2")));
        remedies.put(PLAYER_CARD_BANKER_DRAWS, CLAUSES.remedy(DEALER, "12.1", MOVE_CARD_TO_BANKER));
        remedies.put(PLAYER_CARD_BANKER_STANDS, exposedExcess);
        remedies.put(BANKER_CARD_IN_ERROR, exposedExcess);
        remedies.put(EXCESS_CARD_EXPOSED, exposedExcess);
        remedies.put(EXCESS_CARD_HIDDEN, CLAUSES.remedy(DEALER, "12.3", CARRY_CARD));
        remedies.put(OUT_OF_SEQUENCE, CLAUSES.remedy(DEALER, "12.4", REBUILD_HANDS));
        remedies.put(MISDEAL, CLAUSES.remedy(DEALER, "12.4", REBUILD_HANDS));
        remedies.put(
                MISDEAL_FOUND_LATE,
                CLAUSES.remedy(
                        CASINO_SUPERVISOR,
                        "12.5/1",
                        List.of(CLAUSES.does(VOID_COUP, "12.5/1"), CLAUSES.does(LATER_COUPS_STAND, "12.5/2"))));
        remedies.put(INSUFFICIENT_CARDS, CLAUSES.remedy(DEALER, "12.6", VOID_COUP, END_SHOE));
        remedies.put(MISSED_BURN, CLAUSES.remedy(DEALER, "12.7", PLAY_ON));
        remedies.put(CARD_BEFORE_CLOSE, CLAUSES.remedy(DEALER, "6.2", REFUSE_CARD));
        // Nobody betting is no no-bet coup: that needs a request and everybody's consent.
        remedies.put(NO_WAGERS, CLAUSES.remedy(DEALER, "4.1", List.of(CLAUSES.does(KEEP_BETTING_OPEN, "4.7(a)"))));
        return remedies;
    }
}
