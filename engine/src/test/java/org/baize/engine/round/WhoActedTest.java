package org.baize.engine.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;

/** The log says who opened, closed and settled a round, and that nobody did where it went by itself. */
class WhoActedTest {

    private static final Origin WHEEL = Origin.device(TABLE);
    private static final Optional<Signature> BY_DEALER =
            Optional.of(new Signature(DEALER, Role.DEALER, Optional.empty()));

    @Test
    void namesTheDealerWhoOpensAndConfirmsAndNobodyForTheTimer() {
        TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1);

        List<Event> opened = floor.accept(DEALER, new RoundCommand.OpenBetting(TABLE));
        floor.place(1, "red", 5_00).confirm(1);
        List<Event> closed = floor.pass(60_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        List<Event> settled = floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));

        assertThat(the(RoundEvent.BettingOpened.class, opened).by()).isEqualTo(BY_DEALER);
        assertThat(the(RoundEvent.BettingClosed.class, closed).who()).isEmpty();
        assertThat(the(RoundEvent.RoundSettled.class, settled).by()).isEqualTo(BY_DEALER);
    }

    @Test
    void namesNobodyForARoundThatSettlesByItself() {
        TestFloor floor = TestFloor.with(TestFloor.RAPID, "roulette", Apparatus.AUTOMATED_WHEEL);
        floor.buyIn(1, 1);
        if (floor.table(TABLE).round().phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
        floor.place(1, "red", 5_00).pass(60_000);
        floor.accept(WHEEL, new WheelCommand.SpinBall(TABLE));

        List<Event> settled = floor.accept(WHEEL, new WheelCommand.SenseNumber(TABLE, TABLE, "17"));

        assertThat(the(RoundEvent.RoundSettled.class, settled).by()).isEmpty();
    }

    private static <E extends Event> E the(Class<E> kind, List<Event> events) {
        return events.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }
}
