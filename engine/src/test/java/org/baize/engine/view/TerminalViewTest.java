package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.TABLE;

import org.baize.engine.TestFloor;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What a terminal shows is what the floor knows. */
class TerminalViewTest {

    private static TerminalView view(TestFloor floor, int terminal) {
        return TerminalView.of(floor.floor().state(), terminal, TABLE, floor.nowMillis());
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.3", "nsw-rapid-2016:4.4", "nsw-rapid-2016:8.2.2", "nsw-rapid-2016:1.1/PT chip account"
    })
    void creditBetAndWinFollowEveryChange() {
        TestFloor floor = TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1).openBetting().place(1, "straight:17", 10_00);
        assertThat(view(floor, 1).money()).isEqualTo(new TerminalView.Money(90_00, 10_00, 0, 0));
        assertThat(view(floor, 1).money().betCents()).isEqualTo(10_00);

        floor.pass(40_000);
        assertThat(view(floor, 1).money()).isEqualTo(new TerminalView.Money(90_00, 0, 10_00, 0));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));

        assertThat(view(floor, 1).money()).isEqualTo(new TerminalView.Money(450_00, 0, 0, 350_00));
        assertThat(view(floor, 2).money()).isEqualTo(new TerminalView.Money(0, 0, 0, 0));
    }

    @Test
    @Clause({"act-multi-terminal-2019:5.2", "act-multi-terminal-2019:2.5(c)"})
    void theCountdownFollowsTheClockOfTheSystemAndNamesTheTable() {
        TestFloor floor =
                TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL).openBetting();

        assertThat(view(floor, 1).countdown().remainingMillis()).contains(40_000L);
        floor.pass(39_999);
        assertThat(view(floor, 1).countdown().remainingMillis()).contains(1L);
        floor.pass(1);

        TerminalView.Countdown closed = view(floor, 1).countdown();
        assertThat(closed.remainingMillis()).contains(0L);
        assertThat(closed.phase()).isEqualTo(RoundPhase.CLOSED);
        assertThat(closed.table()).isEqualTo(TABLE);
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.1/display", "nsw-rapid-2016:6.1", "nsw-sic-bo-2016:3.2.a"})
    void theSignShowsTheLimitsOfEveryLineThatIsOffered() {
        for (String text : new String[] {MULTI, RAPID}) {
            TestFloor floor = TestFloor.with(text, "roulette", Apparatus.LIVE_WHEEL);

            LimitSign sign = view(floor, 1).limits();

            assertThat(sign.lines())
                    .hasSameSizeAs(floor.table(TABLE).play().offer().lines())
                    .allSatisfy(line -> {
                        assertThat(line.minimumCents()).isEqualTo(5_00);
                        assertThat(line.maximumCents()).isEqualTo(500_00);
                    });
        }
        TestFloor dice = TestFloor.with(SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
        assertThat(view(dice, 1).limits().lines())
                .extracting(LimitSign.Line::key)
                .contains("small", "big");
    }

    @Test
    @Clause("nsw-rapid-2016:8.2")
    void everyTerminalShowsTheOutcomeAlsoWithoutAWager() {
        TestFloor floor =
                TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL).openBetting();
        floor.pass(40_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));

        for (int terminal = 1; terminal <= 3; terminal++) {
            assertThat(view(floor, terminal).playing().lastOutcome()).contains("number:17");
        }
    }

    @Test
    @Clause("act-mini-baccarat-2015:8.3/1")
    void theMethodOfPaymentIsShown() {
        TestFloor floor = TestFloor.with(TestFloor.MINI, "baccarat-b", Apparatus.SHOE);

        assertThat(view(floor, 1).playing().gameTitle())
                .isEqualTo(
                        Rulebooks.byId(TestFloor.MINI).game("baccarat-b").name().text())
                .contains("method B");
    }

    @Test
    @Clause("nsw-rapid-2016:2.1")
    void oneCreditServesSeveralGamesAndWagersStayWhenThePlayerSwitches() {
        TestFloor floor = TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL);
        floor.install(2, RAPID, DefaultSetup.of(Rulebooks.byId(RAPID), "roulette"), Apparatus.AUTOMATED_WHEEL);
        floor.terminal(9, TABLE, 2).buyIn(9, 1).openBetting();

        floor.place(9, "red", 30_00);
        TerminalView other = TerminalView.of(floor.floor().state(), 9, 2, floor.nowMillis());

        assertThat(other.money().creditCents()).isEqualTo(70_00);
        assertThat(other.money().betCents()).isZero();
        assertThat(view(floor, 9).money()).isEqualTo(new TerminalView.Money(70_00, 30_00, 0, 0));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.1", "nsw-sic-bo-2016:3.3.a", "nsw-rapid-2016:4.1"})
    void theRulesCanBeReadAlsoWhileBettingIsClosed() {
        TestFloor floor = TestFloor.with(SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
        String title = Rulebooks.byId(SIC_BO).edition().title();

        assertThat(view(floor, 1).playing().rulebookTitle()).isEqualTo(title);
        floor.pass(40_000);
        assertThat(view(floor, 1).playing().rulebookTitle()).isEqualTo(title);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.1", "nsw-rapid-2016:4.3.1"})
    void aTerminalIsOpenFromBuyInOnAndShowsTheNotesItTakes() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        assertThat(view(floor, 1).open()).isFalse();

        floor.buyIn(1, 1);

        assertThat(view(floor, 1).open()).isTrue();
        assertThat(view(floor, 1).acceptedNotesCents()).contains(100_00L, 20_00L);
    }
}
