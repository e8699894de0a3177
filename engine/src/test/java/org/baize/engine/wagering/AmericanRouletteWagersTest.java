package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Table;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.house.Device;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Wagers at American Roulette: sections, the maximum on a number, and a close that the dealer calls. */
class AmericanRouletteWagersTest {

    private static final Origin FIRST = Origin.terminal(1);

    private static TestFloor floor(String game, WheelOperation operation) {
        TestFloor floor = TestFloor.empty();
        TableSpec spec = new TableSpec(
                "roulette",
                AMERICAN,
                DefaultSetup.of(Rulebooks.byId(AMERICAN), game),
                new TableSpec.Installation(
                        Apparatus.LIVE_WHEEL,
                        Optional.of(operation),
                        TableForm.TERMINALS,
                        Command.NONE,
                        new TableSpec.Approved(true, true, List.of(Device.WHEEL, Device.BALL))));
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
        floor.terminal(1, TABLE).terminal(2, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        return floor.buyIn(1, 50).openBetting();
    }

    private static Refusal section(TestFloor floor, String section) {
        return floor.refuse(FIRST, new WagerCommand.PlaceSection(TABLE, 1, section, 5_00));
    }

    @Test
    @Clause("act-american-roulette-2005:4.10")
    void everySectionIsItsSinglePiecesAllOrNothing() {
        TestFloor floor = floor("roulette-single-zero", WheelOperation.LIVE);
        Table table = floor.table(TABLE);
        long before = floor.chipsCents(1);
        int sections = 0;

        for (var line : table.play().game().sections()) {
            for (var section : line.sections()) {
                floor.accept(FIRST, new WagerCommand.PlaceSection(TABLE, 1, section.text(), 5_00));
                assertThat(before - floor.chipsCents(1)).isEqualTo(5_00L * section.chips());
                floor.accept(FIRST, new WagerCommand.Undo(TABLE, 1));
                assertThat(floor.chipsCents(1)).isEqualTo(before);
                sections++;
            }
        }

        assertThat(sections).isGreaterThan(37);
        floor.accept(FIRST, new WagerCommand.Place(TABLE, 1, table.play().bet("split:5-8"), 500_00));
        assertThat(section(floor, "tier").reason()).isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(section(floor, "nowhere").reason()).isEqualTo(FloorReason.NO_SUCH_BET);
        floor.pass(40_000);
        assertThat(section(floor, "tier").reason()).isEqualTo(RoundReason.NO_MORE_BETS);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.9/1", "act-american-roulette-2005:4.9/2"})
    void theMaximumOnANumberIsEveryInsideBetThatHoldsItOrNothing() {
        TestFloor floor = floor("roulette-single-zero", WheelOperation.LIVE);
        List<Integer> holding = insideBetsOn(floor.table(TABLE), Pocket.of(17));
        WagerCommand maximum = new WagerCommand.PlaceMaximum(TABLE, 1, holding);
        assertThat(holding).hasSize(12);

        assertThat(floor.refuse(FIRST, maximum).reason()).isEqualTo(WagerReason.ABOVE_CREDIT);
        floor.buyIn(1, 10);
        floor.accept(FIRST, maximum);

        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(12 * 500_00);
        assertThat(floor.refuse(FIRST, maximum).reason()).isEqualTo(WagerReason.NOTHING_TO_DO);
    }

    private static List<Integer> insideBetsOn(Table table, Pocket pocket) {
        List<?> bets = table.play().payTable().bets();
        return IntStream.range(0, bets.size())
                .filter(index ->
                        bets.get(index) instanceof RouletteBet bet && bet.kind().inside() && bet.covers(pocket))
                .boxed()
                .toList();
    }

    @Test
    @Clause({"act-american-roulette-2005:3.3", "act-american-roulette-2005:14.2", "act-american-roulette-2005:4.3"})
    void whatIsOffTheMultipleOrWithoutCreditIsRefused() {
        TestFloor floor = floor("roulette-double-zero", WheelOperation.LIVE);
        int red = floor.table(TABLE).play().bet("red");

        assertThat(floor.refuse(FIRST, new WagerCommand.Place(TABLE, 1, red, 12_00))
                        .reason())
                .isEqualTo(WagerReason.OFF_STEP);
        assertThat(floor.refuse(Origin.terminal(2), new WagerCommand.Place(TABLE, 2, red, 5_00))
                        .reason())
                .isEqualTo(PlayReason.TERMINAL_NOT_OPEN);
        assertThat(floor.refuse(DEALER, new WagerCommand.Place(TABLE, 1, red, 5_00))
                        .reason())
                .isEqualTo(WagerReason.STAFF_MAY_NOT_PLACE);
        assertThat(floor.chipsCents(1)).isEqualTo(5_000_00);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.1", "act-american-roulette-2005:4.5"})
    void theDealerCallsNoMoreBetsOnlyAfterEverybodyHadTheSetTime() {
        TestFloor floor = floor("roulette-single-zero", WheelOperation.DEALER_CALLED);
        floor.place(1, "red", 5_00);
        RoundCommand call = new RoundCommand.CloseBetting(TABLE);

        floor.pass(39_999);
        assertThat(floor.refuse(DEALER, call))
                .isEqualTo(Refusal.of(RoundReason.WINDOW_TOO_SHORT, new RuleId(AMERICAN, "4.1")));
        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.BETTING);
        floor.pass(1_000_000);
        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.BETTING);
        floor.accept(DEALER, call);

        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.CLOSED);
        List<WagerCommand> touches = new ArrayList<>(List.of(
                new WagerCommand.Clear(TABLE, 1),
                new WagerCommand.Undo(TABLE, 1),
                new WagerCommand.Repeat(TABLE, 1),
                new WagerCommand.Place(TABLE, 1, 0, 5_00)));
        for (WagerCommand touch : touches) {
            assertThat(floor.refuse(FIRST, touch).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        }
        assertThat(floor.terminal(1).inPlay().balanceCents()).isEqualTo(5_00);
    }

    @Test
    @Clause("act-american-roulette-2005:13.1")
    void whereTheTimeIsSetTheDealerDoesNotCloseBefore() {
        TestFloor floor = floor("roulette-single-zero", WheelOperation.LIVE);

        floor.pass(39_999);

        assertThat(floor.refuse(DEALER, new RoundCommand.CloseBetting(TABLE)))
                .isEqualTo(Refusal.of(RoundReason.CLOSED_BY_TIMER, new RuleId(AMERICAN, "13.1")));
        floor.pass(1);
        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.CLOSED);
    }
}
