package org.baize.rules.cash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.cash.AccountState.ACTIVE;
import static org.baize.rules.cash.TablePhase.AWAITING_SETTLEMENT;
import static org.baize.rules.cash.TablePhase.NO_ROUND;
import static org.baize.rules.cash.TablePhase.WAGERING;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.baize.rules.house.Act;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** When credit comes off a terminal, and as which paper. */
class CashOutTest {

    private static final long CREDIT = 137_50;

    private static Verdict cashOut(Text text, TablePhase phase, long liveStakeCents) {
        return text.cash().cashOut().mayCashOut(new LeaveFacts(ACTIVE, phase, CREDIT, 0, liveStakeCents));
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.4(a)", "nsw-rapid-2016:8.3"})
    void aPlayerLeavesWhileWagersAreTakenOrNoRoundRuns() {
        leavesOutsideTheDeal(MULTI_TERMINAL, "4.4(a)");
        leavesOutsideTheDeal(RAPID, "8.3");
    }

    private static void leavesOutsideTheDeal(Text text, String rule) {
        assertThat(cashOut(text, WAGERING, 0)).isEqualTo(text.permitted(rule));
        assertThat(cashOut(text, NO_ROUND, 0)).isEqualTo(text.permitted(rule));
        assertThat(cashOut(text, AWAITING_SETTLEMENT, 0))
                .isEqualTo(text.refused(CashOutReason.ROUND_NOT_SETTLED, rule));
        for (TablePhase phase : TablePhase.values()) {
            assertThat(cashOut(text, phase, 5_00)).isEqualTo(text.refused(CashOutReason.WAGER_ALIVE, rule));
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:4.4(a)")
    void unconfirmedChipsGoBackFirst() {
        LeaveFacts facts = new LeaveFacts(ACTIVE, WAGERING, 100_00, 37_50, 0);

        assertThat(MULTI_TERMINAL.cash().cashOut().mayCashOut(facts)).isEqualTo(MULTI_TERMINAL.permitted("4.4(a)"));
        assertThat(facts.payableCents()).isEqualTo(137_50);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.7")
    void onAutomaticSicBoOnlyAnOwnWagerKeepsAPlayer() {
        for (TablePhase phase : TablePhase.values()) {
            assertThat(cashOut(SIC_BO, phase, 0)).isEqualTo(SIC_BO.permitted("3.7"));
            assertThat(cashOut(SIC_BO, phase, 5_00)).isEqualTo(SIC_BO.refused(CashOutReason.WAGER_ALIVE, "3.7"));
        }
    }

    @Test
    void withChipsAWagerInPlayKeepsOnlyItsOwnStake() {
        for (TablePhase phase : TablePhase.values()) {
            assertThat(cashOut(AMERICAN_ROULETTE, phase, 5_00))
                    .isEqualTo(AMERICAN_ROULETTE.permitted("A/ATS Chip Account"));
            assertThat(cashOut(MINI_BACCARAT, phase, 5_00)).isEqualTo(MINI_BACCARAT.permitted("4.2"));
        }
        assertThat(new LeaveFacts(ACTIVE, WAGERING, CREDIT, 0, 5_00).payableCents())
                .isEqualTo(CREDIT);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.4(a)", "act-multi-terminal-2019:4.6/close"})
    void nothingToPayAndNoSecondCashOut() {
        LeaveFacts empty = new LeaveFacts(ACTIVE, WAGERING, 0, 0, 0);
        LeaveFacts leaving = new LeaveFacts(AccountState.CASH_OUT_PENDING, WAGERING, CREDIT, 0, 0);

        assertThat(MULTI_TERMINAL.cash().cashOut().mayCashOut(empty))
                .isEqualTo(MULTI_TERMINAL.refused(CashOutReason.NOTHING_TO_PAY, "4.4(a)"));
        assertThat(MULTI_TERMINAL.cash().cashOut().mayCashOut(leaving))
                .isEqualTo(MULTI_TERMINAL.refused(CashOutReason.TERMINAL_NOT_OPEN, "4.4(a)"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.4(b)(i)", "act-multi-terminal-2019:4.4(b)(ii)"})
    void whoMustLeaveIsPaidInFullOnceTheWagersAreDealtWith() {
        ForcedLeave forced = MULTI_TERMINAL.cash().cashOut().forced().orElseThrow();

        assertThat(forced.brokenTerminal().value())
                .containsExactly(
                        LeaveStep.STOP_NEW_WAGERS,
                        LeaveStep.TREAT_WAGERS_AS_MALFUNCTION,
                        LeaveStep.PAY_WHOLE_BALANCE,
                        LeaveStep.REFUSE_BUY_INS);
        assertThat(forced.disruption().value())
                .containsExactly(LeaveStep.STOP_NEW_WAGERS, LeaveStep.SETTLE_LIVE_WAGERS, LeaveStep.PAY_WHOLE_BALANCE);
        assertThat(forced.mayDirect(true)).isEqualTo(MULTI_TERMINAL.permitted("4.4(b)(ii)"));
        assertThat(forced.mayDirect(false))
                .isEqualTo(MULTI_TERMINAL.refused(CashOutReason.REASON_MISSING, "4.4(b)(ii)"));
        assertThat(forced.mayPayOut(forced.disruption(), true))
                .isEqualTo(MULTI_TERMINAL.refused(CashOutReason.WAGER_ALIVE, "4.4(b)(ii)"));
        assertThat(forced.mayPayOut(forced.brokenTerminal(), false)).isEqualTo(MULTI_TERMINAL.permitted("4.4(b)(i)"));
    }

    private static Ruled<Paper> paper(Text text, long cents, Optional<Long> limit) {
        return text.cash().paper().paperFor(cents, limit, true);
    }

    private static Ruled<Paper> ticket(Text text, String rule) {
        return new Ruled<>(Paper.REDEEMABLE_TICKET, text.rule(rule));
    }

    private static Ruled<Paper> handPay(Text text, String rule) {
        return new Ruled<>(Paper.HAND_PAY_VOUCHER, text.rule(rule));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:4.5(a)",
        "act-multi-terminal-2019:4.5(b)",
        "nsw-rapid-2016:8.4",
        "nsw-rapid-2016:9.1",
        "nsw-sic-bo-2016:3.8"
    })
    void atTheLimitATicketAboveItAHandPay() {
        Optional<Long> limit = Optional.of(2_000_00L);

        assertThat(paper(MULTI_TERMINAL, 137_50, Optional.empty())).isEqualTo(ticket(MULTI_TERMINAL, "4.5(a)"));
        assertThat(paper(MULTI_TERMINAL, 2_000_00, limit)).isEqualTo(ticket(MULTI_TERMINAL, "4.5(a)"));
        assertThat(paper(MULTI_TERMINAL, 2_000_01, limit)).isEqualTo(handPay(MULTI_TERMINAL, "4.5(b)"));
        assertThat(paper(RAPID, 123_45, limit)).isEqualTo(ticket(RAPID, "8.4"));
        assertThat(paper(RAPID, 2_000_01, limit)).isEqualTo(handPay(RAPID, "9.1"));
        assertThat(paper(SIC_BO, 2_000_00, limit)).isEqualTo(ticket(SIC_BO, "3.8"));
        assertThat(paper(AMERICAN_ROULETTE, 2_000_01, limit))
                .isEqualTo(new Ruled<>(Paper.PAID_AT_TABLE, AMERICAN_ROULETTE.rule("A/Electronic Chips")));
    }

    /** The twin says it with a difference instead of a comparison, for any value and any limit. */
    @Property
    @Clause({"act-multi-terminal-2019:4.5(a)", "act-multi-terminal-2019:4.5(b)"})
    void thereIsOnePaperForTheWholeValue(
            @ForAll @LongRange(min = 1, max = 1_000_000_00) long valueCents,
            @ForAll @LongRange(min = 1, max = 1_000_000_00) long limitCents) {
        long over = Math.max(0, valueCents - limitCents);

        assertThat(paper(MULTI_TERMINAL, valueCents, Optional.of(limitCents)))
                .isEqualTo(over == 0 ? ticket(MULTI_TERMINAL, "4.5(a)") : handPay(MULTI_TERMINAL, "4.5(b)"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.9", "nsw-rapid-2016:2.2.6", "nsw-sic-bo-2016:3.8"})
    void withoutAPrinterItIsPaidByHand() {
        assertThat(MULTI_TERMINAL.cash().paper().paperFor(10_00, Optional.empty(), false))
                .isEqualTo(handPay(MULTI_TERMINAL, "4.9"));
        assertThat(RAPID.cash().paper().paperFor(10_00, Optional.empty(), false))
                .isEqualTo(handPay(RAPID, "8.4"));
        assertThat(SIC_BO.cash().paper().paperFor(10_00, Optional.empty(), false))
                .isEqualTo(handPay(SIC_BO, "3.8"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.6/close", "nsw-rapid-2016:8.4", "nsw-sic-bo-2016:3.8"})
    void theAccountClosesWhenThePaperIsOutAndNotBefore() {
        for (Text text : List.of(MULTI_TERMINAL, RAPID, SIC_BO)) {
            PaperRules paper = text.cash().paper();
            assertThat(paper.on(PaperEvent.REQUESTED).account()).isEqualTo(AccountState.CASH_OUT_PENDING);
            assertThat(paper.on(PaperEvent.TICKET_PRINTED).account()).isEqualTo(AccountState.NONE);
            assertThat(paper.on(PaperEvent.VOUCHER_ISSUED).account()).isEqualTo(AccountState.NONE);
            assertThat(paper.on(PaperEvent.PRINT_FAILED).account()).isNotEqualTo(AccountState.NONE);
            assertThat(paper.on(PaperEvent.PRINTED_ILLEGIBLE).account()).isNotEqualTo(AccountState.NONE);
        }
        assertThat(MULTI_TERMINAL.cash().paper().on(PaperEvent.TICKET_PRINTED).rule())
                .isEqualTo(MULTI_TERMINAL.rule("4.6/close"));
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void onMultiTerminalTablesAFailedTicketIsCancelledAndReplaced() {
        PaperRules paper = MULTI_TERMINAL.cash().paper();
        PaperStep handPay = new PaperStep(
                AccountState.CASH_OUT_PENDING, true, Optional.of(Paper.HAND_PAY_VOUCHER), MULTI_TERMINAL.rule("4.9"));

        assertThat(paper.on(PaperEvent.PRINT_FAILED)).isEqualTo(handPay);
        assertThat(paper.on(PaperEvent.PRINTED_ILLEGIBLE)).isEqualTo(handPay);
        for (PaperState state : PaperState.values()) {
            assertThat(paper.mayReplace(state, Role.CASINO_SUPERVISOR))
                    .isEqualTo(
                            state == PaperState.CANCELLED
                                    ? MULTI_TERMINAL.permitted("4.9")
                                    : MULTI_TERMINAL.refused(CashOutReason.TICKET_NOT_CANCELLED, "4.9"));
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void aFailedTicketIsReplacedOnTheSupervisorsWord() {
        PaperRules paper = MULTI_TERMINAL.cash().paper();

        for (Role role : Role.values()) {
            boolean supervises = MULTI_TERMINAL
                    .house()
                    .authority()
                    .mayDo(Act.ARRANGE_HAND_PAY, role)
                    .permitted();
            assertThat(paper.mayReplace(PaperState.CANCELLED, role))
                    .isEqualTo(
                            supervises
                                    ? MULTI_TERMINAL.permitted("4.9")
                                    : MULTI_TERMINAL.refused(CashOutReason.HAND_PAY_NOT_ARRANGED, "4.9"));
        }
        assertThat(paper.mayReplace(PaperState.CANCELLED, Role.DEALER).permitted())
                .isFalse();
    }

    @Test
    void whereNoTicketIsPrintedThereIsNoneToReplace() {
        assertThat(MINI_BACCARAT.cash().paper().mayReplace(PaperState.CANCELLED, Role.CASINO_SUPERVISOR))
                .isEqualTo(MINI_BACCARAT.refused(CashOutReason.NO_TICKET_TO_REPLACE, "4.2"));
    }

    @Test
    @Clause({"nsw-rapid-2016:8.4", "nsw-rapid-2016:2.2.6", "nsw-sic-bo-2016:3.8"})
    void inNewSouthWalesTheCreditStaysOnTheMeterWhenPrintingFails() {
        assertThat(RAPID.cash().paper().on(PaperEvent.PRINT_FAILED))
                .isEqualTo(new PaperStep(ACTIVE, true, Optional.empty(), RAPID.rule("8.4")));
        assertThat(SIC_BO.cash().paper().on(PaperEvent.PRINT_FAILED))
                .isEqualTo(new PaperStep(ACTIVE, true, Optional.empty(), SIC_BO.rule("3.8")));
        assertThat(SIC_BO.cash().paper().mayReplace(PaperState.OUTSTANDING, Role.ELECTRONIC_GAMING_HOST))
                .isEqualTo(SIC_BO.refused(CashOutReason.TICKET_NOT_CANCELLED, "3.8"));
    }

    @Test
    void whereNobodyIsNamedAnyoneWhoServesPlayersBringsTheVoucher() {
        for (Text text : List.of(RAPID, SIC_BO)) {
            HandPay handPay = text.cash().paper().handPay().orElseThrow();
            assertThat(handPay.mayArrange(Role.ELECTRONIC_GAMING_HOST).permitted())
                    .isTrue();
            assertThat(handPay.mayArrange(Role.CASH_DESK).permitted()).isTrue();
            for (Role role : List.of(Role.PLAYER_TERMINAL, Role.DEVICE, Role.INSPECTOR, Role.ADMINISTRATOR)) {
                assertThat(handPay.mayArrange(role).permitted()).isFalse();
            }
        }
    }
}
