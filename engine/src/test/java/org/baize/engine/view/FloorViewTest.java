package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.TestFloor;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.cash.AccountState;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;

/** The pit sees every table, every terminal and whatever somebody should look at. */
class FloorViewTest {

    private static FloorView view(TestFloor floor) {
        return FloorView.of(floor.floor().state());
    }

    private static TestFloor roulette() {
        return TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
    }

    private static void settle(TestFloor floor, String number) {
        floor.pass(40_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        if (floor.table(TABLE).round().phase() == RoundPhase.RESULT) {
            floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        }
    }

    @Test
    void showsTablesTerminalsAndWhoIsOnDuty() {
        TestFloor floor = roulette().buyIn(1, 1).openBetting();
        floor.place(1, "red", 20_00);

        FloorView view = view(floor);

        FloorView.TableCard table = view.tables().getFirst();
        assertThat(table.round().phase()).isEqualTo(RoundPhase.BETTING);
        assertThat(table.open()).isEqualTo(1);
        assertThat(table.wagering()).isEqualTo(1);
        assertThat(table.wageredCents()).isEqualTo(20_00);
        FloorView.TerminalCard terminal = view.terminals().getFirst();
        assertThat(terminal.account()).isEqualTo(AccountState.ACTIVE);
        assertThat(terminal.creditCents()).isEqualTo(80_00);
        assertThat(terminal.betCents()).isEqualTo(20_00);
        assertThat(view.staff()).contains(new FloorView.OnDuty(2, "person 2", Role.DEALER, List.of(TABLE)));
        assertThat(view.alerts()).isEmpty();
    }

    @Test
    void aCallForAnAttendantIsAnAlertUntilItIsAnswered() {
        TestFloor floor = roulette();
        floor.accept(org.baize.engine.command.Origin.terminal(3), new PatronCommand.CallAttendant(TABLE, 3));
        OptionalLong since = OptionalLong.of(floor.nowMillis());
        assertThat(view(floor).alerts())
                .containsExactly(new Alert(Alert.AlertKind.ATTENDANT_CALLED, 0, 3, 0, "", since));

        floor.accept(DEALER, new PatronCommand.AnswerCall(TABLE, 3));

        assertThat(view(floor).alerts()).isEmpty();
    }

    @Test
    void aMalfunctionIsAnAlert() {
        TestFloor floor = roulette().buyIn(1, 1).openBetting();
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.place(1, "red", 20_00).confirm(1).pass(40_000);

        floor.accept(
                DEALER,
                new FaultCommand.ReportFault(
                        TABLE,
                        1,
                        1,
                        FaultCommand.Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, floor.nowMillis()),
                        "screen is dark"));

        assertThat(view(floor).alerts())
                .anyMatch(alert -> alert.kind() == Alert.AlertKind.MALFUNCTION
                        && alert.terminal() == 1
                        && alert.about().contains("PLAYER_TERMINAL"));
    }

    @Test
    void aBigWinIsAnAlertWhileTheNextGamesAreDealt() {
        TestFloor floor = roulette().buyIn(1, 20).openBetting();
        long most =
                floor.table(TABLE).play().maximumCents(floor.table(TABLE).play().bet("straight:17"));
        long stake = Math.min(most, 2_000_00);
        floor.place(1, "straight:17", stake).confirm(1);
        settle(floor, "17");

        boolean big = 35 * stake >= Alert.BIG_WIN_CENTS;
        assertThat(view(floor).alerts())
                .filteredOn(alert -> alert.kind() == Alert.AlertKind.BIG_WIN)
                .hasSize(big ? 1 : 0)
                .allMatch(alert -> alert.cents() == 35 * stake && alert.terminal() == 1)
                .allMatch(alert -> alert.sinceMillis().equals(OptionalLong.of(floor.nowMillis())));
        assertThat(big).isTrue();
        for (int game = 1; game <= Alert.GAMES_OF_A_BIG_WIN; game++) {
            assertThat(view(floor).alerts())
                    .as("games dealt since then: " + (game - 1))
                    .anyMatch(alert -> alert.kind() == Alert.AlertKind.BIG_WIN);
            floor.openBetting();
            settle(floor, "4");
        }
        assertThat(view(floor).alerts()).noneMatch(alert -> alert.kind() == Alert.AlertKind.BIG_WIN);
    }

    @Test
    void aTableShowsWhatCameLast() {
        TestFloor floor = roulette().buyIn(1, 1).openBetting();
        assertThat(view(floor).tables().getFirst().last()).isEmpty();

        settle(floor, "17");

        assertThat(view(floor).tables().getFirst().last().orElseThrow())
                .isEqualTo(new TableView.Result(1, Optional.of("number:17")));
    }
}
