package org.baize.devices.tumbler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.baize.devices.Chance;
import org.baize.devices.SteppedTime;
import org.baize.rules.sicbo.DiceRules;
import org.junit.jupiter.api.Test;

/** A tumbler behaves as tumblers do. */
class SimulatedTumblerTest {

    private final SteppedTime time = new SteppedTime(1_000_000);
    private final SimulatedTumbler tumbler = new SimulatedTumbler(time, new Chance(new SplittableRandom(5)));
    private final List<TumblerReport> reports = new ArrayList<>();

    SimulatedTumblerTest() {
        tumbler.listen(reports::add);
    }

    private void roll(long spin) {
        reports.clear();
        tumbler.shake(spin);
        tumbler.read();
        time.pass(8_000);
    }

    private TumblerReport.DiceSeen seen() {
        return reports.stream()
                .filter(TumblerReport.DiceSeen.class::isInstance)
                .map(TumblerReport.DiceSeen.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theDiceAreShakenForSomeSecondsAndThenRead() {
        for (int spin = 1; spin <= 50; spin++) {
            tumbler.shake(spin);
            tumbler.read();
            time.pass(2_900);
            assertThat(tumbler.sight().shaking()).isTrue();
            time.pass(3_600);
            assertThat(tumbler.sight().shaking()).isFalse();
            assertThat(reports.getLast())
                    .isEqualTo(new TumblerReport.DiceSeen(spin, tumbler.sight().faces(), DiceRules.Side.UPPER, 0));
        }
    }

    @Test
    void nobodyLooksBeforeTheDiceMayBeSeen() {
        tumbler.shake(1);
        time.pass(30_000);
        assertThat(reports).containsExactly(new TumblerReport.ShakeBegan(1));

        tumbler.read();
        time.pass(1_000);
        assertThat(seen().spin()).isEqualTo(1);
    }

    @Test
    void allFacesComeUp() {
        List<Integer> faces = new ArrayList<>();
        for (int spin = 1; spin <= 100; spin++) {
            roll(spin);
            faces.addAll(seen().faces());
        }

        assertThat(faces.stream().distinct()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
    }

    @Test
    void aCockedDieIsSeenBesideTheFlatOnesAndAStackedOneHidesAnother() {
        tumbler.misbehave(TumblerMisbehaviour.COCKED_DIE);
        roll(1);
        assertThat(seen().cocked()).isOne();
        assertThat(seen().faces()).hasSize(3);

        tumbler.misbehave(TumblerMisbehaviour.STACKED_DICE);
        roll(2);
        assertThat(seen().cocked()).isOne();
        assertThat(seen().faces()).hasSize(2);
        assertThat(tumbler.sight().faces()).isEmpty();
    }

    @Test
    void whatWasMissedIsToldWhenTheLineIsBack() {
        tumbler.misbehave(TumblerMisbehaviour.OFFLINE);
        roll(1);
        assertThat(reports).noneMatch(TumblerReport.DiceSeen.class::isInstance);

        time.pass(20_000);
        assertThat(seen().faces()).isEqualTo(tumbler.sight().faces());
    }

    @Test
    void aMotorThatDoesNotStartIsTold() {
        tumbler.misbehave(TumblerMisbehaviour.DOES_NOT_START);
        var shaken = tumbler.shake(1).toCompletableFuture();
        time.pass(1);

        assertThat(shaken).isCompletedWithValue(Tumbler.Shake.OUT_OF_ORDER);
        assertThat(reports).hasOnlyElementsOfType(TumblerReport.Failed.class);
    }
}
