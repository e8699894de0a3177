package org.baize.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.agrona.ExpandableArrayBuffer;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.StateHash;
import org.baize.engine.command.Request;
import org.baize.protocol.wire.Messages;
import org.baize.simulator.floor.FloorSimulation;
import org.baize.simulator.floor.Witness;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The traffic of whole floors goes over the wire and comes out the same; so do their snapshots. */
class SimulatedFloorTest {

    private static final int ROUNDS = 40;
    private static final int SNAPSHOT_EVERY = 400;

    private final Messages messages = Protocol.messages();
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void everythingThatHappensComesBack(long seed) {
        Wire wire = new Wire();

        assertThat(new FloorSimulation(seed, ROUNDS, wire).run().failure()).isEmpty();

        assertThat(wire.snapshots).isPositive();
    }

    private final class Wire implements Witness {

        private int requests;
        private int snapshots;

        @Override
        public void saw(Request request, Handled handled, Floor floor) {
            assertThat(overTheWire(request.command())).isEqualTo(request.command());
            assertThat(overTheWire(handled.answer())).isEqualTo(handled.answer());
            handled.fired().forEach(event -> assertThat(overTheWire(event)).isEqualTo(event));
            if (++requests % SNAPSHOT_EVERY == 0) {
                snapshots++;
                FloorSnapshot snapshot = floor.snapshot();
                FloorSnapshot there = (FloorSnapshot) overTheWire(snapshot);
                assertThat(StateHash.of(there)).isEqualTo(StateHash.of(snapshot));
                assertThat(Floor.restore(there).snapshot()).isEqualTo(snapshot);
            }
        }
    }

    private Object overTheWire(Object message) {
        int length = messages.encode(message, buffer, 0);
        return messages.decode(buffer, 0, length);
    }
}
