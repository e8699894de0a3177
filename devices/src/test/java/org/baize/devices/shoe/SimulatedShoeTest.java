package org.baize.devices.shoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.baize.devices.Chance;
import org.baize.devices.SteppedTime;
import org.baize.rules.baccarat.Card;
import org.junit.jupiter.api.Test;

/** A shoe gives what was put into it. */
class SimulatedShoeTest {

    private static final int CARDS = 8 * 52;
    private static final int BEHIND_CUT = 20;

    private final SteppedTime time = new SteppedTime(1_000_000);
    private final SimulatedShoe shoe = new SimulatedShoe("shoe 1", time, new Chance(new SplittableRandom(5)));
    private final List<ShoeReport> reports = new ArrayList<>();

    SimulatedShoeTest() {
        shoe.listen(reports::add);
        shoe.load(8, BEHIND_CUT);
        time.pass(1);
    }

    private void draw(int cards) {
        for (int card = 0; card < cards; card++) {
            shoe.draw();
            time.pass(900);
        }
    }

    @Test
    void everyFaceComesOutEightTimes() {
        draw(CARDS);

        List<Card> out = shoe.sight().out();
        assertThat(out).hasSize(CARDS);
        for (Card face : Card.FACES) {
            assertThat(out.stream().filter(face::equals)).as("%s", face).hasSize(8);
        }
        var none = shoe.draw().toCompletableFuture();
        time.pass(1);
        assertThat(none).isCompletedWithValue(SimulatedShoe.Drawn.NO_CARD);
    }

    @Test
    void theCardsAreReadInOrderAndNumbered() {
        draw(5);

        for (int place = 0; place < 5; place++) {
            assertThat(reports.get(place))
                    .isEqualTo(new ShoeReport.CardRead(
                            "shoe 1", place + 1, shoe.sight().out().get(place).text()));
        }
    }

    @Test
    void theCuttingCardComesWithSoManyCardsBehindIt() {
        draw(CARDS - BEHIND_CUT);
        assertThat(reports).noneMatch(ShoeReport.CuttingCardOut.class::isInstance);

        draw(1);
        assertThat(reports).anyMatch(ShoeReport.CuttingCardOut.class::isInstance);
        assertThat(shoe.sight().cuttingCardOut()).isTrue();
    }

    @Test
    void aShoeInPlayGoesOnWithWhatIsLeft() {
        List<Card> left = List.of(Card.FACES.get(3), Card.FACES.get(3), Card.FACES.get(17));
        shoe.resume(8, BEHIND_CUT, left);
        time.pass(1);

        draw(CARDS - left.size());

        assertThat(shoe.sight().out().subList(0, 3)).isEqualTo(left);
        assertThat(shoe.sight().out().stream().filter(Card.FACES.get(3)::equals))
                .hasSize(8);
    }

    @Test
    void aMisreadCardCountsTheSame() {
        for (int tried = 0; tried < 40; tried++) {
            shoe.misbehave(ShoeMisbehaviour.MISREAD);
            draw(1);
            Card lies = shoe.sight().out().getLast();
            Card read = Card.parse(((ShoeReport.CardRead) reports.getLast()).face());

            assertThat(read).isNotEqualTo(lies);
            assertThat(read.points()).isEqualTo(lies.points());
        }
    }
}
