package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.TABLE;

import org.baize.engine.TestFloor;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.state.Layout;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player lays the wagers of the last round again in which they wagered. */
class RepeatTest {

    private static final Origin FIRST = Origin.terminal(1);

    @ParameterizedTest
    @ValueSource(strings = {MULTI, RAPID})
    void laysTheLastWagersAgainAlsoAfterARoundWithoutAny(String text) {
        TestFloor floor = TestFloor.with(text, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 2).buyIn(2, 2);
        open(floor);
        floor.place(1, "red", 10_00).place(1, "straight:17", 5_00);
        confirm(floor, 1);
        finish(floor);
        open(floor);
        floor.place(2, "red", 10_00);
        confirm(floor, 2);
        finish(floor);
        floor.restart();
        open(floor);
        long chips = floor.chipsCents(1);

        floor.accept(FIRST, new WagerCommand.Repeat(TABLE, 1));

        assertThat(pending(floor, "red")).isEqualTo(10_00);
        assertThat(pending(floor, "straight:17")).isEqualTo(5_00);
        assertThat(floor.terminal(1).layout().balanceCents()).isEqualTo(15_00);
        assertThat(floor.chipsCents(1)).isEqualTo(chips - 15_00);
    }

    private static void open(TestFloor floor) {
        if (floor.table(TABLE).round().phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
    }

    private static void confirm(TestFloor floor, int terminal) {
        if (floor.table(TABLE).rulebook().id().equals(MULTI)) {
            floor.confirm(terminal);
        }
    }

    private static void finish(TestFloor floor) {
        floor.pass(60_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "2"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
    }

    private static long pending(TestFloor floor, String bet) {
        Layout layout = floor.table(TABLE).layout();
        return layout.pendingCents(layout.seatOf(1), floor.table(TABLE).play().bet(bet));
    }
}
