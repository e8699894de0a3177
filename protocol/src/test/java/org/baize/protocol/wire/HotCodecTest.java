package org.baize.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.agrona.ExpandableArrayBuffer;
import org.baize.protocol.Protocol;
import org.baize.protocol.Samples;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.junit.jupiter.api.Test;

/** A message that comes often is written and read by a class made for it: the same bytes, the same record. */
class HotCodecTest {

    private static final Map<MessageType, Object> SAMPLES = Samples.ofEach(21);

    private final Messages cold = new Messages(Schema.load(), Protocol.ROOTS);
    private final Messages hot = new Messages(Schema.load(), Protocol.ROOTS);
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
    private final ExpandableArrayBuffer other = new ExpandableArrayBuffer();

    /** Until the class for every message is made. */
    private void warmUp() {
        for (int use = 0; use < MessageCodec.WARM_UP; use++) {
            SAMPLES.values().forEach(message -> hot.encode(message, other, 0));
        }
    }

    @Test
    void everyMessageCanHaveOne() {
        assertThat(SAMPLES.keySet())
                .flatExtracting(MessageType::components)
                .extracting(RecordComponent.class::cast)
                .allMatch(part -> Modifier.isPublic(part.getDeclaringRecord().getModifiers())
                        && Modifier.isPublic(part.getType().getModifiers()));
    }

    @Test
    void writesTheSameBytesAndReadsTheSameRecord() {
        warmUp();
        SAMPLES.forEach((type, message) -> {
            int length = cold.encode(message, buffer, 0);

            assertThat(hot.encode(message, other, 0)).as(type.name()).isEqualTo(length);
            for (int at = 0; at < length; at++) {
                assertThat(other.getByte(at)).as("%s, byte %d", type, at).isEqualTo(buffer.getByte(at));
            }
            assertThat(hot.decode(buffer, 0, length)).as(type.name()).isEqualTo(message);
        });
    }

    @Test
    void makesTheSameOfDamagedBytes() {
        warmUp();
        SplittableRandom random = new SplittableRandom(5);
        SAMPLES.forEach((type, message) -> {
            int length = cold.encode(message, buffer, 0);
            for (int flip = 0; flip < 20; flip++) {
                int at = random.nextInt(length);
                byte before = buffer.getByte(at);
                buffer.putByte(at, (byte) random.nextInt());
                assertThat(outcome(hot, length)).as("%s, byte %d", type, at).isEqualTo(outcome(cold, length));
                buffer.putByte(at, before);
            }
        });
    }

    @Test
    void isMadeOnceWhileManyThreadsWriteAndRead() {
        List<Object> messages = List.copyOf(SAMPLES.values());
        IntStream.range(0, 4 * MessageCodec.WARM_UP).parallel().forEach(use -> {
            Object message = messages.get(use % 8);
            ExpandableArrayBuffer own = new ExpandableArrayBuffer();
            assertThat(hot.decode(own, 0, hot.encode(message, own, 0))).isEqualTo(message);
        });
    }

    private Object outcome(Messages messages, int length) {
        try {
            return messages.decode(buffer, 0, length);
        } catch (BadMessageException | NewerVersionException refused) {
            return String.valueOf(refused.getMessage());
        }
    }
}
