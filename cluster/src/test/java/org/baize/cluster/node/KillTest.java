package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A node that is killed in the middle of its work comes back with everything that it acknowledged, once. */
@Timeout(240)
class KillTest {

    private static final int KILLS = 3;
    private static final Command COMMAND =
            new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1));

    @TempDir
    Path directory;

    @Test
    void everythingAcknowledgedIsThereOnce() throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(1);
        Path node = Files.createDirectory(directory.resolve("node"));
        int port = freePort();
        NodeProcess process = NodeProcess.start(node, port);
        try (FloorClient client = FloorClient.open(config(NodeConfig.single(node, port)))) {
            long sequence = 0;
            Deque<CompletableFuture<Answer>> underWay = new ArrayDeque<>();
            for (int kill = 0; kill <= KILLS; kill++) {
                for (int count = random.nextInt(200, 600); count > 0; count--) {
                    if (underWay.size() == Floor.ANSWERS_KEPT) {
                        assertThat(underWay.removeFirst().join()).isInstanceOf(Answer.Accepted.class);
                    }
                    underWay.addLast(client.ask(new ToFloor.Ask(Origin.SYSTEM, ++sequence, Optional.empty(), COMMAND)));
                }
                if (kill < KILLS) {
                    process.kill();
                    process = NodeProcess.start(node, port);
                }
            }
            underWay.forEach(answer -> assertThat(answer.join()).isInstanceOf(Answer.Accepted.class));

            assertThat(client.lastSequence(Origin.SYSTEM).join()).isEqualTo(sequence);
            assertThat(client.state().join().next()).isEqualTo(sequence + 1);
        } finally {
            process.kill();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return Math.min(free.getLocalPort(), 65_000);
        }
    }

    private static ClientConfig config(NodeConfig node) {
        return new ClientConfig(
                node.ingressEndpoints(),
                "localhost",
                Optional.empty(),
                ClientConfig.USUAL_WINDOW,
                Duration.ofSeconds(60));
    }
}
