package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    private final Comparison ofThree = new Comparison(1, 3);

    @Test
    void aMemberThatDiffersFromTheTwoOthersStops() {
        ofThree.took(64, "mine");
        ofThree.reported(new ToFloor.Report(1, 64, "mine"));
        ofThree.reported(new ToFloor.Report(0, 64, "theirs"));

        assertThatExceptionOfType(DivergedException.class)
                .isThrownBy(() -> ofThree.reported(new ToFloor.Report(2, 64, "theirs")))
                .withMessageContaining("member 1 has the state mine at position 64")
                .withMessageContaining("the others have theirs");
    }

    @Test
    void theOthersGoOnWhenOneDiffers() {
        ofThree.took(64, "ours");

        assertThatCode(() -> {
                    ofThree.reported(new ToFloor.Report(0, 64, "his"));
                    ofThree.reported(new ToFloor.Report(1, 64, "ours"));
                    ofThree.reported(new ToFloor.Report(2, 64, "ours"));
                })
                .doesNotThrowAnyException();
    }

    @Test
    void oneAgainstOneDecidesNothingHoweverOftenItIsSaid() {
        ofThree.took(64, "mine");

        assertThatCode(() -> {
                    ofThree.reported(new ToFloor.Report(0, 64, "his"));
                    ofThree.reported(new ToFloor.Report(0, 64, "his"));
                })
                .doesNotThrowAnyException();
    }

    @Test
    void aLoneMemberComparesItsReplayWithWhatItSaidThen() {
        Comparison alone = new Comparison(0, 1);
        alone.took(64, "now");

        assertThatExceptionOfType(DivergedException.class)
                .isThrownBy(() -> alone.reported(new ToFloor.Report(0, 64, "then")));
    }

    @Test
    void placesBeforeTheSnapshotAndForgottenOnesAreNotCompared() {
        for (long position = 1; position <= 100; position++) {
            ofThree.took(position, "mine");
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
