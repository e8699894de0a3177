package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.baize.engine.state.FloorState;
import org.baize.engine.view.FloorView;
import org.baize.gateway.message.ToStaff;
import org.baize.gateway.terminal.FloorInMemory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** However often somebody begins to watch, the floor is looked at a few times a second only. */
@Timeout(60)
class ScreenTest {

    private final FloorInMemory floor = new FloorInMemory();
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicInteger looks = new AtomicInteger();

    private Screen<FloorView> screen(FloorState state) {
        return new Screen<>(
                "floor",
                new Screen.Kind<>(
                        (seen, _) -> {
                            looks.incrementAndGet();
                            return FloorView.of(seen);
                        },
                        ToStaff.FloorChanged::new),
                state,
                0,
                nanos::get);
    }

    @Test
    void whoeverAsksAgainAndAgainIsShownWhatIsThere() {
        floor.read(state -> {
            try (Screen<FloorView> screen = screen(state)) {
                Connection connection = new Connection(new Said(), new Ended("test", new SimpleMeterRegistry()));
                for (int i = 0; i < 40; i++) {
                    assertThat(screen.begin(state, 0, connection))
                            .isEqualTo(screen.latest().getFirst());
                }
                assertThat(looks).hasValue(1);

                nanos.addAndGet(Screen.FRESH.toNanos());
                screen.begin(state, 0, connection);
                screen.begin(state, 0, connection);
                assertThat(looks).hasValue(2);

                screen.look(state, 0);
                assertThat(looks).as("what is due is looked at").hasValue(3);
            }
            return true;
        });
    }
}
