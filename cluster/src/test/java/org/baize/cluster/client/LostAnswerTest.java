package org.baize.cluster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.baize.cluster.Errors;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.service.FloorService;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What gets lost on the way, question or answer, is asked again without a new connection. */
@Timeout(120)
class LostAnswerTest {

    private static final int LOST = 3;
    private static final Command COMMAND =
            new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1));

    @TempDir
    Path directory;

    private final Errors errors = new Errors();

    @Test
    void whatWasNotAnsweredIsAskedAgainInItsOrder() {
        NodeConfig config = config();
        FloorService floor = new FloorService(0, 1);
        AtomicInteger heard = new AtomicInteger();
        try (Node _ = Node.host(
                        config,
                        Meddled.with(
                                floor, message -> Optional.of(message).filter(_ -> heard.incrementAndGet() > LOST)),
                        floor.version(),
                        errors);
                FloorClient client = FloorClient.open(config.client())) {
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(1, 10)
                    .mapToObj(
                            sequence -> client.ask(new ToFloor.Ask(Origin.SYSTEM, sequence, Optional.empty(), COMMAND)))
                    .toList();

            assertThat(answers).allSatisfy(answer -> assertThat(answer.join()).isInstanceOf(Answer.Accepted.class));
            assertThat(client.state().join().next()).isEqualTo(11);
        }
        errors.assertNone();
    }

    private NodeConfig config() {
        return NodeConfig.single(directory, FreePorts.ofOne());
    }
}
