package org.baize.devices.wheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.baize.devices.Chance;
import org.baize.devices.SteppedTime;
import org.baize.devices.wheel.WheelReport.Turn;
import org.junit.jupiter.api.Test;

/** A wheel behaves as wheels do. */
class SimulatedWheelTest {

    private static final long LONGEST_MILLIS = 26_000;

    private final SteppedTime time = new SteppedTime(1_000_000);
    private final SimulatedWheel wheel = new SimulatedWheel(
            3, org.baize.rules.roulette.Wheel.DOUBLE_ZERO.clockwise(), time, new Chance(new SplittableRandom(7)));
    private final List<WheelReport> reports = new ArrayList<>();
    private final List<Long> atMillis = new ArrayList<>();

    SimulatedWheelTest() {
        wheel.listen(report -> {
            reports.add(report);
            atMillis.add(time.nowMillis());
        });
    }

    private void spin() {
        reports.clear();
        atMillis.clear();
        wheel.release();
        time.pass(LONGEST_MILLIS);
    }

    private <R extends WheelReport> List<R> reported(Class<R> type) {
        return reports.stream().filter(type::isInstance).map(type::cast).toList();
    }

    @Test
    void aBallFliesAsLongAsABallDoesAndSlowsDown() {
        for (int spin = 0; spin < 50; spin++) {
            long releasedMillis = time.nowMillis();
            spin();

            assertThat(reported(WheelReport.BallRested.class)).hasSize(1);
            assertThat(atMillis.getLast() - releasedMillis).isBetween(12_000L, 25_000L);
            List<Long> between = new ArrayList<>();
            for (int pass = 2; pass < reports.size() - 1; pass++) {
                between.add(atMillis.get(pass) - atMillis.get(pass - 1));
            }
            List<Long> longer = new ArrayList<>(between);
            Collections.sort(longer);
            assertThat(between).isEqualTo(longer).hasSizeGreaterThan(5);
        }
    }

    @Test
    void theRotorTurnsTheOtherWayAtEachSpinAndTheBallAgainstIt() {
        Turn before = Turn.CLOCKWISE;
        for (int spin = 0; spin < 6; spin++) {
            spin();
            WheelReport.BallReleased released =
                    reported(WheelReport.BallReleased.class).getFirst();

            assertThat(released.rotor()).isEqualTo(before.opposite());
            assertThat(released.ball()).isEqualTo(released.rotor().opposite());
            before = released.rotor();
        }
    }

    @Test
    void itFallsIntoEveryPocket() {
        List<String> fallen = new ArrayList<>();
        for (int spin = 0; spin < 1_000; spin++) {
            spin();
            fallen.add(reported(WheelReport.BallRested.class).getFirst().number());
        }

        assertThat(fallen.stream().distinct()).hasSize(38).contains("0", "00", "36");
    }

    @Test
    void aWeakBallMakesTwoRevolutionsAtMost() {
        wheel.misbehave(WheelMisbehaviour.TOO_FEW_REVOLUTIONS);
        spin();

        assertThat(reported(WheelReport.BallPassed.class)).hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void theBallIsNotReleasedTwice() {
        assertThat(wheel.release()).isNotNull();
        time.pass(1_000);
        var second = wheel.release().toCompletableFuture();
        time.pass(100);

        assertThat(second).isCompletedWithValue(Wheel.Release.BALL_IN_FLIGHT);
    }

    @Test
    void aBallThatIsPickedUpComesToNothing() {
        wheel.release();
        time.pass(5_000);
        wheel.pickUp();
        time.pass(LONGEST_MILLIS);

        assertThat(reported(WheelReport.BallRested.class)).isEmpty();
        assertThat(wheel.sight().waiting()).isTrue();
    }

    @Test
    void nothingIsHeardWhileTheLineIsDeadAndTheBallRunsOn() {
        wheel.misbehave(WheelMisbehaviour.OFFLINE);
        spin();

        assertThat(reports).anyMatch(WheelReport.WentOffline.class::isInstance);
        assertThat(reported(WheelReport.BallRested.class)).isEmpty();
        assertThat(wheel.sight().number()).isPresent();

        time.pass(20_000);
        assertThat(reports.getLast()).isInstanceOf(WheelReport.CameBack.class);
    }
}
