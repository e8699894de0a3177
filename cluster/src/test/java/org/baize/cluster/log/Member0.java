package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.baize.cluster.Errors;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.testkit.Waiting;

/** A member that is alone and runs in this process, with a client, for tests that look at what it writes. */
final class Member0 implements AutoCloseable {

    private static final Command COMMAND =
            new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1));

    private static final int MORE_THAN_A_FRAME = 50_000;

    private final Errors errors = new Errors();
    private final NodeConfig config;
    private final Node node;
    private final FloorClient client;
    private long sequence;

    private Member0(Path directory) {
        this.config = config(directory);
        this.node = Node.start(config, errors);
        this.client = FloorClient.open(config.client());
        this.sequence = client.lastSequence(Origin.SYSTEM).join();
    }

    static Member0 start(Path directory) {
        return new Member0(directory);
    }

    /** What it warned of so far, which may be more than a test looks for. */
    List<String> warnings() {
        return errors.warnings();
    }

    /** What lasts of a member, as it is at this moment. */
    static void copy(Path from, Path to) throws IOException {
        for (String part : List.of("archive", "cluster")) {
            Files.createDirectories(to.resolve(part));
            try (Stream<Path> files = Files.list(from.resolve(part))) {
                for (Path file :
                        files.filter(file -> !file.toString().contains("mark")).toList()) {
                    SparseFiles.copy(file, to.resolve(from.relativize(file)), Files.size(file));
                }
            }
        }
    }

    static NodeConfig config(Path directory) {
        return NodeConfig.single(directory, FreePorts.ofOne());
    }

    Member0 ask(int commands) {
        for (int count = 0; count < commands; count++) {
            sequence++;
            askAgain();
        }
        return this;
    }

    /**
     * Asks all at once, by a client of its own that looks for the floor meanwhile: what has come together until it is found travels
     * together.
     */
    Member0 askTogether(int commands) {
        try (FloorClient other = FloorClient.open(config.client())) {
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(sequence + 1, sequence + commands)
                    .mapToObj(number -> other.ask(new ToFloor.Ask(Origin.SYSTEM, number, Optional.empty(), COMMAND)))
                    .toList();
            assertThat(answers).allSatisfy(answer -> assertThat(answer.join()).isInstanceOf(Answer.Accepted.class));
        }
        sequence += commands;
        return this;
    }

    /** The last command once more. */
    Member0 askAgain() {
        assertThat(client.ask(new ToFloor.Ask(Origin.SYSTEM, sequence, Optional.empty(), COMMAND))
                        .join())
                .isInstanceOf(Answer.Accepted.class);
        return this;
    }

    /** Asks for what is so long that it goes through the log in pieces; it is refused. */
    Member0 askAtLength() {
        Command tooLongAName = new SetupCommand.BringIntoForce("x".repeat(MORE_THAN_A_FRAME), LocalDate.of(2020, 1, 1));
        sequence++;
        assertThat(client.ask(new ToFloor.Ask(Origin.SYSTEM, sequence, Optional.empty(), tooLongAName))
                        .join())
                .isInstanceOf(Answer.Refused.class);
        return this;
    }

    long committed() {
        return node.committed();
    }

    Member0 snapshot() {
        long before = node.snapshots();
        Waiting.until(node::askForSnapshot);
        Waiting.until(() -> node.snapshots() > before);
        return this;
    }

    FromFloor.State state() {
        return client.state().join();
    }

    @Override
    public void close() {
        client.close();
        node.close();
        errors.assertNone();
    }
}
