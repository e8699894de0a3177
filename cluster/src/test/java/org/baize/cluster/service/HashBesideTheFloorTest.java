package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.aeron.ExclusivePublication;
import io.aeron.cluster.service.ClientSession;
import io.aeron.cluster.service.Cluster;
import io.aeron.logbuffer.FrameDescriptor;
import io.aeron.logbuffer.Header;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.wire.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The hash of a large floor takes long; who works it out beside the floor is compared as strictly as before. */
@Timeout(value = 30, unit = TimeUnit.SECONDS)
class HashBesideTheFloorTest {

    private static final ToFloor.Ask OPENING = new ToFloor.Ask(
            Origin.SYSTEM,
            1,
            Optional.empty(),
            new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1)));

    private final Messages messages = Protocol.messages();
    private final List<Runnable> work = new ArrayList<>();
    private final List<FromFloor> told = new ArrayList<>();
    private final FloorService late = service(new Comparison(1, 3, work::add));
    private final FloorService usual = service(Comparison.besideTheFloor(1, 3));
    private Cluster.Role role = Cluster.Role.FOLLOWER;
    private int position;

    @Test
    void aLeaderGoesOnWhileItsHashIsWorkedOut() {
        role = Cluster.Role.LEADER;
        String before = new LoggedFloor(messages, new Comparison(1, 3)).hash();

        hear(late, ToFloor.AskForState.OF_MEMBERS);
        long asked = position;
        hear(late, OPENING);

        assertThat(late.lastHash()).isEmpty();
        assertThat(told).first().isEqualTo(new FromFloor.State(0, 1, FromFloor.State.LATER));
        assertThat(told).last().isInstanceOf(FromFloor.Told.class);
        work.forEach(Runnable::run);
        assertThat(late.lastHash()).hasValueSatisfying(taken -> {
            assertThat(taken.position()).isEqualTo(asked);
            assertThat(taken.await()).as("of the state at that place").isEqualTo(before);
        });
    }

    @Test
    void whoeverAsksForTheHashIsToldIt() {
        role = Cluster.Role.LEADER;
        String before = new LoggedFloor(messages, new Comparison(1, 3)).hash();

        hear(usual, new ToFloor.AskForState(7));

        assertThat(told).containsExactly(new FromFloor.State(7, 1, before));
    }

    @Test
    void aLeaderThatDiffersStopsAsSoonAsItKnows() {
        role = Cluster.Role.LEADER;
        differ(late);
        assertThatCode(() -> {
                    late.doBackgroundWork(0);
                    hear(late, OPENING);
                })
                .as("not known yet")
                .doesNotThrowAnyException();

        work.forEach(Runnable::run);

        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> late.doBackgroundWork(0));
    }

    @Test
    void aLeaderThatDiffersTakesNothingMoreOnceItKnows() {
        role = Cluster.Role.LEADER;
        differ(late);

        work.forEach(Runnable::run);

        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> hear(late, OPENING));
        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> late.onTimerEvent(1, 1));
    }

    @Test
    void aMemberThatFollowsOrReplaysIsCertainBeforeItGoesOn() {
        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> {
            differ(usual);
            hear(usual, OPENING);
        });
    }

    @Test
    void nobodyWhoDiffersBeginsToLead() {
        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> {
            differ(usual);
            usual.onRoleChange(Cluster.Role.LEADER);
        });
    }

    @Test
    void nobodyWhoDiffersTakesASnapshot() {
        role = Cluster.Role.LEADER;
        assertThatExceptionOfType(DivergedException.class).isThrownBy(() -> {
            differ(usual);
            takeSnapshot(usual);
        });
    }

    /** There is nowhere to write it, so that an attempt would fail otherwise. */
    @SuppressWarnings("NullAway")
    private static void takeSnapshot(FloorService service) {
        ExclusivePublication nowhere = null;
        service.onTakeSnapshot(nowhere);
    }

    /** The two others find another state. */
    private void differ(FloorService service) {
        hear(service, ToFloor.AskForState.OF_MEMBERS);
        long asked = position;
        hear(service, new ToFloor.Report(0, asked, "theirs"));
        hear(service, new ToFloor.Report(2, asked, "theirs"));
    }

    private FloorService service(Comparison comparison) {
        FloorService service = new FloorService(comparison);
        service.onStart(
                fake(Cluster.class, (method, _) -> switch (method) {
                    case "role" -> role;
                    case "scheduleTimer" -> true;
                    default -> throw new UnsupportedOperationException(method);
                }),
                null);
        return service;
    }

    private void hear(FloorService service, ToFloor message) {
        ExpandableArrayBuffer bytes = new ExpandableArrayBuffer();
        int length = messages.encode(message, bytes, 0);
        position += FrameDescriptor.FRAME_ALIGNMENT;
        UnsafeBuffer frame = new UnsafeBuffer(new byte[64]);
        FrameDescriptor.frameLengthOrdered(frame, 0, position);
        Header header = new Header(0, 16);
        header.buffer(frame);
        header.offset(0);
        service.onSessionMessage(session(), 1, bytes, 0, length, header);
    }

    private ClientSession session() {
        return fake(ClientSession.class, (method, arguments) -> switch (method) {
            case "id" -> 5L;
            case "offer" -> {
                told.add((FromFloor)
                        messages.decode((DirectBuffer) arguments[0], (Integer) arguments[1], (Integer) arguments[2]));
                yield 1L;
            }
            default -> throw new UnsupportedOperationException(method);
        });
    }

    private static <T> T fake(Class<T> type, BiFunction<String, Object[], Object> does) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (_, method, arguments) -> does.apply(method.getName(), arguments)));
    }
}
