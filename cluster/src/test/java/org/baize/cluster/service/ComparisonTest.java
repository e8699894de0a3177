package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 30, unit = TimeUnit.SECONDS)
class ComparisonTest {

    private final Comparison ofThree = new Comparison(1, 3);

    @Test
    void aMemberThatDiffersFromTheTwoOthersStops() {
        ofThree.take(64, () -> "mine");
        ofThree.reported(new ToFloor.Report(1, 64, "mine"));
        ofThree.reported(new ToFloor.Report(0, 64, "theirs"));

        assertThatExceptionOfType(DivergedException.class)
                .isThrownBy(() -> ofThree.reported(new ToFloor.Report(2, 64, "theirs")))
                .withMessageContaining("member 1 has the state mine at position 64")
                .withMessageContaining("the others have theirs");
    }

    @Test
    void theOthersGoOnWhenOneDiffers() {
        ofThree.take(64, () -> "ours");

        assertThatCode(() -> {
                    ofThree.reported(new ToFloor.Report(0, 64, "his"));
                    ofThree.reported(new ToFloor.Report(1, 64, "ours"));
                    ofThree.reported(new ToFloor.Report(2, 64, "ours"));
                })
                .doesNotThrowAnyException();
    }

    @Test
    void oneAgainstOneDecidesNothingHoweverOftenItIsSaid() {
        ofThree.take(64, () -> "mine");

        assertThatCode(() -> {
                    ofThree.reported(new ToFloor.Report(0, 64, "his"));
                    ofThree.reported(new ToFloor.Report(0, 64, "his"));
                })
                .doesNotThrowAnyException();
    }

    /** It was restored from a backup of three, of which one may have differed. */
    @Test
    void aLoneMemberComparesItsReplayWithWhatMostOfThreeSaidThen() {
        Comparison alone = new Comparison(0, 1);
        alone.take(64, () -> "now");

        assertThatCode(() -> alone.reported(new ToFloor.Report(0, 64, "then")))
                .as("he who differed")
                .doesNotThrowAnyException();
        assertThatExceptionOfType(DivergedException.class)
                .isThrownBy(() -> alone.reported(new ToFloor.Report(2, 64, "then")));
    }

    @Test
    void aMemberThatIsLateWithItsOwnStateIsComparedAllTheSame() {
        List<Runnable> work = new ArrayList<>();
        Comparison late = new Comparison(1, 3, work::add);
        late.take(64, () -> "mine");
        late.reported(new ToFloor.Report(0, 64, "theirs"));
        late.reported(new ToFloor.Report(2, 64, "theirs"));
        assertThatCode(late::decide).as("not known yet").doesNotThrowAnyException();

        work.forEach(Runnable::run);

        assertThatExceptionOfType(DivergedException.class)
                .isThrownBy(late::decide)
                .withMessageContaining("member 1 has the state mine at position 64");
    }

    @Test
    void whoeverMustBeCertainWaits() {
        Comparison beside = Comparison.besideTheFloor(1, 3);
        beside.take(64, () -> "mine");

        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> {
            beside.reported(new ToFloor.Report(0, 64, "theirs"));
            beside.reported(new ToFloor.Report(2, 64, "theirs"));
            beside.decideForCertain();
        });
    }

    @Test
    void aPlaceIsComparedBeforeTheNextIsTaken() {
        Comparison beside = Comparison.besideTheFloor(1, 3);
        beside.take(64, () -> "mine");

        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> {
            beside.reported(new ToFloor.Report(0, 64, "theirs"));
            beside.reported(new ToFloor.Report(2, 64, "theirs"));
            beside.take(96, () -> "mine");
        });
    }

    @Test
    void aStateWithoutAHashIsNeverTakenForTheSame() {
        Comparison beside = Comparison.besideTheFloor(1, 3);
        beside.take(64, () -> {
            throw new IllegalArgumentException("no such value");
        });

        assertThatIllegalStateException()
                .isThrownBy(() -> {
                    beside.reported(new ToFloor.Report(0, 64, "theirs"));
                    beside.reported(new ToFloor.Report(2, 64, "theirs"));
                    beside.decideForCertain();
                })
                .withMessage("the state at position 64 has no hash")
                .withRootCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void placesBeforeTheSnapshotAndForgottenOnesAreNotCompared() {
        for (long position = 1; position <= 100; position++) {
            ofThree.take(position, () -> "mine");
        }

        assertThatCode(() -> {
                    for (int member = 0; member < 3; member++) {
                        ofThree.reported(new ToFloor.Report(member, 1, "theirs"));
                        ofThree.reported(new ToFloor.Report(member, 1000, "theirs"));
                    }
                })
                .doesNotThrowAnyException();
    }
}
