package org.baize.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.protocol.Protocol;
import org.baize.protocol.Samples;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes from outside are a message or a complaint, and never anything else. */
class HostileBytesTest {

    private static final int FLIPS = 12;

    private final Messages messages = Protocol.messages();

    @Test
    void aMessageThatIsCutOffIsRefused() {
        Samples.ofEach(3).forEach((type, message) -> {
            byte[] bytes = bytes(message);
            for (int length = 0; length < bytes.length; length += 1 + bytes.length / 50) {
                int cut = length;
                assertThatThrownBy(() -> messages.decode(new UnsafeBuffer(bytes), 0, cut))
                        .as("%s cut to %d bytes", type.name(), cut)
                        .isInstanceOf(BadMessageException.class);
            }
        });
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void flippedBitsAreAMessageOrAComplaint(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Samples.ofEach(seed).forEach((type, message) -> {
            byte[] bytes = bytes(message);
            for (int i = 0; i < FLIPS; i++) {
                byte[] flipped = bytes.clone();
                flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
                decodeOrRefuse(flipped);
            }
        });
    }

    @Test
    void noiseIsRefused() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 2_000; i++) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            decodeOrRefuse(noise);
        }
    }

    @Test
    void aGroupThatClaimsMillionsTakesNoMemory() {
        byte[] bytes = bytes(new WagerCommand.PlaceMaximum(1, 2, List.of(3)));
        int count = bytes.length - 2 * Integer.BYTES;
        bytes[count + 3] = 0x7f;

        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> messages.decode(new UnsafeBuffer(bytes), 0, bytes.length))
                .withMessageContaining("more than there are bytes");
    }

    /** A question that holds a question that holds a question: each alone is a message, and none may be in another. */
    @Test
    void messagesInsideMessagesWithoutEndAreRefused() {
        int depth = 50_000;
        int each = Header.BYTES + Integer.BYTES;
        UnsafeBuffer nested = new UnsafeBuffer(new byte[depth * each]);
        for (int level = 0; level < depth; level++) {
            int at = level * each;
            nested.putLong(at, messages.headerOf(ToFloor.AskForSequence.class), Bundle.ORDER);
            nested.putInt(at + Header.BYTES, (depth - level - 1) * each, Bundle.ORDER);
        }

        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> messages.decode(nested, 0, nested.capacity()))
                .withMessage("a Origin is expected, and not a AskForSequence");
    }

    /** Then nothing that is read goes deeper than the types themselves. */
    @Test
    void noMessageCanHoldItself() {
        Messages.reachable(Protocol.ROOTS).forEach(type -> {
            List<Class<?>> parts = type.components().stream()
                    .flatMap(component -> partsOf(type.shapeOf(component)))
                    .<Class<?>>map(MessageType::type)
                    .toList();

            assertThat(Messages.reachable(parts)).as(type.name()).doesNotContain(type);
        });
    }

    private static Stream<MessageType> partsOf(Shape shape) {
        return switch (shape) {
            case Shape.Composite composite -> Stream.of(composite.type());
            case Shape.OneOf oneOf -> oneOf.members().stream();
            case Shape.Many many -> partsOf(many.of());
            case Shape.Maybe maybe -> partsOf(maybe.of());
            case Shape.Pairs pairs -> Stream.concat(partsOf(pairs.key()), partsOf(pairs.value()));
            case Shape.Fixed _, Shape.Text _, Shape.Why _, Shape.Table _, Shape.Document _ -> Stream.empty();
        };
    }

    /** Bytes behind a message are another's, or will be: what they are must never be read. */
    @Test
    void anOlderMessageWhoseBlockIsTooShortIsRefused() {
        byte[] place = bytes(new WagerCommand.Place(1, 2, 3, 500));
        UnsafeBuffer bytes = new UnsafeBuffer(place);
        for (short version = 0; version < messages.schema().version(); version++) {
            bytes.putShort(6, version, Bundle.ORDER);
            for (short block = 0; block < place.length - Header.BYTES; block++) {
                bytes.putShort(0, block, Bundle.ORDER);
                int length = Header.BYTES + block;

                assertThatExceptionOfType(BadMessageException.class)
                        .as("version %d, block of %d bytes", version, block)
                        .isThrownBy(() -> messages.decode(bytes, 0, length));
            }
        }
    }

    @Test
    void aNewerVersionIsNamed() {
        byte[] bytes = bytes(new WagerCommand.Place(1, 2, 3, 500));
        bytes[6] = 99;

        assertThatExceptionOfType(NewerVersionException.class)
                .isThrownBy(() -> messages.decode(new UnsafeBuffer(bytes), 0, bytes.length))
                .withMessageContaining("newer Baize (message version 99)");
    }

    @Test
    void theNumberThatStandsForNoneIsRefusedByTheWriter() {
        PaymentCommand delay = new PaymentCommand.DelayPayment(1, "x", Optional.of(Long.MIN_VALUE), true);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> bytes(delay))
                .withMessage("-9223372036854775808 stands for no value and cannot be one");
    }

    @Test
    void aDayThatFindsNoRoomIsRefusedByTheWriter() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bytes(new SetupCommand.BringIntoForce("x", LocalDate.MAX)))
                .withMessage("+999999999-12-31 is too far away");
    }

    @Test
    void halfALetterTravelsAsAQuestionMark() {
        PaymentCommand delay = new PaymentCommand.DelayPayment(1, "a \uD800 b", Optional.empty(), true);

        assertThat(messages.asItTravels(delay))
                .isEqualTo(new PaymentCommand.DelayPayment(1, "a ? b", Optional.empty(), true));
    }

    private void decodeOrRefuse(byte[] bytes) {
        try {
            assertThat(messages.decode(new UnsafeBuffer(bytes), 0, bytes.length))
                    .isNotNull();
        } catch (BadMessageException | NewerVersionException refused) {
            assertThat(refused).hasMessageMatching("(?s).+");
        }
    }

    private byte[] bytes(Object message) {
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        byte[] bytes = new byte[messages.encode(message, buffer, 0)];
        buffer.getBytes(0, bytes);
        return bytes;
    }
}
