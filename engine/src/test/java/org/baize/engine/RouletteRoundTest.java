package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;

/** One round of roulette from the first note to the payout. */
class RouletteRoundTest {

    @Test
    void paysAConfirmedWagerAndGivesBackAnUnconfirmedOne() {
        TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1).buyIn(2, 1).openBetting();
        floor.place(1, "straight:17", 10_00).confirm(1).place(2, "red", 20_00);

        floor.pass(60_000);
        floor.restart();
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));

        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(floor.chipsCents(1)).isEqualTo(90_00 + 360_00);
        assertThat(floor.chipsCents(2)).isEqualTo(100_00);
        floor.restart();
    }
}
