package org.baize.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.baize.engine.event.WagerEvent;
import org.junit.jupiter.api.Test;

class UndoStacksTest {

    private static final int SEAT = 3;

    @Property
    void takesBackFromTheLastTouchToTheOldestKept(@ForAll @Size(max = 200) List<@IntRange(max = 9) Integer> acts) {
        UndoStacks stacks = new UndoStacks();
        Deque<WagerEvent> twin = new ArrayDeque<>();
        int number = 0;
        for (int act : acts) {
            if (act == 0) {
                stacks.clear(SEAT);
                twin.clear();
            } else if (act <= 3) {
                if (!twin.isEmpty()) {
                    stacks.pop(SEAT);
                    twin.removeLast();
                }
            } else {
                WagerEvent touch = new WagerEvent.WagerPlaced(1, 1, 0, number, ++number);
                stacks.push(SEAT, touch);
                twin.addLast(touch);
                if (twin.size() > UndoStacks.DEPTH) {
                    twin.removeFirst();
                }
            }
            assertThat(stacks.last(SEAT)).isEqualTo(Optional.ofNullable(twin.peekLast()));
            assertThat(stacks.of(SEAT)).containsExactlyElementsOf(twin);
        }
    }

    @Test
    void hasNothingToTakeBackAtASeatThatTouchedNothing() {
        UndoStacks stacks = new UndoStacks();
        stacks.push(SEAT, new WagerEvent.WagerPlaced(1, 1, 0, 0, 1));

        assertThat(stacks.last(SEAT - 1)).isEmpty();
        assertThat(stacks.last(SEAT + 1)).isEmpty();
        assertThat(stacks.last(-1)).isEmpty();
        assertThat(stacks.of(SEAT + 1)).isEmpty();
    }
}
