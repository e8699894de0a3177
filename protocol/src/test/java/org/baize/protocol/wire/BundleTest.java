package org.baize.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.WagerEvent;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;

/** Several messages that travel as one are the same messages again on the other side. */
class BundleTest {

    private static final int VERSION_OFFSET = 6;

    private final Messages messages = Protocol.messages();
    private final Bundle asks = Protocol.asks();

    @Test
    void itsBytesAreThoseOfTheRecord() {
        List<ToFloor.Ask> several = List.of(ask(1), ask(2), ask(3));

        assertThat(packed(several)).isEqualTo(bytes(new ToFloor.Asks(several)));
    }

    @Test
    void theSameComeOutInTheSameOrder() {
        List<ToFloor.Ask> several = List.of(ask(3), ask(1), ask(2));

        assertThat(split(packed(several))).containsExactlyElementsOf(several);
    }

    @Test
    void oneAloneTravelsAsItself() {
        assertThat(packed(List.of(ask(7)))).isEqualTo(bytes(ask(7)));
        assertThat(split(bytes(ask(7)))).isEmpty();
    }

    @Test
    void itTakesNoMoreThanMayTravelAtOnce() {
        Packing packing = asks.packing();
        int taken = 0;
        while (packing.add(ask(taken + 1))) {
            taken++;
        }

        assertThat(packing.count()).isEqualTo(taken).isGreaterThan(50);
        assertThat(packing.length()).isLessThanOrEqualTo(Packing.MOST_BYTES);
        assertThat(split(packed(packing))).hasSize(taken);
        packing.clear();
        assertThat(packing.add(ask(taken + 1))).isTrue();
        assertThat(packed(packing)).isEqualTo(bytes(ask(taken + 1)));
    }

    @Test
    void asManyWagersAsTravelTogetherAreAnsweredTogether() {
        Packing wagers = asks.packing();
        Packing answers = Protocol.answers().packing();
        for (int number = 1; wagers.add(wager(number)); number++) {
            assertThat(answers.add(accepted(number))).as("answer %d", number).isTrue();
        }

        assertThat(answers.count()).isEqualTo(wagers.count());
    }

    /** As an older client packed them, and as they stand in logs. */
    @Test
    void aFullerOneIsTakenApartToo() {
        Bundle fuller = new Bundle(messages, ToFloor.Asks.class, ToFloor.Ask.class, Packing.MOST_BYTES);
        Packing packing = fuller.packing();
        List<ToFloor.Ask> several = new ArrayList<>();
        for (ToFloor.Ask ask = ask(1); packing.add(ask); ask = ask(several.size() + 1)) {
            several.add(ask);
        }

        assertThat(split(packed(packing))).containsExactlyElementsOf(several);
    }

    @Test
    void theFirstFindsRoomHoweverLongItIs() {
        Packing packing = new Bundle(
                        messages, FromFloor.Answers.class, FromFloor.NotUnderstood.class, Packing.MOST_BYTES)
                .packing();
        FromFloor.NotUnderstood longer = new FromFloor.NotUnderstood("x".repeat(2 * Packing.MOST_BYTES));

        assertThat(packing.add(longer)).isTrue();
        assertThat(packing.add(longer)).isFalse();
        assertThat(packed(packing)).isEqualTo(bytes(longer));
    }

    /** No checksum covers the length of a frame in the log, see LoggedMessage. */
    @Test
    void zerosAtTheVeryEndDoNotCount() {
        byte[] whole = packed(List.of(ask(1), ask(2)));

        for (int more = 1; more < 32; more++) {
            assertThat(split(Arrays.copyOf(whole, whole.length + more))).containsExactly(ask(1), ask(2));
        }
        assertThat(split(Arrays.copyOf(whole, whole.length + 32))).isEmpty();
    }

    @Test
    void whatIsCutOffFurtherIsNone() {
        byte[] whole = packed(List.of(ask(1), ask(2)));

        for (int length = 0; length < whole.length - 31; length++) {
            assertThat(split(Arrays.copyOf(whole, length)))
                    .as("cut to %d", length)
                    .isEmpty();
        }
    }

    @Test
    void aPartOfAnotherKindOrVersionMakesItNone() {
        byte[] other = bytes(new ToFloor.Asks(List.of(ask(1), ask(2))));
        int secondPart = Bundle.FIRST_OFFSET + Integer.BYTES + bytes(ask(1)).length + Integer.BYTES;
        byte[] older = other.clone();
        older[secondPart + VERSION_OFFSET]--;
        byte[] another = other.clone();
        another[secondPart + Short.BYTES]++;

        assertThat(split(other)).hasSize(2);
        assertThat(split(older)).isEmpty();
        assertThat(split(another)).isEmpty();
    }

    /** Members that are older know no bundles, and all must do the same. */
    @Test
    void whatClaimsToBeOlderThanBundlesAreIsNone() {
        byte[] older = packed(List.of(ask(1), ask(2)));
        older[VERSION_OFFSET] = 5;
        int part = Bundle.FIRST_OFFSET + Integer.BYTES;
        older[part + VERSION_OFFSET] = 5;
        older[part + bytes(ask(1)).length + Integer.BYTES + VERSION_OFFSET] = 5;

        assertThat(split(older)).isEmpty();
    }

    @Test
    void whatIsLongerThanAnyBundleIsNone() {
        List<ToFloor.Ask> many = LongStream.rangeClosed(1, 200)
                .mapToObj(sequence -> ask(sequence))
                .toList();

        assertThat(split(bytes(new ToFloor.Asks(many)))).isEmpty();
        assertThat(split(bytes(new ToFloor.Asks(many.subList(0, 20))))).hasSize(20);
    }

    @Test
    void hostileBytesNeverLeadOutside() {
        byte[] whole = packed(List.of(ask(1), ask(2), ask(3)));
        SplittableRandom random = new SplittableRandom(5);

        for (int i = 0; i < 20_000; i++) {
            byte[] flipped = whole.clone();
            flipped[random.nextInt(Bundle.FIRST_OFFSET + 12)] = (byte) random.nextInt();
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
            asks.split(new UnsafeBuffer(flipped), 0, flipped.length, (bytes, offset, length) -> {
                assertThat(offset).isPositive();
                assertThat(length).isBetween(Header.BYTES, bytes.capacity() - offset);
            });
        }
    }

    private static ToFloor.Ask ask(long sequence) {
        return new ToFloor.Ask(Origin.terminal(101), sequence, Optional.empty(), new WagerCommand.Clear(1, 101));
    }

    private static ToFloor.Ask wager(long sequence) {
        return new ToFloor.Ask(
                Origin.terminal(101), sequence, Optional.empty(), new WagerCommand.Place(1, 101, 17, 5_00));
    }

    private static FromFloor.Told accepted(long sequence) {
        return new FromFloor.Told(
                Origin.terminal(101), sequence, Answer.of(new WagerEvent.WagerPlaced(1, 101, 17, 0, 5_00)));
    }

    private byte[] packed(List<ToFloor.Ask> several) {
        Packing packing = asks.packing();
        several.forEach(ask -> assertThat(packing.add(ask)).isTrue());
        return packed(packing);
    }

    private static byte[] packed(Packing packing) {
        byte[] bytes = new byte[packing.length()];
        packing.buffer().getBytes(packing.offset(), bytes);
        return bytes;
    }

    private byte[] bytes(Object message) {
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        byte[] bytes = new byte[messages.encode(message, buffer, 0)];
        buffer.getBytes(0, bytes);
        return bytes;
    }

    private List<Object> split(byte[] whole) {
        List<Object> parts = new ArrayList<>();
        asks.split(
                new UnsafeBuffer(whole),
                0,
                whole.length,
                (bytes, offset, length) -> parts.add(messages.decode(bytes, offset, length)));
        return parts;
    }
}
