package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.aeron.ExclusivePublication;
import io.aeron.cluster.service.ClusteredService;
import java.lang.reflect.Proxy;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.agrona.ExpandableArrayBuffer;
import org.baize.cluster.Errors;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeException;
import org.baize.engine.Floor;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.wire.Messages;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class UnsoundSnapshotTest {

    private static final int VERSION_OFFSET = 6;
    private static final int OWN_VERSION = Protocol.messages().schema().version();

    private final Errors errors = new Errors();

    @TempDir
    Path directory;

    @Test
    void nobodyHearsAFloorThatBeganWithASnapshotWhichIsNotSound() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        takeSnapshot(config, to -> write(to, OWN_VERSION));

        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            CompletableFuture<FromFloor.State> answer = client.state();

            Throwable error = errors.await();

            assertThat(error).hasStackTraceContaining(DamagedSnapshotException.class.getName());
            assertThat(answer).isNotDone();
        }
    }

    @Test
    void nobodyStartsOnTheSnapshotOfANewerBuild() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        takeSnapshot(config, to -> write(to, 200));

        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Node.start(config, errors))
                .withMessageStartingWith("the node cannot start on this log: ")
                .withMessageContaining("newer Baize (message version 200)");
        assertThatExceptionOfType(NodeException.class)
                .as("it was not set aside as damaged")
                .isThrownBy(() -> Node.start(config, errors));
    }

    private void takeSnapshot(NodeConfig config, Consumer<ExclusivePublication> taking) {
        FloorService floor = new FloorService(0, 1);
        try (Node node = Node.host(config, thatTakes(taking, floor), floor.version(), errors);
                FloorClient client = FloorClient.open(config.client())) {
            client.state().join();
            Waiting.until(node::askForSnapshot);
            Waiting.until(() -> node.snapshots() > 0);
        }
        errors.forget();
    }

    /** Takes other snapshots than a floor does. */
    private static ClusteredService thatTakes(Consumer<ExclusivePublication> taking, FloorService floor) {
        return (ClusteredService) Proxy.newProxyInstance(
                UnsoundSnapshotTest.class.getClassLoader(),
                new Class<?>[] {ClusteredService.class},
                (_, method, arguments) -> {
                    if (!method.getName().equals("onTakeSnapshot")) {
                        return method.invoke(floor, arguments);
                    }
                    taking.accept((ExclusivePublication) arguments[0]);
                    return null;
                });
    }

    /** A head with the hash of some other state, in a message of that version. */
    private static void write(ExclusivePublication to, int version) {
        Messages messages = Protocol.messages();
        ExpandableArrayBuffer state = new ExpandableArrayBuffer();
        int bytes = messages.encode(new Floor().snapshot(), state, 0);
        ExpandableArrayBuffer head = new ExpandableArrayBuffer();
        int headBytes = messages.encode(
                new SnapshotHead(1, List.of(), "of something else", bytes, OptionalInt.of(OWN_VERSION)), head, 0);
        head.putShort(VERSION_OFFSET, (short) version, ByteOrder.LITTLE_ENDIAN);
        Waiting.until(() -> to.offer(head, 0, headBytes) > 0);
        Waiting.until(() -> to.offer(state, 0, bytes) > 0);
    }
}
