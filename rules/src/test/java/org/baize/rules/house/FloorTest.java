package org.baize.rules.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.house.FinishedRound.CUT_SHORT;
import static org.baize.rules.house.FinishedRound.FULL;
import static org.baize.rules.house.FinishedRound.NO_BETTING;
import static org.baize.rules.house.FinishedRound.VOID;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_SUPERVISOR;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Opening and closing tables. */
class FloorTest {

    private static final long NOW = 50_000_000;
    private static final long MINUTE = 60_000;
    private static final TableEquipment.Approvals APPROVED = new TableEquipment.Approvals(true, true);
    private static final TableEquipment.Terminals FIVE_OF_EIGHT = new TableEquipment.Terminals(5, 8, true, true, true);

    private static TableEquipment table(GameKind game, Device... devices) {
        return new TableEquipment(game, APPROVED, FIVE_OF_EIGHT, true, List.of(devices));
    }

    private static TableEquipment roulette(TableEquipment.Terminals terminals, boolean gameSystemReady) {
        return new TableEquipment(
                GameKind.ROULETTE, APPROVED, terminals, gameSystemReady, List.of(Device.WHEEL, Device.BALL));
    }

    private static Verdict open(Text text, TableEquipment equipment) {
        return text.house().floor().opening().mayOpen(equipment);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:1.2(a)",
        "act-multi-terminal-2019:1.2(b)",
        "act-multi-terminal-2019:1.2(c)",
        "act-multi-terminal-2019:A.1/Game System(b)"
    })
    void aMultiTerminalTableNeedsTerminalsADealerTerminalAndTheSystem() {
        TableEquipment unapproved = new TableEquipment(
                GameKind.BACCARAT,
                new TableEquipment.Approvals(true, false),
                FIVE_OF_EIGHT,
                true,
                List.of(Device.SHOE));

        assertThat(open(MULTI_TERMINAL, roulette(FIVE_OF_EIGHT, true))).isEqualTo(MULTI_TERMINAL.permitted("1.1"));
        assertThat(open(MULTI_TERMINAL, roulette(new TableEquipment.Terminals(0, 8, true, true, true), true)))
                .isEqualTo(MULTI_TERMINAL.refused(TableNeed.PLAYER_TERMINAL, "1.2(a)"));
        assertThat(open(MULTI_TERMINAL, roulette(new TableEquipment.Terminals(9, 8, true, true, true), true)))
                .isEqualTo(MULTI_TERMINAL.refused(TableNeed.TERMINALS_WITHIN_APPROVAL, "1.2(a)"));
        assertThat(open(MULTI_TERMINAL, roulette(new TableEquipment.Terminals(8, 8, true, true, false), true)))
                .isEqualTo(MULTI_TERMINAL.refused(TableNeed.DEALER_TERMINAL, "1.2(b)"));
        assertThat(open(MULTI_TERMINAL, roulette(FIVE_OF_EIGHT, false)))
                .isEqualTo(MULTI_TERMINAL.refused(TableNeed.GAME_SYSTEM, "1.2(c)"));
        assertThat(open(MULTI_TERMINAL, unapproved))
                .isEqualTo(MULTI_TERMINAL.refused(TableNeed.SYSTEM_APPROVAL, "A.1/Game System(b)"));
    }

    @Test
    @Clause("act-multi-terminal-2019:1.2(a)")
    void noTerminalMoreThanApproved() {
        Opening opening = MULTI_TERMINAL.house().floor().opening();

        assertThat(opening.mayAttachTerminal(7, 8)).isEqualTo(MULTI_TERMINAL.permitted("1.1"));
        assertThat(opening.mayAttachTerminal(8, 8))
                .isEqualTo(MULTI_TERMINAL.refused(EquipmentReason.NO_MORE_TERMINALS, "1.2(a)"));
        assertThat(RAPID.house().floor().opening().mayAttachTerminal(8, 8).permitted())
                .isTrue();
    }

    @Test
    @Clause({"act-multi-terminal-2019:1.2(d)", "act-multi-terminal-2019:1.2/WND"})
    void eachGameNeedsItsDevicesAndNoNumberDisplay() {
        Verdict missing = MULTI_TERMINAL.refused(EquipmentReason.DEVICE_MISSING, "1.2(d)");
        Verdict complete = MULTI_TERMINAL.permitted("1.1");

        assertThat(open(MULTI_TERMINAL, table(GameKind.BACCARAT))).isEqualTo(missing);
        assertThat(open(MULTI_TERMINAL, table(GameKind.BACCARAT, Device.SHOE))).isEqualTo(complete);
        assertThat(open(MULTI_TERMINAL, table(GameKind.ROULETTE, Device.WHEEL))).isEqualTo(missing);
        assertThat(open(MULTI_TERMINAL, table(GameKind.ROULETTE, Device.BALL))).isEqualTo(missing);
        assertThat(open(MULTI_TERMINAL, table(GameKind.ROULETTE, Device.WHEEL, Device.BALL)))
                .isEqualTo(complete);
        assertThat(open(MULTI_TERMINAL, table(GameKind.SIC_BO, Device.TUMBLER, Device.DIE, Device.DIE)))
                .isEqualTo(missing);
        assertThat(open(MULTI_TERMINAL, table(GameKind.SIC_BO, Device.DIE, Device.DIE, Device.DIE)))
                .isEqualTo(missing);
        assertThat(open(MULTI_TERMINAL, table(GameKind.SIC_BO, Device.TUMBLER, Device.DIE, Device.DIE, Device.DIE)))
                .isEqualTo(complete);
        assertThat(open(SIC_BO, table(GameKind.SIC_BO, Device.TUMBLER, Device.DIE, Device.DIE)))
                .isEqualTo(SIC_BO.refused(EquipmentReason.DEVICE_MISSING, "2.2.a"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:1.1", "act-mini-baccarat-2015:A/Approved", "act-american-roulette-2005:A/Approved"
    })
    void nothingIsUsedWithoutApproval() {
        assertThat(MULTI_TERMINAL.house().floor().opening().mayAssign(false))
                .isEqualTo(MULTI_TERMINAL.refused(EquipmentReason.NOT_APPROVED, "1.1"));
        assertThat(MULTI_TERMINAL.house().floor().opening().mayAssign(true)).isEqualTo(MULTI_TERMINAL.permitted("1.1"));
        assertThat(MINI_BACCARAT.house().floor().opening().mayAssign(false))
                .isEqualTo(MINI_BACCARAT.refused(EquipmentReason.NOT_APPROVED, "A/Approved"));
        assertThat(AMERICAN_ROULETTE.house().floor().opening().mayAssign(false))
                .isEqualTo(AMERICAN_ROULETTE.refused(EquipmentReason.NOT_APPROVED, "A/Approved"));
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:1.1",
        "act-american-roulette-2005:1.1",
        "act-american-roulette-2005:2.1/1",
        "act-american-roulette-2005:2.2",
        "act-american-roulette-2005:11.1"
    })
    void theTablesThemselvesAreApproved() {
        TableEquipment.Approvals noTable = new TableEquipment.Approvals(false, true);
        TableEquipment.Approvals noSystem = new TableEquipment.Approvals(true, false);
        List<Device> devices = List.of(Device.WHEEL, Device.BALL);

        assertThat(open(
                        MINI_BACCARAT,
                        new TableEquipment(GameKind.BACCARAT, noTable, FIVE_OF_EIGHT, true, List.of(Device.SHOE))))
                .isEqualTo(MINI_BACCARAT.refused(TableNeed.TABLE_APPROVAL, "1.1"));
        assertThat(open(
                        AMERICAN_ROULETTE,
                        new TableEquipment(GameKind.ROULETTE, noTable, FIVE_OF_EIGHT, true, devices)))
                .isEqualTo(AMERICAN_ROULETTE.refused(TableNeed.TABLE_APPROVAL, "1.1"));
        assertThat(open(
                        AMERICAN_ROULETTE,
                        new TableEquipment(GameKind.ROULETTE, noSystem, FIVE_OF_EIGHT, true, devices)))
                .isEqualTo(AMERICAN_ROULETTE.refused(TableNeed.SYSTEM_APPROVAL, "11.1"));
        assertThat(open(AMERICAN_ROULETTE, table(GameKind.ROULETTE, Device.BALL)))
                .isEqualTo(AMERICAN_ROULETTE.refused(EquipmentReason.DEVICE_MISSING, "2.1/1"));
        assertThat(open(AMERICAN_ROULETTE, table(GameKind.ROULETTE, Device.WHEEL)))
                .isEqualTo(AMERICAN_ROULETTE.refused(EquipmentReason.DEVICE_MISSING, "2.2"));
    }

    @Test
    @Clause({
        "nsw-rapid-2016:2.2",
        "nsw-rapid-2016:2.2.1",
        "nsw-rapid-2016:2.2.2",
        "nsw-rapid-2016:2.2.3",
        "nsw-rapid-2016:2.2.5",
        "nsw-rapid-2016:2.2.6"
    })
    void aRapidTableNamesAllThatIsMissing() {
        TableEquipment nothing = roulette(new TableEquipment.Terminals(0, 0, false, false, false), false);

        assertThat(RAPID.house().floor().opening().missing(nothing))
                .containsExactly(
                        RAPID.refused(TableNeed.PLAYER_TERMINAL, "2.2.1"),
                        RAPID.refused(TableNeed.DEALER_TERMINAL, "2.2.2"),
                        RAPID.refused(TableNeed.GAME_SYSTEM, "2.2.3"),
                        RAPID.refused(TableNeed.NOTE_STACKER, "2.2.5"),
                        RAPID.refused(TableNeed.TICKET_PRINTER, "2.2.6"));
        assertThat(open(RAPID, roulette(FIVE_OF_EIGHT, true))).isEqualTo(RAPID.permitted("2.2"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Dealer",
        "act-multi-terminal-2019:A.1/Game System(a)",
        "act-mini-baccarat-2015:A/Dealer",
        "act-mini-baccarat-2015:13.1",
        "act-american-roulette-2005:A/Dealer",
        "act-american-roulette-2005:8.1",
        "nsw-rapid-2016:1.1/dealer",
        "nsw-rapid-2016:2.2.3"
    })
    void noRoundWithoutDealerSystemAndGamingHours() {
        RoundStart noDealer = new RoundStart(false, false, true, true);
        RoundStart noSystem = new RoundStart(true, false, false, true);
        RoundStart afterHours = new RoundStart(true, false, true, false);

        assertThat(start(MULTI_TERMINAL, noDealer)).isEqualTo(MULTI_TERMINAL.refused(RoundNeed.DEALER, "A.1/Dealer"));
        assertThat(start(MULTI_TERMINAL, noSystem))
                .isEqualTo(MULTI_TERMINAL.refused(RoundNeed.GAME_SYSTEM, "A.1/Game System(a)"));
        assertThat(start(MINI_BACCARAT, noDealer)).isEqualTo(MINI_BACCARAT.refused(RoundNeed.DEALER, "A/Dealer"));
        assertThat(start(MINI_BACCARAT, afterHours)).isEqualTo(MINI_BACCARAT.refused(RoundNeed.GAMING_HOURS, "13.1"));
        assertThat(start(AMERICAN_ROULETTE, noDealer))
                .isEqualTo(AMERICAN_ROULETTE.refused(RoundNeed.DEALER, "A/Dealer"));
        assertThat(start(AMERICAN_ROULETTE, afterHours))
                .isEqualTo(AMERICAN_ROULETTE.refused(RoundNeed.GAMING_HOURS, "8.1"));
        assertThat(start(RAPID, noDealer)).isEqualTo(RAPID.refused(RoundNeed.DEALER, "1.1/dealer"));
        assertThat(start(RAPID, noSystem)).isEqualTo(RAPID.refused(RoundNeed.GAME_SYSTEM, "2.2.3"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:A.1/Dealer", "nsw-rapid-2016:1.1/dealer"})
    void anAutomatedWheelNeedsNoDealer() {
        assertThat(start(RAPID, new RoundStart(false, true, true, true)).permitted())
                .isTrue();
        assertThat(start(SIC_BO, new RoundStart(false, true, true, true)).permitted())
                .isTrue();
        assertThat(start(MULTI_TERMINAL, new RoundStart(true, false, true, true))
                        .permitted())
                .isTrue();
    }

    private static Verdict start(Text text, RoundStart start) {
        return text.house().floor().opening().mayStartRound(start);
    }

    private static ClosingFacts after(FinishedRound... rounds) {
        return new ClosingFacts(true, NOW, Optional.of(NOW - MINUTE), List.of(rounds), true);
    }

    @Test
    @Clause("act-multi-terminal-2019:7.11")
    void playersOnAMultiTerminalTableGetThreeFurtherRounds() {
        HouseRules house = MULTI_TERMINAL.house();
        Verdict owed = MULTI_TERMINAL.refused(ClosingReason.ROUNDS_STILL_OWED, "7.11");

        assertThat(house.mayClose(OPERATOR_AUTHORITY, after(FULL, FULL))).isEqualTo(owed);
        assertThat(house.mayClose(OPERATOR_AUTHORITY, after(FULL, VOID, FULL, NO_BETTING, CUT_SHORT)))
                .isEqualTo(owed);
        assertThat(house.mayClose(OPERATOR_AUTHORITY, after(FULL, FULL, FULL)))
                .isEqualTo(MULTI_TERMINAL.permitted("7.11"));
        assertThat(house.mayClose(OPERATOR_AUTHORITY, after(FULL, VOID, FULL, FULL)))
                .isEqualTo(MULTI_TERMINAL.permitted("7.11"));
        assertThat(house.mayClose(
                        OPERATOR_AUTHORITY,
                        new ClosingFacts(true, NOW, Optional.empty(), List.of(FULL, FULL, FULL), false)))
                .isEqualTo(MULTI_TERMINAL.refused(ClosingReason.NO_NOTICE, "7.11"));
        assertThat(house.mayClose(OPERATOR_AUTHORITY, new ClosingFacts(false, NOW, Optional.empty(), List.of(), false)))
                .isEqualTo(MULTI_TERMINAL.permitted("7.11"));
        assertThat(house.mayClose(DEALER, after(FULL, FULL, FULL)))
                .isEqualTo(MULTI_TERMINAL.refused(AuthorityReason.NOT_ENTITLED, "7.11"));
    }

    @Test
    @Clause("nsw-rapid-2016:12.8")
    void playersOnRapidGetTwentyMinutes() {
        assertThat(closeRapid(20 * MINUTE - 1)).isEqualTo(RAPID.refused(ClosingReason.NOTICE_TOO_SHORT, "12.8"));
        assertThat(closeRapid(20 * MINUTE)).isEqualTo(RAPID.permitted("12.8"));
        assertThat(RAPID.house()
                        .mayClose(CASINO_SUPERVISOR, new ClosingFacts(true, NOW, Optional.empty(), List.of(), false)))
                .isEqualTo(RAPID.refused(ClosingReason.NO_NOTICE, "12.8"));
        assertThat(RAPID.house()
                        .mayClose(CASINO_SUPERVISOR, new ClosingFacts(false, NOW, Optional.empty(), List.of(), false)))
                .isEqualTo(RAPID.permitted("12.8"));
        assertThat(RAPID.house().mayClose(DEALER, new ClosingFacts(true, NOW, Optional.of(0L), List.of(), false)))
                .isEqualTo(RAPID.refused(AuthorityReason.NOT_ENTITLED, "12.8"));
    }

    private static Verdict closeRapid(long noticeAgeMillis) {
        return RAPID.house()
                .mayClose(
                        CASINO_SUPERVISOR,
                        new ClosingFacts(true, NOW, Optional.of(NOW - noticeAgeMillis), List.of(), false));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:13.2", "act-american-roulette-2005:8.2", "nsw-sic-bo-2016:8.2"})
    void elsewhereNoticeAndSettlementAreEnough() {
        ClosingFacts silent = new ClosingFacts(true, NOW, Optional.empty(), List.of(), false);
        ClosingFacts running = new ClosingFacts(true, NOW, Optional.of(NOW), List.of(), true);
        ClosingFacts settled = new ClosingFacts(true, NOW, Optional.of(NOW), List.of(), false);

        assertThat(MINI_BACCARAT.house().mayClose(OPERATOR_AUTHORITY, silent))
                .isEqualTo(MINI_BACCARAT.refused(ClosingReason.NO_NOTICE, "13.2"));
        assertThat(MINI_BACCARAT.house().mayClose(OPERATOR_AUTHORITY, running))
                .isEqualTo(MINI_BACCARAT.refused(ClosingReason.ROUND_RUNNING, "13.2"));
        assertThat(MINI_BACCARAT.house().mayClose(OPERATOR_AUTHORITY, settled))
                .isEqualTo(MINI_BACCARAT.permitted("13.2"));
        assertThat(AMERICAN_ROULETTE.house().mayClose(OPERATOR_AUTHORITY, running))
                .isEqualTo(AMERICAN_ROULETTE.refused(ClosingReason.ROUND_RUNNING, "8.2"));
        assertThat(AMERICAN_ROULETTE.house().mayClose(OPERATOR_AUTHORITY, settled))
                .isEqualTo(AMERICAN_ROULETTE.permitted("8.2"));
        assertThat(SIC_BO.house().mayClose(ELECTRONIC_GAMING_SUPERVISOR, silent))
                .isEqualTo(SIC_BO.refused(ClosingReason.NO_NOTICE, "8.2"));
        assertThat(SIC_BO.house().mayClose(ELECTRONIC_GAMING_SUPERVISOR, settled))
                .isEqualTo(SIC_BO.permitted("8.2"));

        assertThat(MINI_BACCARAT.house().floor().closing().mayStartRoundOnceClosed())
                .isEqualTo(MINI_BACCARAT.refused(ClosingReason.TABLE_CLOSED, "13.2"));
        assertThat(AMERICAN_ROULETTE.house().floor().closing().mayStartRoundOnceClosed())
                .isEqualTo(AMERICAN_ROULETTE.refused(ClosingReason.TABLE_CLOSED, "8.2"));
        assertThat(SIC_BO.house().floor().closing().mayStartRoundOnceClosed())
                .isEqualTo(SIC_BO.refused(ClosingReason.TABLE_CLOSED, "8.2"));
    }

    @Test
    @Clause("nsw-sic-bo-2016:8.1")
    void onePlayerMaySitAtSeveralTerminalsUntilASupervisorSaysNo() {
        SeveralTerminals terminals = SIC_BO.house().floor().severalTerminals().orElseThrow();

        assertThat(terminals.mayTakeAnother(3, false)).isEqualTo(SIC_BO.permitted("8.1"));
        assertThat(terminals.mayTakeAnother(0, true)).isEqualTo(SIC_BO.permitted("8.1"));
        assertThat(terminals.mayTakeAnother(1, true))
                .isEqualTo(SIC_BO.refused(EquipmentReason.ONE_TERMINAL_ONLY, "8.1"));
    }
}
