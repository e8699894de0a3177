package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.ExclusivePublication;
import io.aeron.cluster.service.ClusteredService;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.agrona.ExpandableArrayBuffer;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.Floor;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.wire.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 90, unit = TimeUnit.SECONDS)
class UnsoundSnapshotTest {

    private final BlockingQueue<Throwable> errors = new LinkedBlockingQueue<>();

    @TempDir
    Path directory;

    @Test
    void nobodyHearsAFloorThatBeganWithASnapshotWhichIsNotSound() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        FloorService floor = new FloorService(0, 1);
        try (Node node = Node.host(config, withAnotherHash(floor), floor.version(), errors::add);
                FloorClient client = FloorClient.open(config.client())) {
            client.state().join();
            await(node::askForSnapshot);
            await(() -> node.snapshots() > 0);
        }
        errors.clear();

        try (Node _ = Node.start(config, errors::add);
                FloorClient client = FloorClient.open(config.client())) {
            CompletableFuture<FromFloor.State> answer = client.state();

            Throwable error = errors.poll(60, TimeUnit.SECONDS);

            assertThat(error).hasStackTraceContaining(DamagedSnapshotException.class.getName());
            assertThat(answer).isNotDone();
        }
    }

    /** Takes snapshots whose head has the hash of some other state. */
    private static ClusteredService withAnotherHash(FloorService floor) {
        return (ClusteredService) Proxy.newProxyInstance(
                UnsoundSnapshotTest.class.getClassLoader(),
                new Class<?>[] {ClusteredService.class},
                (_, method, arguments) -> {
                    if (!method.getName().equals("onTakeSnapshot")) {
                        return method.invoke(floor, arguments);
                    }
                    write((ExclusivePublication) arguments[0]);
                    return null;
                });
    }

    private static void write(ExclusivePublication to) {
        Messages messages = Protocol.messages();
        ExpandableArrayBuffer state = new ExpandableArrayBuffer();
        int bytes = messages.encode(new Floor().snapshot(), state, 0);
        ExpandableArrayBuffer head = new ExpandableArrayBuffer();
        int headBytes = messages.encode(new SnapshotHead(1, List.of(), "of something else", bytes), head, 0);
        await(() -> to.offer(head, 0, headBytes) > 0);
        await(() -> to.offer(state, 0, bytes) > 0);
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }
}
