package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.TABLE;

import java.time.LocalDate;
import java.util.Map;
import java.util.stream.IntStream;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.StateSnapshot;
import org.baize.rules.round.Apparatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hash is quick, and the same as one that is worked out byte after byte. */
class StateHashTest {

    private final TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);

    private FloorSnapshot played() {
        floor.buyIn(1, 1).openBetting();
        IntStream.range(0, 10)
                .forEach(bet -> floor.accept(Origin.terminal(1), new WagerCommand.Place(TABLE, 1, bet, 5_00)));
        return floor.floor().snapshot();
    }

    /** The floor as it was played, with a law of that name in force, west of Greenwich and before 1970. */
    private FloorSnapshot withLaw(String name) {
        FloorSnapshot played = played();
        StateSnapshot state = played.state();
        return new FloorSnapshot(
                -played.nowMillis(),
                new StateSnapshot(
                        -state.utcOffsetMinutes(),
                        state.accountsOpened(),
                        Map.of(name, LocalDate.EPOCH),
                        state.staff(),
                        state.house(),
                        state.tables(),
                        state.terminals(),
                        state.ledger(),
                        state.papers(),
                        state.transfers(),
                        state.creditHolds()),
                played.origins());
    }

    @Test
    void itIsThatOfTheNaiveTwin() throws Exception {
        FloorSnapshot snapshot = played();

        assertThat(StateHash.of(snapshot)).isEqualTo(NaiveHash.of(snapshot));
    }

    /** Whether a text ends with, before or behind what is digested at once must not matter. */
    @ParameterizedTest
    @ValueSource(ints = {1, 8_000, 8_183, 8_184, 8_191, 8_192, 8_193, 20_000})
    void itIsThatOfTheNaiveTwinHoweverLongATextIs(int letters) throws Exception {
        FloorSnapshot snapshot = withLaw("é" + "x".repeat(letters - 1));

        assertThat(StateHash.of(snapshot)).isEqualTo(NaiveHash.of(snapshot));
    }
}
