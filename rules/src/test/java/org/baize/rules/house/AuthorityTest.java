package org.baize.rules.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASH_DESK;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.DEVICE;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_SUPERVISOR;
import static org.baize.rules.law.Role.GAMES_SUPERVISOR;
import static org.baize.rules.law.Role.GAMING_MANAGER;
import static org.baize.rules.law.Role.GAMING_SHIFT_MANAGER;
import static org.baize.rules.law.Role.INSPECTOR;
import static org.baize.rules.law.Role.MONITORING_SYSTEM;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.law.Role.PLAYER_TERMINAL;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Who may do what: for each group of acts, exactly these roles and no other. */
class AuthorityTest {

    private static final List<Text> ALL = List.of(MULTI_TERMINAL, MINI_BACCARAT, AMERICAN_ROULETTE, RAPID, SIC_BO);

    private static List<Role> whoMay(Text text, Act act) {
        return Arrays.stream(Role.values())
                .filter(role -> text.house().authority().mayDo(act, role).permitted())
                .toList();
    }

    private static Stream<DynamicTest> onlyThese(Text text, List<Role> roles, List<Act> acts) {
        return acts.stream()
                .map(act -> dynamicTest(
                        act.name(), () -> assertThat(whoMay(text, act)).containsExactlyInAnyOrderElementsOf(roles)));
    }

    @TestFactory
    @Clause({
        "act-multi-terminal-2019:A.1/Casino Operator",
        "act-multi-terminal-2019:7.2",
        "act-multi-terminal-2019:7.3(a)",
        "act-multi-terminal-2019:7.3(b)",
        "act-multi-terminal-2019:7.4"
    })
    Stream<DynamicTest> theOperatorsOwnActsOnMultiTerminalTables() {
        return onlyThese(
                MULTI_TERMINAL,
                List.of(OPERATOR_AUTHORITY),
                List.of(
                        Act.SET_LIMITS,
                        Act.SET_DIFFERENTIAL,
                        Act.SET_TICKET_LIMIT,
                        Act.SET_WAGERING_PERIOD,
                        Act.INVALIDATE_ROUND,
                        Act.VOID_WAGERS_OF_PERSON,
                        Act.EXCLUDE_FROM_GAME,
                        Act.CHOOSE_SETTLEMENT_METHOD,
                        Act.CHOOSE_PAIRS,
                        Act.CANCEL_TOURNAMENT));
    }

    @TestFactory
    @Clause({
        "act-multi-terminal-2019:A.1/Casino Supervisor",
        "act-multi-terminal-2019:A.1/Casino Operator",
        "act-multi-terminal-2019:A.1/Dealer Terminal(c)",
        "act-multi-terminal-2019:4.9"
    })
    Stream<DynamicTest> supervisorActsNeedPitBossRank() {
        return onlyThese(
                MULTI_TERMINAL,
                List.of(
                        CASINO_SUPERVISOR,
                        GAMING_SHIFT_MANAGER,
                        ASSISTANT_GAMING_MANAGER,
                        GAMING_MANAGER,
                        OPERATOR_AUTHORITY),
                List.of(
                        Act.VOID_FOR_EQUIPMENT_FAULT,
                        Act.CORRECT_RESULT,
                        Act.DECIDE_CLAIM,
                        Act.SUSPEND_TABLE,
                        Act.REOPEN_TABLE,
                        Act.CLOSE_TABLE,
                        Act.VOID_MISDEALT_COUP,
                        Act.VOID_EARLY_CARD_COUP,
                        Act.VOID_WRONG_SHOE_COUP,
                        Act.ORDER_ROUNDS_WITHOUT_WAGERS,
                        Act.DIRECT_SHUFFLE,
                        Act.REPLACE_CARDS,
                        Act.ARRANGE_HAND_PAY));
    }

    @Test
    @Clause("act-multi-terminal-2019:A.1/Dealer Terminal(c)")
    void theDealerTerminalOffersADealerNoSupervisorAct() {
        Authority authority = MULTI_TERMINAL.house().authority();

        assertThat(authority.offeredTo(DEALER))
                .doesNotContain(Act.VOID_FOR_EQUIPMENT_FAULT, Act.CORRECT_RESULT, Act.SUSPEND_TABLE)
                .doesNotContain(Act.REOPEN_TABLE, Act.CLOSE_TABLE);
        assertThat(authority.offeredTo(CASINO_SUPERVISOR))
                .contains(Act.VOID_FOR_EQUIPMENT_FAULT, Act.CORRECT_RESULT, Act.SUSPEND_TABLE)
                .contains(Act.REOPEN_TABLE, Act.CLOSE_TABLE);
        assertThat(authority.mayDo(Act.CORRECT_RESULT, DEALER))
                .isEqualTo(MULTI_TERMINAL.refused(AuthorityReason.NOT_ENTITLED, "6.3"));
    }

    @TestFactory
    @Clause({"act-multi-terminal-2019:4.4(b)(i)", "act-multi-terminal-2019:4.4(b)(ii)"})
    Stream<DynamicTest> aDealerMayMakeAPlayerLeave() {
        return onlyThese(
                MULTI_TERMINAL,
                List.of(
                        DEALER,
                        CASINO_SUPERVISOR,
                        GAMING_SHIFT_MANAGER,
                        ASSISTANT_GAMING_MANAGER,
                        GAMING_MANAGER,
                        OPERATOR_AUTHORITY),
                List.of(Act.RETIRE_TERMINAL, Act.DIRECT_TO_LEAVE));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Redeemable Ticket/cash desk only",
        "act-multi-terminal-2019:4.3(c)",
        "nsw-rapid-2016:1.1/redeemable ticket"
    })
    void moneyActsBelongToTheirOwnPlaces() {
        assertThat(whoMay(MULTI_TERMINAL, Act.REDEEM_PAPER)).containsExactly(CASH_DESK);
        assertThat(whoMay(RAPID, Act.REDEEM_PAPER)).containsExactly(PLAYER_TERMINAL, DEVICE, CASH_DESK);
        assertThat(whoMay(MULTI_TERMINAL, Act.TRANSFER_CREDIT)).containsExactly(MONITORING_SYSTEM);
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:A/Casino Operator",
        "act-mini-baccarat-2015:14.1",
        "act-mini-baccarat-2015:14.2(a)",
        "act-mini-baccarat-2015:14.2(b)",
        "act-mini-baccarat-2015:14.3",
        "act-american-roulette-2005:A/Casino Operator",
        "act-american-roulette-2005:10.1",
        "act-american-roulette-2005:10.2(a)",
        "act-american-roulette-2005:10.2(b)",
        "act-american-roulette-2005:10.3"
    })
    void theOperatorsOwnActsAtTheTables() {
        List<Act> both = List.of(
                Act.SET_LIMITS,
                Act.SET_PERSONAL_MAXIMUM,
                Act.CLOSE_TABLE,
                Act.INVALIDATE_ROUND,
                Act.VOID_WAGERS_OF_PERSON,
                Act.EXCLUDE_FROM_GAME);
        List<Act> baccarat = List.of(Act.SET_DIFFERENTIAL, Act.CHOOSE_SETTLEMENT_METHOD, Act.CHOOSE_PAIRS);
        List<Act> roulette = List.of(Act.SET_AGGREGATE_MINIMUM, Act.SET_WAGERING_PERIOD);

        assertThat(both)
                .allSatisfy(act -> assertThat(whoMay(MINI_BACCARAT, act)).containsExactly(OPERATOR_AUTHORITY))
                .allSatisfy(act -> assertThat(whoMay(AMERICAN_ROULETTE, act)).containsExactly(OPERATOR_AUTHORITY));
        assertThat(baccarat)
                .allSatisfy(act -> assertThat(whoMay(MINI_BACCARAT, act)).containsExactly(OPERATOR_AUTHORITY));
        assertThat(roulette)
                .allSatisfy(act -> assertThat(whoMay(AMERICAN_ROULETTE, act)).containsExactly(OPERATOR_AUTHORITY));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:A/Casino Supervisor", "act-american-roulette-2005:A/Casino Supervisor"})
    void aPlainDealerDoesNoSupervisorAct() {
        List<Act> baccarat = List.of(
                Act.ORDER_ROUNDS_WITHOUT_WAGERS,
                Act.VOID_MISDEALT_COUP,
                Act.CUT_FOR_THE_PATRONS,
                Act.CHOOSE_WHO_EXPOSES);

        assertThat(baccarat)
                .allSatisfy(act -> assertThat(whoMay(MINI_BACCARAT, act))
                        .contains(GAMES_SUPERVISOR, CASINO_SUPERVISOR)
                        .doesNotContain(DEALER, PLAYER_TERMINAL, INSPECTOR));
        assertThat(whoMay(AMERICAN_ROULETTE, Act.CORRECT_RESULT))
                .contains(CASINO_SUPERVISOR)
                .doesNotContain(DEALER);
    }

    @Test
    @Clause({"act-multi-terminal-2019:5.5", "nsw-rapid-2016:11.8.14"})
    void aDealerDealsAForcedNoBetCoupButOrdersNoRoundWithoutWagers() {
        assertThat(whoMay(MULTI_TERMINAL, Act.DEAL_FORCED_NO_BET_COUP)).contains(DEALER, CASINO_SUPERVISOR);
        assertThat(whoMay(MINI_BACCARAT, Act.DEAL_FORCED_NO_BET_COUP)).contains(DEALER, CASINO_SUPERVISOR);
        assertThat(MULTI_TERMINAL.house().authority().mayDo(Act.ORDER_ROUNDS_WITHOUT_WAGERS, DEALER))
                .isEqualTo(MULTI_TERMINAL.refused(AuthorityReason.NOT_ENTITLED, "5.5"));
        assertThat(MINI_BACCARAT.house().authority().mayDo(Act.ORDER_ROUNDS_WITHOUT_WAGERS, DEALER))
                .isEqualTo(MINI_BACCARAT.refused(AuthorityReason.NOT_ENTITLED, "4.7(a)"));
        assertThat(RAPID.house().authority().mayDo(Act.DEAL_FORCED_NO_BET_COUP, DEALER))
                .isEqualTo(RAPID.refused(AuthorityReason.NOT_ENTITLED, "11.8.14"));
    }

    @Test
    @Clause({
        "act-american-roulette-2005:15.3",
        "act-american-roulette-2005:15.4",
        "act-american-roulette-2005:15.5",
        "act-american-roulette-2005:15.7"
    })
    void atAmericanRouletteTheDealerDealsWithAFault() {
        Authority authority = AMERICAN_ROULETTE.house().authority();

        assertThat(authority.mayDo(Act.VOID_WAGERS_OF_TERMINAL, DEALER)).isEqualTo(AMERICAN_ROULETTE.permitted("15.3"));
        assertThat(authority.mayDo(Act.CONFIRM_WAGERS_FROM_RECORDS, DEALER))
                .isEqualTo(AMERICAN_ROULETTE.permitted("15.4"));
        assertThat(authority.mayDo(Act.VOID_FOR_SYSTEM_FAULT, DEALER)).isEqualTo(AMERICAN_ROULETTE.permitted("15.5"));
        assertThat(authority.mayDo(Act.VOID_UNCONFIRMED_WAGERS, DEALER)).isEqualTo(AMERICAN_ROULETTE.permitted("15.7"));
        assertThat(whoMay(AMERICAN_ROULETTE, Act.VOID_WAGERS_OF_TERMINAL)).doesNotContain(PLAYER_TERMINAL, CASH_DESK);
    }

    @Test
    void chipsAreBoughtAndPaidAtTheTableAndTheirPaperAtTheCashDesk() {
        for (Text text : List.of(MINI_BACCARAT, AMERICAN_ROULETTE)) {
            assertThat(whoMay(text, Act.BUY_IN_AT_TABLE)).containsExactly(DEALER);
            assertThat(whoMay(text, Act.PAY_OUT_AT_TABLE)).containsExactly(DEALER);
            assertThat(whoMay(text, Act.ENTER_RESULT)).containsExactly(DEALER);
            assertThat(whoMay(text, Act.REDEEM_PAPER)).containsExactly(CASH_DESK);
        }
    }

    @Test
    @Clause({
        "act-american-roulette-2005:2.3",
        "act-american-roulette-2005:A/Casino Supervisor",
        "act-mini-baccarat-2015:2.3/2",
        "act-mini-baccarat-2015:A/Casino Supervisor"
    })
    void someActsNeedTwoPeople() {
        Authority roulette = AMERICAN_ROULETTE.house().authority();
        Authority baccarat = MINI_BACCARAT.house().authority();

        assertThat(roulette.mayDo(Act.CHANGE_BALL, DEALER))
                .isEqualTo(AMERICAN_ROULETTE.refused(AuthorityReason.SECOND_PERSON_NEEDED, "2.3"));
        assertThat(roulette.mayDo(Act.CHANGE_BALL, DEALER, DEALER))
                .isEqualTo(AMERICAN_ROULETTE.refused(AuthorityReason.SECOND_PERSON_NOT_ENTITLED, "2.3"));
        assertThat(roulette.mayDo(Act.CHANGE_BALL, DEALER, CASINO_SUPERVISOR))
                .isEqualTo(AMERICAN_ROULETTE.permitted("2.3"));
        assertThat(baccarat.mayDo(Act.CHECK_REPLACEMENT_CARDS, DEALER))
                .isEqualTo(MINI_BACCARAT.refused(AuthorityReason.SECOND_PERSON_NEEDED, "2.3/2"));
        assertThat(baccarat.mayDo(Act.CHECK_REPLACEMENT_CARDS, DEALER, GAMES_SUPERVISOR))
                .isEqualTo(MINI_BACCARAT.permitted("2.3/2"));
    }

    @TestFactory
    @Clause({
        "nsw-rapid-2016:1.1/casino supervisor",
        "nsw-rapid-2016:1.1/Gaming Supervisor",
        "nsw-rapid-2016:1.1/Gaming Manager",
        "nsw-rapid-2016:1.1/DT (third limb)",
        "nsw-rapid-2016:12.3",
        "nsw-rapid-2016:12.4"
    })
    Stream<DynamicTest> casinoSupervisorActsOnRapid() {
        return onlyThese(
                RAPID,
                List.of(GAMES_SUPERVISOR, CASINO_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER),
                List.of(
                        Act.SUSPEND_TABLE,
                        Act.REOPEN_TABLE,
                        Act.CLOSE_TABLE,
                        Act.CORRECT_RESULT,
                        Act.RELAX_THE_CLOSE,
                        Act.CONFIRM_DISPUTED_COUP,
                        Act.DEAL_FORCED_NO_BET_COUP,
                        Act.EXAMINE_BALL,
                        Act.VOID_WAGERS_OF_PERSON,
                        Act.EXCLUDE_FROM_GAME,
                        Act.EXCLUDE_FROM_CASINO,
                        Act.INVALIDATE_ROUND,
                        Act.ORDER_FORFEITURE));
    }

    @TestFactory
    @Clause({
        "nsw-rapid-2016:1.1/Assistant Gaming Manager",
        "nsw-rapid-2016:1.1/Gaming Supervisor",
        "nsw-rapid-2016:1.1/Gaming Manager"
    })
    Stream<DynamicTest> actsOfThePitManagerOnRapid() {
        return onlyThese(
                RAPID,
                List.of(ASSISTANT_GAMING_MANAGER, GAMING_MANAGER),
                List.of(Act.VOID_MISDEALT_COUP, Act.VOID_WRONG_SHOE_COUP, Act.CHANGE_SHOE_AFTER_VOID));
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5", "nsw-rapid-2016:11.8.12"})
    void theElectronicGamingSupervisorIsARoleOfItsOwnOnRapid() {
        Authority authority = RAPID.house().authority();

        assertThat(whoMay(RAPID, Act.CONFIRM_WAGERS_FROM_RECORDS))
                .containsExactlyInAnyOrder(
                        ELECTRONIC_GAMING_SUPERVISOR,
                        GAMES_SUPERVISOR,
                        CASINO_SUPERVISOR,
                        ASSISTANT_GAMING_MANAGER,
                        GAMING_MANAGER);
        assertThat(authority.offeredTo(ELECTRONIC_GAMING_SUPERVISOR))
                .containsExactly(Act.CONFIRM_WAGERS_FROM_RECORDS, Act.READ_RULES);
        assertThat(authority
                        .mayDo(Act.ENTER_CARD_BY_HAND, DEALER, ELECTRONIC_GAMING_SUPERVISOR)
                        .permitted())
                .isFalse();
        assertThat(authority.mayDo(Act.ENTER_CARD_BY_HAND, DEALER, CASINO_SUPERVISOR))
                .isEqualTo(RAPID.permitted("11.8.12"));
    }

    @TestFactory
    @Clause({"nsw-sic-bo-2016:1.1/electronic-gaming-supervisor", "nsw-sic-bo-2016:1.1/assistant-gaming-manager"})
    Stream<DynamicTest> onAutomaticSicBoTheTwoSupervisorsAreOneAuthority() {
        return onlyThese(
                SIC_BO,
                List.of(ELECTRONIC_GAMING_SUPERVISOR, ASSISTANT_GAMING_MANAGER),
                List.of(
                        Act.CLOSE_TABLE,
                        Act.CORRECT_RESULT,
                        Act.VOID_FOR_EQUIPMENT_FAULT,
                        Act.CONFIRM_WAGERS_FROM_RECORDS,
                        Act.DIRECT_TO_LEAVE,
                        Act.RESTRICT_TO_ONE_TERMINAL,
                        Act.VOID_WAGERS_OF_PERSON,
                        Act.EXCLUDE_FROM_GAME,
                        Act.RECOMMEND_CASINO_EXCLUSION,
                        Act.INVALIDATE_ROUND,
                        Act.ORDER_FORFEITURE));
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/inspector", "nsw-sic-bo-2016:1.1/inspector"})
    void anInspectorReadsAndChangesNothing() {
        assertThat(RAPID.house().authority().offeredTo(INSPECTOR))
                .containsExactly(Act.ORDER_CARD_CHECK, Act.READ_RECORDS, Act.READ_RULES);
        assertThat(SIC_BO.house().authority().offeredTo(INSPECTOR)).containsExactly(Act.READ_RECORDS, Act.READ_RULES);
        assertThat(RAPID.house().authority().mayDo(Act.CORRECT_RESULT, INSPECTOR))
                .isEqualTo(RAPID.refused(AuthorityReason.INSPECTOR_ONLY_READS, "1.1/inspector"));
        assertThat(SIC_BO.house().authority().mayDo(Act.INVALIDATE_ROUND, INSPECTOR))
                .isEqualTo(SIC_BO.refused(AuthorityReason.INSPECTOR_ONLY_READS, "1.1/inspector"));
    }

    @Test
    @Clause({"nsw-rapid-2016:4.1", "nsw-sic-bo-2016:3.3.b"})
    void nobodyButThePlayersTerminalBets() {
        assertThat(ALL)
                .allSatisfy(text -> assertThat(whoMay(text, Act.PLACE_WAGER)).containsExactly(PLAYER_TERMINAL))
                .allSatisfy(text -> assertThat(whoMay(text, Act.CASH_OUT)).containsExactly(PLAYER_TERMINAL));
    }

    /** Everything that staff can do to a game, its result or its money: no act sets odds, chips or a result at will. */
    @Test
    @Clause({"act-multi-terminal-2019:7.5(b)", "act-american-roulette-2005:10.5(b)"})
    void staffHaveTheseActsAndNoOther() {
        List<Act> results = List.of(Act.START_ROUND, Act.ENTER_RESULT, Act.CALL_NO_SPIN, Act.CORRECT_RESULT);
        List<Act> people =
                List.of(Act.RECORD_BREACH, Act.VOID_WAGERS_OF_PERSON, Act.EXCLUDE_FROM_GAME, Act.INVALIDATE_ROUND);
        List<Act> both = List.of(
                Act.CLOSE_TABLE,
                Act.CONFIRM_WAGERS_FROM_RECORDS,
                Act.REDEEM_PAPER,
                Act.SET_LIMITS,
                Act.SET_WAGERING_PERIOD,
                Act.READ_RULES);
        List<Act> roulette = List.of(
                Act.BUY_IN_AT_TABLE,
                Act.PAY_OUT_AT_TABLE,
                Act.VOID_WAGERS_OF_TERMINAL,
                Act.VOID_FOR_SYSTEM_FAULT,
                Act.VOID_UNCONFIRMED_WAGERS,
                Act.CHANGE_BALL,
                Act.VACATE_IDLE_SEAT,
                Act.SET_PERSONAL_MAXIMUM,
                Act.SET_AGGREGATE_MINIMUM);
        List<Act> terminals = List.of(
                Act.REPORT_WRONG_RESULT,
                Act.SUSPEND_TABLE,
                Act.REOPEN_TABLE,
                Act.DECIDE_CLAIM,
                Act.VOID_FOR_EQUIPMENT_FAULT,
                Act.VOID_MISDEALT_COUP,
                Act.VOID_EARLY_CARD_COUP,
                Act.VOID_WRONG_SHOE_COUP,
                Act.ORDER_ROUNDS_WITHOUT_WAGERS,
                Act.DEAL_FORCED_NO_BET_COUP,
                Act.DIRECT_SHUFFLE,
                Act.REPLACE_CARDS,
                Act.DIRECT_TO_LEAVE,
                Act.RETIRE_TERMINAL,
                Act.ARRANGE_HAND_PAY,
                Act.TRANSFER_CREDIT,
                Act.SET_DIFFERENTIAL,
                Act.SET_TICKET_LIMIT,
                Act.CHOOSE_SETTLEMENT_METHOD,
                Act.CHOOSE_PAIRS,
                Act.CANCEL_TOURNAMENT);

        assertThat(openToStaff(AMERICAN_ROULETTE))
                .containsExactlyInAnyOrderElementsOf(all(results, people, both, roulette));
        assertThat(openToStaff(MULTI_TERMINAL))
                .containsExactlyInAnyOrderElementsOf(all(results, people, both, terminals));
        for (Text text : List.of(AMERICAN_ROULETTE, MULTI_TERMINAL)) {
            assertThat(whoMay(text, Act.ENTER_RESULT)).containsExactly(DEALER);
            assertThat(whoMay(text, Act.CORRECT_RESULT))
                    .contains(CASINO_SUPERVISOR)
                    .doesNotContain(DEALER);
        }
        assertThat(AMERICAN_ROULETTE.house().authority().mayDo(Act.CORRECT_RESULT, CASINO_SUPERVISOR))
                .isEqualTo(AMERICAN_ROULETTE.permitted("15.2"));
    }

    private static List<Act> openToStaff(Text text) {
        return Arrays.stream(Role.values())
                .filter(role -> role != PLAYER_TERMINAL)
                .flatMap(role -> text.house().authority().offeredTo(role).stream())
                .distinct()
                .toList();
    }

    private static List<Act> all(List<Act> first, List<Act> second, List<Act> third, List<Act> fourth) {
        return Stream.of(first, second, third, fourth).flatMap(List::stream).toList();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:7.13",
        "act-mini-baccarat-2015:14.9",
        "act-american-roulette-2005:10.9",
        "nsw-rapid-2016:12.13",
        "nsw-sic-bo-2016:8.17"
    })
    void everybodyMayReadTheRules() {
        assertThat(ALL)
                .allSatisfy(text -> assertThat(whoMay(text, Act.READ_RULES)).containsExactly(Role.values()));
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.8", "act-multi-terminal-2019:A.1/Casino Operator"})
    void anActThatATextDoesNotGrantIsUnknownThere() {
        assertThat(MULTI_TERMINAL.house().authority().mayDo(Act.RELAX_THE_CLOSE, OPERATOR_AUTHORITY))
                .isEqualTo(MULTI_TERMINAL.refused(AuthorityReason.ACT_UNKNOWN, "A.1/Casino Operator"));
        assertThat(RAPID.house().authority().mayDo(Act.RELAX_THE_CLOSE, DEALER))
                .isEqualTo(RAPID.refused(AuthorityReason.NOT_ENTITLED, "4.2.8"));
    }

    @Test
    void whoWorksAtATableMaySayThatAPartOfItFailed() {
        Authority dealt = MULTI_TERMINAL.house().authority();
        Authority unattended = SIC_BO.house().authority();
        RuleId fault = MULTI_TERMINAL.rule("6.6(a)");

        assertThat(List.of(DEALER, CASINO_SUPERVISOR))
                .allMatch(role -> dealt.mayReport(fault, role).equals(Verdict.permit(fault)));
        assertThat(List.of(PLAYER_TERMINAL, CASH_DESK, INSPECTOR))
                .allMatch(role ->
                        dealt.mayReport(fault, role).equals(Verdict.refuse(AuthorityReason.NOT_ENTITLED, fault)));
        assertThat(unattended.mayReport(fault, ELECTRONIC_GAMING_SUPERVISOR).permitted())
                .isTrue();
        assertThat(unattended.mayReport(fault, DEALER).permitted())
                .as("the text has no dealer")
                .isFalse();
    }
}
