package org.baize.rules.shoe.irregular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.ShoeTexts;
import org.baize.rules.shoe.irregular.ErrorWindow.Since;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each remedy is written as {@code measure rule}, in the order in which it is carried out. */
class RemedyTest {

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(a)",
        "act-multi-terminal-2019:8.8(b)",
        "act-mini-baccarat-2015:12.1",
        "act-mini-baccarat-2015:12.2/1",
        "act-mini-baccarat-2015:12.2/2",
        "act-mini-baccarat-2015:12.2/3",
        "nsw-rapid-2016:11.8.3",
        "nsw-rapid-2016:11.8.4"
    })
    void cardLaidOnTheWrongHand() {
        expect(MULTI, Irregularity.PLAYER_CARD_BANKER_DRAWS, "MOVE_CARD_TO_BANKER 8.8(a)");
        expect(MINI, Irregularity.PLAYER_CARD_BANKER_DRAWS, "MOVE_CARD_TO_BANKER 12.1");
        expect(RAPID, Irregularity.PLAYER_CARD_BANKER_DRAWS, "MOVE_CARD_TO_BANKER 11.8.3");
        for (Irregularity seenExcess :
                List.of(Irregularity.PLAYER_CARD_BANKER_STANDS, Irregularity.BANKER_CARD_IN_ERROR)) {
            expect(MULTI, seenExcess, "CARRY_CARD 8.8(b)", "NEXT_COUP_NO_BET 8.8(b)");
            expect(MINI, seenExcess, "RETURN_NEXT_COUP_WAGERS 12.2/3", "CARRY_CARD 12.2/1", "NEXT_COUP_NO_BET 12.2/2");
        }
        expect(RAPID, Irregularity.PLAYER_CARD_BANKER_STANDS, "CARRY_CARD 11.8.3", "NEXT_COUP_NO_BET 11.8.4");
        expect(RAPID, Irregularity.BANKER_CARD_IN_ERROR, "CARRY_CARD 11.8.4", "NEXT_COUP_NO_BET 11.8.4");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(b)",
        "act-multi-terminal-2019:8.8(c)",
        "act-mini-baccarat-2015:12.2/1",
        "act-mini-baccarat-2015:12.3",
        "nsw-rapid-2016:11.8.13"
    })
    void excessCardExposedOrHidden() {
        expect(MULTI, Irregularity.EXCESS_CARD_EXPOSED, "CARRY_CARD 8.8(b)", "NEXT_COUP_NO_BET 8.8(b)");
        expect(MULTI, Irregularity.EXCESS_CARD_HIDDEN, "CARRY_CARD 8.8(c)");
        expect(
                MINI,
                Irregularity.EXCESS_CARD_EXPOSED,
                "RETURN_NEXT_COUP_WAGERS 12.2/3",
                "CARRY_CARD 12.2/1",
                "NEXT_COUP_NO_BET 12.2/2");
        expect(MINI, Irregularity.EXCESS_CARD_HIDDEN, "CARRY_CARD 12.3");
        for (Irregularity notDue : List.of(Irregularity.EXCESS_CARD_EXPOSED, Irregularity.EXCESS_CARD_HIDDEN)) {
            expect(RAPID, notDue, "HOLD_COUP 11.8.13", "CARRY_CARD 11.8.13", "NEXT_COUP_NO_BET 11.8.13");
            expectApproval(RAPID, notDue, Role.DEALER, Role.CASINO_SUPERVISOR);
        }
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(e)(i)",
        "act-multi-terminal-2019:8.8(e)(ii)",
        "nsw-rapid-2016:11.8.4",
        "nsw-rapid-2016:11.8.5"
    })
    void faceUpCard() {
        expect(MULTI, Irregularity.FACE_UP_FIRST_CARD, "RETURN_WAGERS 8.8(e)(i)", "THIS_COUP_NO_BET 8.8(e)(i)");
        expect(MULTI, Irregularity.FACE_UP_LATER_CARD, "PLAY_ON 8.8(e)(ii)");
        expect(RAPID, Irregularity.FACE_UP_FIRST_CARD, "RETURN_WAGERS 11.8.4", "THIS_COUP_NO_BET 11.8.4");
        expectApproval(RAPID, Irregularity.FACE_UP_FIRST_CARD, Role.DEALER, Role.CASINO_SUPERVISOR);
        expect(RAPID, Irregularity.FACE_UP_LATER_CARD, "PLAY_ON 11.8.5");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(d)",
        "act-multi-terminal-2019:8.8(f)",
        "act-mini-baccarat-2015:12.4",
        "act-mini-baccarat-2015:12.5/1",
        "act-mini-baccarat-2015:12.5/2"
    })
    void actTextsRebuildInTimeAndVoidTheFaultyRoundAlone() {
        for (Irregularity inTime : List.of(Irregularity.OUT_OF_SEQUENCE, Irregularity.MISDEAL)) {
            expect(MULTI, inTime, "REBUILD_HANDS 8.8(d)");
            expect(MINI, inTime, "REBUILD_HANDS 12.4");
        }
        expect(MULTI, Irregularity.MISDEAL_FOUND_LATE, "VOID_COUP 8.8(f)", "LATER_COUPS_STAND 8.8(f)");
        expectApproval(MULTI, Irregularity.MISDEAL_FOUND_LATE, Role.DEALER, Role.CASINO_SUPERVISOR);
        expect(MINI, Irregularity.MISDEAL_FOUND_LATE, "VOID_COUP 12.5/1", "LATER_COUPS_STAND 12.5/2");
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.8.1.1",
        "nsw-rapid-2016:11.8.1.2",
        "nsw-rapid-2016:11.8.1.3",
        "nsw-rapid-2016:11.8.1.4",
        "nsw-rapid-2016:11.8.1.5"
    })
    void rapidHasTheManagerVoidAMisdealInTimeAndLetsALateOneStand() {
        for (Irregularity misdeal : List.of(Irregularity.MISDEAL, Irregularity.OUT_OF_SEQUENCE)) {
            expect(RAPID, misdeal, "HOLD_COUP 11.8.1.2", "VOID_COUP 11.8.1.3", "PLAY_ON 11.8.1.3");
        }
        expect(RAPID, Irregularity.ORDER_IN_DOUBT, "HOLD_COUP 11.8.1.1", "VOID_COUP 11.8.1.3", "PLAY_ON 11.8.1.3");
        expectApproval(RAPID, Irregularity.MISDEAL, Role.CASINO_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER);
        expect(RAPID, Irregularity.MISDEAL_FOUND_LATE, "COUP_STANDS 11.8.1.5");
        expect(RAPID, Irregularity.ORDER_IN_DOUBT_FOUND_LATE, "COUP_STANDS 11.8.1.5");

        Remedy misdeal = remedy(RAPID, Irregularity.MISDEAL);
        Measure reshuffle = Measure.SHUFFLE_BEFORE_NEXT_COUP;
        assertThat(misdeal.mayChoose(reshuffle, Role.ASSISTANT_GAMING_MANAGER, true))
                .isEqualTo(RAPID.permits("11.8.1.4"));
        assertThat(misdeal.mayChoose(reshuffle, Role.ASSISTANT_GAMING_MANAGER, false))
                .isEqualTo(RAPID.refuses(RemedyRefusal.REMEDY_COMES_FIRST, "11.8.1.4"));
        assertThat(misdeal.mayChoose(reshuffle, Role.CASINO_SUPERVISOR, true))
                .isEqualTo(RAPID.refuses(RemedyRefusal.NOT_AUTHORISED, "11.8.1.4"));
        assertThat(misdeal.mayChoose(Measure.END_SHOE, Role.GAMING_MANAGER, true))
                .isEqualTo(RAPID.refuses(RemedyRefusal.NOT_AN_OPTION, "11.8.1.3"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(f)",
        "act-mini-baccarat-2015:12.5/1",
        "nsw-rapid-2016:11.8.1.5",
        "nsw-rapid-2016:1.1/coup"
    })
    void eachTextHasItsOwnMomentAfterWhichAMisdealIsLate() {
        Since bettingOpen = new Since(true, false, false, false);
        Since firstCard = new Since(true, true, false, false);
        Since shoeEmptied = new Since(false, false, true, false);
        Since tableClosed = new Since(false, false, false, true);

        assertThat(lateIn(Since.NOTHING)).isEmpty();
        assertThat(lateIn(bettingOpen)).containsExactly(MULTI);
        assertThat(lateIn(firstCard)).containsExactly(MULTI, MINI, RAPID);
        assertThat(lateIn(shoeEmptied)).containsExactly(RAPID);
        assertThat(lateIn(tableClosed)).containsExactly(RAPID);
        assertThat(RAPID.rules().irregularities().window().rule()).isEqualTo(RAPID.rule("11.8.1.5"));
    }

    private static List<ShoeTexts> lateIn(Since since) {
        return List.of(ShoeTexts.values()).stream()
                .filter(text -> {
                    ErrorWindow window = text.rules().irregularities().window().value();
                    boolean late = Findings.misdeal(window, since) == Irregularity.MISDEAL_FOUND_LATE;
                    assertThat(Findings.orderInDoubt(window, since))
                            .isEqualTo(late ? Irregularity.ORDER_IN_DOUBT_FOUND_LATE : Irregularity.ORDER_IN_DOUBT);
                    return late;
                })
                .toList();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(g)",
        "act-multi-terminal-2019:8.8(h)",
        "act-multi-terminal-2019:8.8(i)",
        "act-mini-baccarat-2015:12.6",
        "act-mini-baccarat-2015:12.7",
        "nsw-rapid-2016:11.8.6",
        "nsw-rapid-2016:11.8.7",
        "nsw-rapid-2016:11.8.8",
        "nsw-rapid-2016:11.8.9"
    })
    void shoeThatWasTooShortOrWronglyPrepared() {
        expect(MULTI, Irregularity.INSUFFICIENT_CARDS, "VOID_COUP 8.8(g)", "END_SHOE 8.8(g)");
        expect(MINI, Irregularity.INSUFFICIENT_CARDS, "VOID_COUP 12.6", "END_SHOE 12.6");
        expect(RAPID, Irregularity.INSUFFICIENT_CARDS, "VOID_COUP 11.8.6", "END_SHOE 11.8.6");
        expect(MULTI, Irregularity.MISCUT, "COUP_STANDS 8.8(h)", "SHUFFLE_BEFORE_NEXT_COUP 8.8(h)");
        expect(
                RAPID,
                Irregularity.MISCUT,
                "COUP_STANDS 11.8.7",
                "EARLIER_COUPS_STAND 11.8.7",
                "SHUFFLE_BEFORE_NEXT_COUP 11.8.7");
        expect(
                RAPID,
                Irregularity.NOT_SHUFFLED_AFTER_CUTTING_CARD,
                "COUP_STANDS 11.8.9",
                "EARLIER_COUPS_STAND 11.8.9",
                "SHUFFLE_BEFORE_NEXT_COUP 11.8.9");
        expect(MULTI, Irregularity.MISSED_BURN, "PLAY_ON 8.8(i)");
        expect(MINI, Irregularity.MISSED_BURN, "PLAY_ON 12.7");
        expect(RAPID, Irregularity.MISSED_BURN, "PLAY_ON 11.8.8");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(l)(i)",
        "act-multi-terminal-2019:8.8(l)(ii)",
        "act-multi-terminal-2019:8.8(l)(iii)",
        "nsw-rapid-2016:11.8.10",
        "nsw-rapid-2016:11.8.10.1",
        "nsw-rapid-2016:11.8.10.2",
        "nsw-rapid-2016:11.8.10.3"
    })
    void missingOrForeignCard() {
        expect(
                MULTI,
                Irregularity.MISSING_OR_FOREIGN_CARD,
                "EARLIER_COUPS_STAND 8.8(l)(i)",
                "VOID_COUP 8.8(l)(ii)",
                "END_SHOE 8.8(l)(iii)",
                "LOCK_CARDS 8.8(l)(iii)");
        expect(
                RAPID,
                Irregularity.MISSING_OR_FOREIGN_CARD,
                "EARLIER_COUPS_STAND 11.8.10.1",
                "VOID_COUP 11.8.10.2",
                "END_SHOE 11.8.10.3",
                "LOCK_CARDS 11.8.10.3");
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(m)", "nsw-rapid-2016:11.8.2"})
    void wrongShoeOfTwo() {
        expect(MULTI, Irregularity.WRONG_SHOE, "HOLD_COUP 8.8(m)", "VOID_COUP 8.8(m)", "PLAY_ON 8.8(m)");
        expectApproval(MULTI, Irregularity.WRONG_SHOE, Role.DEALER, Role.CASINO_SUPERVISOR);
        expect(
                RAPID,
                Irregularity.WRONG_SHOE,
                "HOLD_COUP 11.8.2",
                "VOID_COUP 11.8.2",
                "NO_BET_COUP_IN_OTHER_GAME 11.8.13",
                "PLAY_ON 11.8.2");
        expectApproval(RAPID, Irregularity.WRONG_SHOE, Role.CASINO_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.5(b)",
        "act-multi-terminal-2019:8.8(n)",
        "act-mini-baccarat-2015:6.2",
        "nsw-rapid-2016:7.3"
    })
    void cardBeforeTheClose() {
        assertThat(Findings.firstCard(true)).contains(Irregularity.CARD_BEFORE_CLOSE);
        assertThat(Findings.firstCard(false)).isEmpty();
        expect(
                MULTI,
                Irregularity.CARD_BEFORE_CLOSE,
                "STOP_BETTING 8.8(n)",
                "HOLD_COUP 8.8(n)",
                "VOID_COUP 8.8(n)",
                "PLAY_ON 8.8(n)");
        expectApproval(MULTI, Irregularity.CARD_BEFORE_CLOSE, Role.DEALER, Role.CASINO_SUPERVISOR);
        expect(MINI, Irregularity.CARD_BEFORE_CLOSE, "REFUSE_CARD 6.2");
        expect(RAPID, Irregularity.CARD_BEFORE_CLOSE, "STOP_BETTING 7.3", "PLAY_ON 7.3");
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(j)", "act-multi-terminal-2019:8.8(k)"})
    void nobodyWagered() {
        Remedy none = remedy(MULTI, Irregularity.NO_WAGERS);

        assertThat(none.measures()).isEmpty();
        assertThat(none.mayChoose(Measure.DEAL_NEXT_COUP, Role.DEALER, true)).isEqualTo(MULTI.permits("8.8(j)"));
        assertThat(none.mayChoose(Measure.REOPEN_BETTING, Role.DEALER, true)).isEqualTo(MULTI.permits("8.8(j)"));
        expect(MULTI, Irregularity.NO_WAGERS_CARD_DEALT, "THIS_COUP_NO_BET 8.8(k)");
        assertThat(remedy(MULTI, Irregularity.NO_WAGERS_CARD_DEALT)
                        .mayChoose(Measure.REOPEN_BETTING, Role.DEALER, true))
                .isEqualTo(MULTI.refuses(RemedyRefusal.NOT_AN_OPTION, "8.8(k)"));
        expect(MINI, Irregularity.NO_WAGERS, "KEEP_BETTING_OPEN 4.7(a)");
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.11", "nsw-rapid-2016:11.8.12"})
    void shoeThatIndicatesOrReadsWrongly() {
        expect(RAPID, Irregularity.RESULT_DIFFERS, "HOLD_COUP 11.8.11");
        expect(RAPID, Irregularity.MISREAD, "ENTER_CARDS_BY_HAND 11.8.12");
        expectApproval(RAPID, Irregularity.MISREAD, Role.DEALER, Role.CASINO_SUPERVISOR);
        for (Measure choice : List.of(Measure.SETTLE_ON_CONFIRMED_OUTCOME, Measure.VOID_COUP)) {
            Remedy differs = remedy(RAPID, Irregularity.RESULT_DIFFERS);

            assertThat(differs.mayChoose(choice, Role.CASINO_SUPERVISOR, true)).isEqualTo(RAPID.permits("11.8.11"));
            assertThat(differs.mayChoose(choice, Role.DEALER, true))
                    .isEqualTo(RAPID.refuses(RemedyRefusal.NOT_AUTHORISED, "11.8.11"));
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.15", "nsw-rapid-2016:11.8.15.1"})
    void shoeFault() {
        expect(RAPID, Irregularity.SHOE_FAULT, "HOLD_COUP 11.8.15");
        expect(RAPID, Irregularity.SHOE_FAULT_SPARE_SHOE, "MOVE_CARDS_TO_SPARE_SHOE 11.8.15.1", "PLAY_ON 11.8.15.1");
        expect(RAPID, Irregularity.SHOE_FAULT_OUTCOME_KNOWN, "ENTER_CARDS_BY_HAND 11.8.12");
        expect(RAPID, Irregularity.SHOE_FAULT_OUTCOME_UNKNOWN, "VOID_COUP 11.8.15.1");
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.8.16",
        "nsw-rapid-2016:11.8.16.1",
        "nsw-rapid-2016:11.8.16.2",
        "nsw-rapid-2016:11.8.16.3",
        "nsw-rapid-2016:11.8.16.4",
        "nsw-rapid-2016:11.8.17"
    })
    void shufflerFault() {
        expect(RAPID, Irregularity.SHUFFLER_FAULT, "MOVE_CARDS_TO_OTHER_SHUFFLER 11.8.16", "PLAY_ON 11.8.16");
        expect(
                RAPID,
                Irregularity.SHUFFLER_FAULT_CARDS_DAMAGED,
                "REMOVE_DAMAGED_CARDS 11.8.16.2",
                "MOVE_CARDS_TO_OTHER_SHUFFLER 11.8.16.3",
                "REPLACE_CARDS_ONE_FOR_ONE 11.8.16.4");
        expect(RAPID, Irregularity.SHUFFLER_FAULT_DISADVANTAGE, "VOID_COUP 11.8.17", "EARLIER_COUPS_STAND 11.8.17");
    }

    @ParameterizedTest
    @EnumSource
    void whatHappensAtOnceComesBeforeWhatWaitsForSomebody(ShoeTexts text) {
        for (Remedy remedy : text.rules().irregularities().remedies().values()) {
            List<Boolean> immediate = remedy.measures().stream()
                    .map(measure -> measure.value().immediate())
                    .toList();

            assertThat(immediate.lastIndexOf(true) + 1)
                    .isEqualTo((int) immediate.stream().filter(now -> now).count());
        }
    }

    @Test
    void silenceOfATextIsKnown() {
        assertThat(MINI.rules().irregularities().remedy(Irregularity.WRONG_SHOE))
                .isEmpty();
        assertThat(MULTI.rules().irregularities().remedy(Irregularity.MISREAD)).isEmpty();
        assertThat(RAPID.rules().irregularities().remedy(Irregularity.NO_WAGERS))
                .isEmpty();
    }

    private static Remedy remedy(ShoeTexts text, Irregularity irregularity) {
        return text.rules().irregularities().remedy(irregularity).orElseThrow();
    }

    private static void expect(ShoeTexts text, Irregularity irregularity, String... measures) {
        assertThat(remedy(text, irregularity).measures())
                .as("%s %s", text, irregularity)
                .extracting(RemedyTest::told)
                .containsExactly(measures);
    }

    private static String told(Ruled<Measure> measure) {
        return measure.value() + " " + measure.rule().rule();
    }

    private static void expectApproval(ShoeTexts text, Irregularity irregularity, Role tooLow, Role enough) {
        assertThat(remedy(text, irregularity).mayCarryOut(tooLow).permitted()).isFalse();
        assertThat(remedy(text, irregularity).mayCarryOut(enough).permitted()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void cardsThatDoNotBelongThereMakeTheCoupWaitWhereTheTextIsSilent(ShoeTexts text) {
        IrregularityRules rules = text.rules().irregularities();

        assertThat(rules.holdsCoup(Irregularity.MISSING_OR_FOREIGN_CARD))
                .as("the others say what is done at once")
                .isEqualTo(text == MINI);
        assertThat(Arrays.stream(Irregularity.values())
                        .filter(what -> what != Irregularity.MISSING_OR_FOREIGN_CARD)
                        .filter(what -> rules.remedy(what).isEmpty()))
                .as("anything else that the text does not speak of")
                .noneMatch(rules::holdsCoup);
    }

    @ParameterizedTest
    @EnumSource
    void whatMakesACoupVoidReachesNoEarlierCoup(ShoeTexts text) {
        IrregularityRules rules = text.rules().irregularities();
        ErrorWindow.Since later = new ErrorWindow.Since(true, true, false, false);
        ErrorWindow.Since emptied = new ErrorWindow.Since(false, false, true, true);

        rules.remedies().forEach((what, remedy) -> {
            boolean voids = remedy.does(Measure.VOID_COUP)
                    || remedy.option(Measure.VOID_COUP).isPresent();

            assertThat(rules.mayReport(what, ErrorWindow.Since.NOTHING).permitted())
                    .isTrue();
            assertThat(rules.mayReport(what, emptied).permitted()).isTrue();
            assertThat(rules.mayReport(what, later).permitted())
                    .as("%s %s", text, what)
                    .isEqualTo(!voids || what == Irregularity.MISDEAL_FOUND_LATE);
        });
        assertThat(Findings.outOfSequence(rules.window().value(), later)).isEqualTo(Irregularity.MISDEAL_FOUND_LATE);
        assertThat(Findings.outOfSequence(rules.window().value(), ErrorWindow.Since.NOTHING))
                .isEqualTo(Irregularity.OUT_OF_SEQUENCE);
    }
}
