package org.baize.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.baize.engine.state.Transfers.Stage;
import org.baize.engine.state.Transfers.Transfer;
import org.baize.rules.house.FinishedRound;
import org.junit.jupiter.api.Test;

/** What is remembered so that something is done once, or counted, does not grow for ever. */
class BoundsTest {

    @Test
    void forgetsTheOldestTransfersThatAreDoneAndNoneThatWaits() {
        Transfers transfers = new Transfers();
        transfers.put(new Transfer("waiting", 1, 1, 5_00, Stage.HELD));
        for (int number = 0; number <= Transfers.DONE_KEPT; number++) {
            transfers.put(new Transfer("done " + number, 1, 1, 5_00, Stage.CREDITED));
        }

        Transfers restored = Transfers.restore(transfers.snapshot());

        assertThat(restored.snapshot()).isEqualTo(transfers.snapshot()).hasSize(Transfers.DONE_KEPT + 1);
        assertThat(restored.transfer("waiting")).isPresent();
        assertThat(restored.transfer("done 0")).isEmpty();
        assertThat(restored.transfer("done 1")).isPresent();
    }

    @Test
    void countsNoMoreRoundsOfAClosingTableThanCanMatter() {
        ClosingNotice told = ClosingNotice.of(new Notice(List.of(), 0));
        for (int round = 0; round < 1_000; round++) {
            told = told.after(FinishedRound.NO_BETTING);
        }

        assertThat(told.rounds()).hasSize(ClosingNotice.KEPT);
        assertThat(told.after(FinishedRound.FULL).rounds()).contains(FinishedRound.FULL);
    }
}
