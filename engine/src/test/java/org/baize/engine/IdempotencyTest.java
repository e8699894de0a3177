package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.baize.engine.TestFloor.TABLE;

import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A request is carried out once, however often it is sent, also across a restart. */
class IdempotencyTest {

    private static final Origin FIRST = Origin.terminal(1);

    private final TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);

    private Handled note(long sequence) {
        return floor.floor()
                .handle(Request.of(FIRST, sequence, floor.nowMillis(), new MoneyCommand.InsertNote(1, 100_00, true)));
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.2")
    void aResendGetsTheFirstAnswerAndChangesNothing() {
        Handled first = note(1);
        String hash = StateHash.of(floor.floor().snapshot());

        Handled again = note(1);

        assertThat(again.answer()).isEqualTo(first.answer());
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        assertThat(StateHash.of(floor.floor().snapshot())).isEqualTo(hash);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.3")
    void aResendAfterARestartGetsTheFirstAnswerToo() {
        Handled first = note(1);
        floor.restart();

        assertThat(note(1).answer()).isEqualTo(first.answer());
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    void aRefusalIsAnAnswerAndIsNotReconsidered() {
        WagerCommand place = new WagerCommand.Place(TABLE, 1, 0, 5_00);
        Answer refused = floor.floor()
                .handle(Request.of(FIRST, 1, floor.nowMillis(), place))
                .answer();
        note(2);
        floor.openBetting();

        assertThat(refused).isInstanceOf(Answer.Refused.class);
        assertThat(floor.floor()
                        .handle(Request.of(FIRST, 1, floor.nowMillis(), place))
                        .answer())
                .isEqualTo(refused);
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    void aGapIsRefusedUntilWhatIsMissingComes() {
        note(1);

        assertThat(note(3).answer()).isEqualTo(Answer.refuse(FloorReason.SEQUENCE_GAP));
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        note(2);
        assertThat(note(3).answer()).isInstanceOf(Answer.Accepted.class);
        assertThat(floor.chipsCents(1)).isEqualTo(300_00);
    }

    @Test
    void severalRequestsUnderWayCanAllBeResentButNotOneOfLongAgo() {
        for (long sequence = 1; sequence <= 20; sequence++) {
            note(sequence);
        }

        for (long sequence = 5; sequence <= 20; sequence++) {
            assertThat(note(sequence).answer()).isInstanceOf(Answer.Accepted.class);
        }
        assertThat(note(4).answer()).isEqualTo(Answer.refuse(FloorReason.SEQUENCE_PASSED));
        assertThat(floor.chipsCents(1)).isEqualTo(20 * 100_00);
    }

    @Test
    void timeNeverRunsBackwards() {
        floor.openBetting();
        floor.pass(40_000);
        long late = floor.floor().snapshot().nowMillis();

        floor.floor().handle(Request.of(Origin.device(TABLE), 1, 0, new RoundCommand.WakeUp()));

        assertThat(floor.floor().snapshot().nowMillis()).isEqualTo(late);
    }

    @Test
    void timesThatNoFloorKnowsAreNotRequests() {
        for (long atMillis : new long[] {-1, Request.LATEST_MILLIS + 1, Long.MAX_VALUE, Long.MIN_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Request.of(Origin.SYSTEM, 1, atMillis, new RoundCommand.WakeUp()));
        }
    }

    @Test
    void theLastMomentOfTimeIsAnsweredToo() {
        TestFloor floor = TestFloor.with(TestFloor.RAPID, "roulette", Apparatus.LIVE_WHEEL)
                .openBetting();

        Handled handled = floor.floor()
                .handle(Request.of(Origin.person(99), 1, Request.LATEST_MILLIS, new RoundCommand.WakeUp()));
        floor.pass(Request.LATEST_MILLIS - floor.nowMillis());

        assertThat(handled.first()).isFalse();
        assertThat(floor.floor().nextDueMillis()).isEqualTo(Deadlines.NEVER);
    }
}
