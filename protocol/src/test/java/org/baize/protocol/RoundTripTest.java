package org.baize.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.agrona.ExpandableArrayBuffer;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.wire.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is written is read again as it was, for every kind of message there is. */
class RoundTripTest {

    private final Messages messages = Protocol.messages();
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyMessageComesBack(long seed) {
        Samples.ofEach(seed).forEach((type, message) -> {
            int offset = (int) (seed % 8);
            int length = messages.encode(message, buffer, offset);

            assertThat(messages.decode(buffer, offset, length)).as(type.name()).isEqualTo(message);
        });
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13})
    void everyMessageComesBackFromJson(long seed) {
        Samples.ofEach(seed).forEach((type, message) -> {
            Shape shape = new Shape.Composite(type);

            assertThat(Json.read(shape, Json.text(shape, message)))
                    .as(type.name())
                    .isEqualTo(message);
        });
    }

    @Test
    void noKindIsLeftOut() {
        Set<MessageType> made = new LinkedHashSet<>();
        for (long seed = 1; seed <= 8; seed++) {
            Map<MessageType, Object> samples = Samples.ofEach(seed);
            made.addAll(samples.keySet());
        }

        assertThat(made).containsExactlyInAnyOrderElementsOf(Messages.reachable(Protocol.ROOTS));
    }
}
