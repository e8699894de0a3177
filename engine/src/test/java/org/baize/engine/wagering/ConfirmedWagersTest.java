package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Touches on a layout where a wager counts only once it is confirmed. */
class ConfirmedWagersTest {

    private static final Origin FIRST = Origin.terminal(1);

    private TestFloor floor = TestFloor.empty();

    @BeforeEach
    void openARoundOfRoulette() {
        floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.openBetting();
    }

    private int bet(String text) {
        return floor.table(TABLE).play().bet(text);
    }

    private WagerCommand place(String bet, long cents) {
        return new WagerCommand.Place(TABLE, 1, bet(bet), cents);
    }

    private long onLayout() {
        return floor.terminal(1).layout().balanceCents();
    }

    private static void assertRefused(Refusal refusal, Reason reason, String rule) {
        assertThat(refusal).isEqualTo(Refusal.of(reason, new RuleId(MULTI, rule)));
    }

    @Test
    @Clause("act-multi-terminal-2019:2.1")
    void nobodyTouchesALayoutBeforeBuyingIn() {
        Refusal refusal = floor.refuse(FIRST, place("red", 5_00));

        assertThat(refusal.reason()).isEqualTo(PlayReason.TERMINAL_NOT_OPEN);
        floor.buyIn(1, 1).place(1, "red", 5_00);
        assertThat(floor.chipsCents(1)).isEqualTo(95_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.2(a)", "act-multi-terminal-2019:2.4(b)"})
    void chipsOnTheLayoutLeaveTheCreditAndNeverExceedIt() {
        floor.buyIn(1, 1);

        List<Event> events = floor.accept(FIRST, place("red", 130_00));

        assertThat(events).singleElement().isInstanceOf(WagerEvent.WagersChanged.class);
        assertThat(floor.chipsCents(1)).isZero();
        assertThat(onLayout()).isEqualTo(100_00);
        floor.accept(FIRST, new WagerCommand.Remove(TABLE, 1, bet("red"), 100_00));
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:2.4(a)")
    void movingChipsChangesBothBetsAndNoCredit() {
        floor.buyIn(1, 1).place(1, "red", 20_00);

        floor.accept(FIRST, new WagerCommand.Move(TABLE, 1, new WagerCommand.Shift(bet("red"), bet("black"), 15_00)));

        int seat = floor.table(TABLE).layout().seatOf(1);
        assertThat(floor.table(TABLE).layout().pendingCents(seat, bet("red"))).isEqualTo(5_00);
        assertThat(floor.table(TABLE).layout().pendingCents(seat, bet("black"))).isEqualTo(15_00);
        assertThat(floor.chipsCents(1)).isEqualTo(80_00);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:3.2",
        "act-multi-terminal-2019:3.3",
        "act-multi-terminal-2019:3.4(i)",
        "act-multi-terminal-2019:3.4(ii)"
    })
    void amountsAreCutToTheNextLowerPermittedWager() {
        floor.buyIn(1, 10);

        assertRefused(floor.refuse(FIRST, place("red", 3_00)), WagerReason.BELOW_MINIMUM, "3.3");
        floor.accept(FIRST, place("red", 13_00));
        floor.accept(FIRST, place("black", 730_00));

        int seat = floor.table(TABLE).layout().seatOf(1);
        assertThat(floor.table(TABLE).layout().pendingCents(seat, bet("red"))).isEqualTo(10_00);
        assertThat(floor.table(TABLE).layout().pendingCents(seat, bet("black"))).isEqualTo(500_00);
        assertThat(floor.chipsCents(1)).isEqualTo(490_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:2.7(a)")
    void whatIsConfirmedChangesNoMore() {
        floor.buyIn(1, 1).place(1, "red", 10_00).confirm(1);

        List<WagerCommand> changes = List.of(
                new WagerCommand.Remove(TABLE, 1, bet("red"), 5_00),
                new WagerCommand.Move(TABLE, 1, new WagerCommand.Shift(bet("red"), bet("black"), 10_00)),
                place("red", 5_00));

        for (WagerCommand change : changes) {
            assertRefused(floor.refuse(FIRST, change), WagerReason.LOCKED, "2.7(a)");
        }
        assertThat(floor.refuse(FIRST, new WagerCommand.Undo(TABLE, 1)).reason())
                .isEqualTo(FloorReason.NOTHING_TO_UNDO);
        floor.accept(FIRST, new WagerCommand.Clear(TABLE, 1));
        assertThat(floor.terminal(1).inPlay().balanceCents()).isEqualTo(10_00);
        assertThat(floor.chipsCents(1)).isEqualTo(90_00);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:2.2(b)",
        "act-multi-terminal-2019:2.2/unconfirmed",
        "act-multi-terminal-2019:2.7(b)",
        "act-multi-terminal-2019:5.1"
    })
    void atTheInstantOfTheCloseAConfirmIsTooLateAndTheChipsGoBack() {
        floor.buyIn(1, 1).place(1, "red", 30_00);
        floor.pass(39_999);
        assertThat(onLayout()).isEqualTo(30_00);

        List<Event> closed = floor.pass(1);

        assertThat(closed).singleElement().isInstanceOfSatisfying(RoundEvent.BettingClosed.class, event -> {
            assertThat(event.returns().returned()).singleElement().satisfies(back -> {
                assertThat(back.cents()).isEqualTo(30_00);
                assertThat(back.reason()).isEqualTo(WagerReason.UNCONFIRMED);
                assertThat(back.rule()).isEqualTo(new RuleId(MULTI, "2.2/unconfirmed"));
            });
        });
        assertThat(floor.refuse(FIRST, new WagerCommand.Confirm(TABLE, 1)).reason())
                .isEqualTo(RoundReason.NO_MORE_BETS);
        assertThat(floor.refuse(FIRST, place("red", 5_00)).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        assertThat(onLayout()).isZero();
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.5(a)", "act-multi-terminal-2019:2.5(b)"})
    void nobodyElsePlacesMovesOrConfirmsForAPlayer() {
        floor.buyIn(1, 1).place(1, "red", 10_00);
        List<WagerCommand> acts = List.of(
                place("black", 5_00),
                new WagerCommand.Remove(TABLE, 1, bet("red"), 10_00),
                new WagerCommand.Clear(TABLE, 1),
                new WagerCommand.Undo(TABLE, 1),
                new WagerCommand.Confirm(TABLE, 1));

        for (WagerCommand act : acts) {
            assertThat(floor.refuse(DEALER, act).reason()).isEqualTo(WagerReason.STAFF_MAY_NOT_PLACE);
            for (Origin other : List.of(Origin.terminal(2), Origin.device(TABLE), Origin.SYSTEM, Origin.MONITORING)) {
                assertThat(floor.refuse(other, act).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
            }
        }
        assertThat(onLayout()).isEqualTo(10_00);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:2.3/select",
        "act-multi-terminal-2019:2.3/several tables",
        "act-multi-terminal-2019:A.1/Player Terminal"
    })
    void oneAccountPlaysSeveralTablesOnlyWhereThatIsOn() {
        floor.install(2, MULTI, DefaultSetup.of(Rulebooks.byId(MULTI), "roulette"), Apparatus.LIVE_WHEEL);
        floor.terminal(7, TABLE, 2);
        TerminalSpec one = new TerminalSpec(List.of(TABLE, 2), false, List.of(100_00L), true, true);
        floor.accept(TestFloor.ADMINISTRATOR, new SetupCommand.InstallTerminal(8, one));
        floor.accept(TestFloor.ADMINISTRATOR, new SetupCommand.OpenTable(2));
        Origin another = Origin.person(20);
        floor.enrol(another, Role.DEALER);
        floor.signOn(another, 2, Role.DEALER);
        floor.accept(another, new RoundCommand.OpenBetting(2));
        for (int terminal : new int[] {7, 8}) {
            floor.buyIn(terminal, 1).place(terminal, "red", 60_00).confirm(terminal);
        }

        floor.accept(Origin.terminal(7), new WagerCommand.Place(2, 7, bet("black"), 50_00));
        Refusal refusal = floor.refuse(Origin.terminal(8), new WagerCommand.Place(2, 8, bet("black"), 30_00));

        assertRefused(refusal, WagerReason.ANOTHER_TABLE_IN_PLAY, "2.3/several tables");
        assertThat(floor.terminal(7).layout().balanceCents()).isEqualTo(40_00);
        assertThat(floor.table(2)
                        .layout()
                        .pendingOfSeatCents(floor.table(2).layout().seatOf(7)))
                .isEqualTo(40_00);
        assertThat(floor.refuse(Origin.terminal(1), new WagerCommand.Clear(2, 1))
                        .reason())
                .isEqualTo(FloorReason.NOT_AT_THIS_TABLE);
    }

    @Test
    void theLastTouchesAreTakenBackOneByOne() {
        floor.buyIn(1, 1).place(1, "red", 10_00).place(1, "red", 20_00);
        floor.accept(FIRST, new WagerCommand.DoubleUp(TABLE, 1));
        assertThat(onLayout()).isEqualTo(60_00);

        for (long left : new long[] {30_00, 10_00, 0}) {
            floor.accept(FIRST, new WagerCommand.Undo(TABLE, 1));
            assertThat(onLayout()).isEqualTo(left);
        }
        assertThat(floor.refuse(FIRST, new WagerCommand.Undo(TABLE, 1)).reason())
                .isEqualTo(FloorReason.NOTHING_TO_UNDO);
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    void aBetThatDoesNotExistIsRefusedAndChangesNothing() {
        floor.buyIn(1, 1);
        int bets = floor.table(TABLE).play().payTable().bets().size();

        for (int bet : new int[] {-1, bets, Integer.MAX_VALUE}) {
            assertThat(floor.refuse(FIRST, new WagerCommand.Place(TABLE, 1, bet, 5_00))
                            .reason())
                    .isEqualTo(FloorReason.NO_SUCH_BET);
        }
        for (long cents : new long[] {0, -5_00, Long.MIN_VALUE}) {
            assertThat(floor.refuse(FIRST, place("red", cents)).reason()).isEqualTo(WagerReason.NOT_AN_AMOUNT);
        }
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }
}
