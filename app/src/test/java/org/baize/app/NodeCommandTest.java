package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(240)
class NodeCommandTest {

    @TempDir
    Path directory;

    @Test
    void whatAPersonGotWrongIsOneSentence() {
        CommandRun run = CommandRun.of("node", "--member", "7");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines()).containsExactly("baize: member 7 is not among the members");
    }

    @Test
    void aDirectoryThatIsNotThereWasMistyped() {
        for (String command : List.of("status", "members", "snapshot")) {
            CommandRun run = CommandRun.of(
                    "cluster", command, "--data", directory.resolve("nowhere").toString());

            assertThat(run.exitCode()).as(command).isEqualTo(2);
            assertThat(run.err()).startsWith("baize: there is no directory ");
        }
    }

    @Test
    void aPortThatIsNoneIsOneSentence() {
        assertThat(CommandRun.of("run", "--port", "-5").err().lines())
                .containsExactly("baize: the port in '0=localhost:-5' must be 1 at least, not -5");
        assertThat(CommandRun.of("run", "--port", "abc").err().lines())
                .containsExactly("baize: Invalid value for option '--port': 'abc' is not a whole number;"
                        + " see 'baize run --help'");
    }

    @Test
    void whatTheMachineDoesNotAllowIsOneSentence() throws IOException {
        try (DatagramSocket taken = new DatagramSocket(0, InetAddress.getByName("localhost"))) {
            CommandRun run = CommandRun.of(
                    "node", "--data", directory.toString(), "--members", "0=localhost:" + taken.getLocalPort());

            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err().lines())
                    .singleElement()
                    .asString()
                    .startsWith("baize: port " + taken.getLocalPort() + " of localhost cannot be used");
        }
    }

    @Test
    void aFileInThePlaceOfTheDirectoryIsOneSentence() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));

        for (String command : List.of("node", "run")) {
            CommandRun run = CommandRun.of(command, "--data", file.toString());

            assertThat(run.exitCode()).as(command).isEqualTo(1);
            assertThat(run.err().lines())
                    .containsExactly("baize: " + file + " is a file and cannot be used as the directory of a node.");
        }
    }

    @Test
    void withoutTheFlagsOfJavaItSaysWhichAreMissing() throws IOException, InterruptedException {
        try (NodeRun node = NodeRun.start(List.of(), options(directory))) {
            assertThat(node.awaitEnd())
                    .containsExactly("baize: a node needs Java to be started with --add-opens"
                            + " java.base/jdk.internal.misc=ALL-UNNAMED; './baize node' does so.");
            assertThat(node.exitCode()).isEqualTo(1);
        }
    }

    @Test
    void stopsInGoodOrderWhenItIsTold() throws IOException, InterruptedException {
        Path data = directory.resolve("new");
        try (NodeRun node = NodeRun.start(options(data))) {
            node.awaitLeading();
            assertThat(CommandRun.of("cluster", "status", "--data", data.toString())
                            .out())
                    .contains("role        leads");
            assertThat(Files.getPosixFilePermissions(data))
                    .as("what holds keys is for its owner only")
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));

            assertThat(node.tellToStop().awaitEnd()).endsWith("baize: stopped in good order");
        }

        assertThat(CommandRun.of("cluster", "status", "--data", data.toString()).err())
                .isEqualTo("baize: no node runs on " + data + ".\n");
    }

    @Test
    void aSecondNodeOnADirectoryIsRefusedAndTheFirstGoesOn() throws IOException, InterruptedException {
        String[] options = options(directory);
        try (NodeRun first = NodeRun.start(options).awaitLeading()) {
            try (FloorClient client = client(directory)) {
                assertThat(client.ask(ask(1)).join()).isInstanceOf(Answer.Accepted.class);

                try (NodeRun second = NodeRun.start(options)) {
                    assertThat(second.awaitEnd()).containsExactly("baize: another node runs on " + directory + ".");
                    assertThat(second.exitCode()).isEqualTo(1);
                }

                assertThat(client.ask(ask(2)).join()).isInstanceOf(Answer.Accepted.class);
                assertThat(client.lastSequence(Origin.SYSTEM).join()).isEqualTo(2);
            }
            assertThat(first.tellToStop().awaitEnd()).endsWith("baize: stopped in good order");
        }
        assertThat(CommandRun.of("cluster", "verify", "--data", directory.toString())
                        .lines())
                .endsWith("Everything fits.");
    }

    @Test
    void aBackupOfARunningNodeIsRestoredAndTakesCommands() throws IOException, InterruptedException {
        Path member = directory.resolve("member");
        Path backup = directory.resolve("backup");
        Path restored = directory.resolve("restored");
        String hash = backUp(member, backup);

        try (NodeRun again =
                NodeRun.start(options(restored, "--restore", backup.toString())).awaitLeading()) {
            assertThat(again.said().getFirst()).startsWith("baize: restored " + backup + ", up to position ");
            try (FloorClient client = client(restored)) {
                assertThat(client.state().join().hash()).isEqualTo(hash);
                assertThat(client.lastSequence(Origin.SYSTEM).join()).isEqualTo(2);
                assertThat(client.ask(ask(3)).join()).isInstanceOf(Answer.Accepted.class);
            }
            assertThat(again.tellToStop().awaitEnd()).endsWith("baize: stopped in good order");
        }
    }

    /** Has a node take commands before and behind a snapshot, copies it while it runs, and returns the state that it had then. */
    private static String backUp(Path member, Path backup) throws IOException {
        try (NodeRun _ = NodeRun.start(options(member)).awaitLeading();
                FloorClient client = client(member)) {
            client.ask(ask(1)).join();
            assertThat(CommandRun.of("cluster", "snapshot", "--data", member.toString())
                            .exitCode())
                    .isZero();
            client.ask(ask(2)).join();
            String hash = client.state().join().hash();
            CommandRun run = CommandRun.of("cluster", "backup", "--data", member.toString(), "--to", backup.toString());
            assertThat(run.out()).startsWith("Backed up to position ").contains(hash);
            assertThat(run.exitCode()).isZero();
            client.ask(ask(3)).join();
            return hash;
        }
    }

    private static String[] options(Path data, String... more) {
        List<String> options =
                new ArrayList<>(List.of("--data", data.toString(), "--members", "0=localhost:" + FreePorts.ofOne()));
        options.addAll(List.of(more));
        return options.toArray(String[]::new);
    }

    /** Through the memory that the node of another process shares. */
    private static FloorClient client(Path data) {
        return FloorClient.open(NodeConfig.single(data, 1).client());
    }

    private static ToFloor.Ask ask(long sequence) {
        return new ToFloor.Ask(
                Origin.SYSTEM,
                sequence,
                Optional.empty(),
                new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1)));
    }
}
