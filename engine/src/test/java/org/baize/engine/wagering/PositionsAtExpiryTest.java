package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.OptionalLong;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.Returns.Return;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Touches where the chips that lie there when the time is up are the wagers. */
class PositionsAtExpiryTest {

    private static final Origin FIRST = Origin.terminal(1);

    private static TestFloor rapid() {
        return TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL)
                .buyIn(1, 10)
                .openBetting();
    }

    private static TestFloor rapid(LimitChoice.Line line, OptionalLong leastTotal, OptionalLong mostTotal) {
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(RAPID), "roulette");
        LimitChoice limits =
                LimitChoice.onEach(Rulebooks.byId(RAPID).game("roulette").lines(), line);
        LimitChoice totals = new LimitChoice(limits.byLine(), leastTotal, mostTotal, OptionalLong.empty());
        TestFloor floor = TestFloor.empty();
        floor.install(
                TABLE,
                RAPID,
                new TableSetup(usual.game(), totals, usual.dealing(), usual.floor(), usual.money()),
                Apparatus.LIVE_WHEEL);
        floor.terminal(1, TABLE);
        floor.signOn(TestFloor.DEALER, TABLE, Role.DEALER);
        floor.accept(TestFloor.ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        return floor.buyIn(1, 10).openBetting();
    }

    private static int bet(TestFloor floor, String text) {
        return floor.table(TABLE).play().bet(text);
    }

    private static RoundEvent.BettingClosed close(TestFloor floor) {
        List<Event> fired = floor.pass(40_000);
        return (RoundEvent.BettingClosed) fired.getFirst();
    }

    private static List<WagerCommand> everyTouch(TestFloor floor, String bet) {
        int number = bet(floor, bet);
        return List.of(
                new WagerCommand.Place(TABLE, 1, number, 5_00),
                new WagerCommand.Move(TABLE, 1, new WagerCommand.Shift(number, number + 1, 5_00)),
                new WagerCommand.Remove(TABLE, 1, number, 5_00),
                new WagerCommand.Undo(TABLE, 1),
                new WagerCommand.Clear(TABLE, 1),
                new WagerCommand.Repeat(TABLE, 1),
                new WagerCommand.DoubleUp(TABLE, 1));
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2", "nsw-rapid-2016:4.2.4"})
    void aChipDroppedOnANumberLeavesTheCreditAtOnce() {
        TestFloor floor = rapid();

        floor.place(1, "straight:17", 5_00);

        assertThat(floor.chipsCents(1)).isEqualTo(995_00);
        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(5_00);
        Refusal withoutCredit =
                floor.refuse(Origin.terminal(2), new WagerCommand.Place(TABLE, 2, bet(floor, "red"), 5_00));
        assertThat(withoutCredit.reason()).isEqualTo(PlayReason.TERMINAL_NOT_OPEN);
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.6", "nsw-rapid-2016:4.2.7", "nsw-rapid-2016:1.1/wagering period"})
    void whatLiesThereAtExpiryPlaysWithoutAConfirmAndChangesNoMore() {
        TestFloor floor = rapid();
        floor.place(1, "red", 20_00);

        assertThat(close(floor).returns().returned()).isEmpty();

        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.CLOSED);
        assertThat(floor.terminal(1).inPlay().balanceCents()).isEqualTo(20_00);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        for (WagerCommand touch : everyTouch(floor, "red")) {
            Refusal refusal = floor.refuse(FIRST, touch);
            assertThat(refusal).isEqualTo(Refusal.of(RoundReason.NO_MORE_BETS, new RuleId(RAPID, "4.2.6")));
            assertThat(floor.refuse(SUPERVISOR, touch).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        }
        assertThat(floor.terminal(1).inPlay().balanceCents()).isEqualTo(20_00);
    }

    @Test
    @Clause("nsw-rapid-2016:4.1")
    void thereIsNothingToConfirm() {
        TestFloor floor = rapid();
        floor.place(1, "red", 20_00);

        assertThat(floor.refuse(FIRST, new WagerCommand.Confirm(TABLE, 1)).reason())
                .isEqualTo(WagerReason.CONFIRM_NOT_USED);
    }

    @Test
    @Clause({"nsw-rapid-2016:6.2", "nsw-rapid-2016:6.3.4"})
    void smallWagersGoBackFirstAndThenATotalThatIsTooLow() {
        TestFloor floor = rapid(new LimitChoice.Line(5_00, 100_00, 1_00), OptionalLong.of(20_00), OptionalLong.empty());
        floor.place(1, "red", 10_00).place(1, "odd", 8_00).place(1, "low", 3_00);
        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(21_00);

        List<Return> returned = close(floor).returns().returned();

        assertThat(returned).extracting(Return::reason).startsWith(WagerReason.BELOW_MINIMUM);
        assertThat(returned).extracting(back -> back.rule().rule()).containsExactly("6.2", "6.3.4", "6.3.4");
        assertThat(floor.chipsCents(1)).isEqualTo(1000_00);
        assertThat(floor.terminal(1).inPlay().balanceCents()).isZero();
    }

    @Test
    @Clause({"nsw-rapid-2016:6.3", "nsw-rapid-2016:6.3.1", "nsw-rapid-2016:6.3.2", "nsw-rapid-2016:6.3.3"})
    void tooMuchIsCutWhenItIsPlaced() {
        TestFloor floor =
                rapid(new LimitChoice.Line(10_00, 100_00, 5_00), OptionalLong.empty(), OptionalLong.of(150_00));

        floor.accept(FIRST, new WagerCommand.Place(TABLE, 1, bet(floor, "red"), 13_00));
        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(10_00);
        floor.accept(FIRST, new WagerCommand.Place(TABLE, 1, bet(floor, "odd"), 130_00));
        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(110_00);
        floor.accept(FIRST, new WagerCommand.Place(TABLE, 1, bet(floor, "low"), 80_00));
        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(150_00);
        assertThat(floor.refuse(FIRST, new WagerCommand.Place(TABLE, 1, bet(floor, "high"), 10_00))
                        .reason())
                .isEqualTo(WagerReason.ABOVE_TOTAL);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.8.1", "nsw-sic-bo-2016:3.5", "nsw-sic-bo-2016:3.3.b"})
    void onAnAutomaticTumblerTheSameHoldsForPlayersAndStaff() {
        TestFloor floor = TestFloor.with(SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
        floor.buyIn(1, 1).place(1, "small", 20_00);
        assertThat(floor.refuse(FIRST, new WagerCommand.Place(TABLE, 1, bet(floor, "big"), 85_00))
                        .reason())
                .isEqualTo(WagerReason.ABOVE_CREDIT);

        floor.pass(40_000);

        floor.signOn(SUPERVISOR, Command.NONE, Role.ELECTRONIC_GAMING_SUPERVISOR);
        for (WagerCommand touch : everyTouch(floor, "small")) {
            assertThat(floor.refuse(FIRST, touch).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
            assertThat(floor.refuse(SUPERVISOR, touch).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        }
        assertThat(floor.terminal(1).inPlay().balanceCents()).isEqualTo(20_00);
    }
}
