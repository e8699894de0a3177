package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A change of a table is written once, however many look at it. */
@Timeout(60)
class BoardTest {

    private final House house = House.forDemonstration(new FloorInMemory());
    private final Lookout lookout = new Lookout(house.floor());

    private static final class Recording implements Viewer {

        private final BlockingQueue<Published> shown = new LinkedBlockingQueue<>();

        @Override
        public void show(Published change) {
            shown.add(change);
        }

        @Override
        public void end(Onlooker.Ending why) {
            throw new AssertionError(why);
        }

        private Published next(String sheet) throws InterruptedException {
            Published change = shown.poll(20, TimeUnit.SECONDS);
            while (change != null && !change.sheet().equals(sheet)) {
                change = shown.poll(20, TimeUnit.SECONDS);
            }
            assertThat(change).as(sheet).isNotNull();
            return Objects.requireNonNull(change);
        }
    }

    @Test
    void everybodyIsShownTheSameText() throws InterruptedException {
        House.Wheel table = house.table(House.RAPID);
        lookout.begin(List.of());
        Board board = house.floor().read(state -> lookout.boardOf(state.tableAt(table.number())));
        List<Recording> viewers = List.of(new Recording(), new Recording(), new Recording());
        board.viewers().addAll(viewers);

        table.open();
        List<Published> opened = all(viewers, "table " + table.number());
        table.timeIsUp();
        List<Published> closed = all(viewers, "table " + table.number());

        assertThat(opened).allSatisfy(change -> assertThat(change).isSameAs(opened.getFirst()));
        assertThat(opened.getFirst().text()).contains("BETTING_OPENED");
        assertThat(closed).allSatisfy(change -> assertThat(change).isSameAs(closed.getFirst()));
        assertThat(closed.getFirst().sequence()).isEqualTo(opened.getFirst().sequence() + 1);
    }

    private static List<Published> all(List<Recording> viewers, String sheet) throws InterruptedException {
        List<Published> all = new ArrayList<>();
        for (Recording viewer : viewers) {
            all.add(viewer.next(sheet));
        }
        return all;
    }
}
