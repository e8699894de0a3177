package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a member wrote, on the command line. */
@Timeout(180)
class LogCommandTest {

    private static final int COMMANDS = 3;

    @TempDir
    static Path member;

    private static String hash = "";

    @BeforeAll
    static void letAMemberWrite() throws IOException {
        NodeConfig config = NodeConfig.single(member, FreePorts.ofOne());
        try (Node _ = Node.start(config, Throwable::printStackTrace);
                FloorClient client = FloorClient.open(config.client())) {
            for (long sequence = 1; sequence <= COMMANDS; sequence++) {
                var _ = client.ask(new ToFloor.Ask(
                                Origin.SYSTEM,
                                sequence,
                                Optional.empty(),
                                new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1))))
                        .join();
            }
            hash = client.state().join().hash();
        }
    }

    @Test
    void printsOneLineAnEntry() {
        CommandRun run = CommandRun.of("log", "--data=" + member);

        assertThat(run.exitCode()).isZero();
        assertThat(run.lines().getFirst()).contains("0  20").endsWith("term 0: member 0 leads");
        for (int sequence = 1; sequence <= COMMANDS; sequence++) {
            String number = "sequence=" + sequence + ",";
            assertThat(run.lines()).anyMatch(line -> line.contains("BringIntoForce") && line.contains(number));
        }
    }

    @Test
    void printsARangeAsJson() {
        List<JsonNode> all = json();
        JsonNode ask = all.stream()
                .filter(entry -> entry.path("message").path("@type").asText().equals("Ask"))
                .findFirst()
                .orElseThrow();

        List<JsonNode> one = json(
                "--from=" + ask.path("position").asLong(),
                "--to=" + ask.path("end").asLong());

        assertThat(one).containsExactly(ask);
        assertThat(all.getFirst().path("version").asInt())
                .isEqualTo(Protocol.messages().schema().version());
        assertThat(ask.path("message").path("command").path("rulebookId").asText())
                .isEqualTo("act-multi-terminal-2019");
    }

    private static List<JsonNode> json(String... more) {
        return CommandRun.of(Stream.concat(Stream.of("log", "--json", "--data=" + member), Stream.of(more))
                        .toArray(String[]::new))
                .lines()
                .stream()
                .map(CommandRun::parse)
                .toList();
    }

    @Test
    void saysWhenTheRangeIsOutside() {
        CommandRun behind = CommandRun.of("log", "--data=" + member, "--from=99999999");
        CommandRun before = CommandRun.of("log", "--data=" + member, "--from=-1");
        CommandRun empty = CommandRun.of("log", "--data=" + member, "--from=64", "--to=64");
        CommandRun nothing = CommandRun.of("log", "--data=" + member.resolve("nowhere"));

        assertThat(List.of(behind.exitCode(), before.exitCode(), empty.exitCode(), nothing.exitCode()))
                .containsOnly(2);
        assertThat(behind.err()).startsWith("baize: the log ends at position ");
        assertThat(before.err()).startsWith("baize: --from must be 0 at least, not -1");
        assertThat(nothing.err()).startsWith("baize: there is no log of a member in ");
    }

    @Test
    void verifiesByReplay() {
        CommandRun run = CommandRun.of("cluster", "verify", "--json", "--data=" + member);

        assertThat(run.exitCode()).isZero();
        assertThat(run.json().path("hash").asText()).isEqualTo(hash);
        assertThat(run.json().path("commands").asLong()).isGreaterThanOrEqualTo(COMMANDS);
    }

    @Test
    void verifiesInPlainWords() {
        CommandRun run = CommandRun.of("cluster", "verify", "--data=" + member);

        assertThat(run.lines()).contains("not understood     0").endsWith("Everything fits.");
    }

    @Test
    void restoresAFinishedBackupIntoAnEmptyDirectoryOnly(@TempDir Path folder) {
        CommandRun none = CommandRun.of("node", "--restore=" + folder, "--data=" + folder.resolve("new"));
        CommandRun.of("cluster", "backup", "--data=" + member, "--to=" + folder.resolve("backup"));
        CommandRun taken = CommandRun.of("node", "--restore=" + folder.resolve("backup"), "--data=" + member);

        assertThat(List.of(none.exitCode(), taken.exitCode())).containsOnly(2);
        assertThat(none.err()).startsWith("baize: there is no finished backup in " + folder);
        assertThat(taken.err()).startsWith("baize: " + member + " holds a log already");
    }

    @Test
    void backsUpIntoANewDirectoryOnly(@TempDir Path folder) {
        Path to = folder.resolve("backup");
        CommandRun run = CommandRun.of("cluster", "backup", "--json", "--data=" + member, "--to=" + to);
        CommandRun again = CommandRun.of("cluster", "backup", "--data=" + member, "--to=" + to);

        assertThat(run.exitCode()).isZero();
        assertThat(run.json().path("hash").asText()).isEqualTo(hash);
        assertThat(CommandRun.of("cluster", "verify", "--data=" + to).exitCode())
                .isZero();
        assertThat(again.exitCode()).isEqualTo(2);
        assertThat(again.err()).contains("is not an empty directory");
    }

    /** As when a node was let loose on it by hand: what is not brought back does not fit, also if it can be replayed. */
    @Test
    void aBackupThatIsNotWhatWasWrittenDoesNotFit(@TempDir Path folder) throws IOException {
        Path backup = folder.resolve("backup");
        CommandRun.of("cluster", "backup", "--data=" + member, "--to=" + backup);
        Path segment = backup.resolve("archive/0-0.rec");
        try (var log = Files.newByteChannel(segment, StandardOpenOption.WRITE)) {
            log.position(Files.size(segment) - 1).write(ByteBuffer.wrap(new byte[] {7})); // behind the end of the log
        }

        CommandRun verified = CommandRun.of("cluster", "verify", "--data=" + backup);
        CommandRun json = CommandRun.of("cluster", "verify", "--json", "--data=" + backup);

        assertThat(List.of(verified.exitCode(), json.exitCode())).containsOnly(1);
        assertThat(verified.err()).contains(segment + " is not what was written");
        assertThat(json.json().path("fits").asBoolean(true)).isFalse();
    }

    @Test
    void backsNothingUpIntoTheMemberItself() {
        CommandRun run = CommandRun.of("cluster", "backup", "--data=" + member, "--to=" + member.resolve("backup"));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("lies in the directory of the member itself");
        assertThat(member.resolve("backup")).doesNotExist();
    }

    @Test
    void saysWhereTheLogIsDamaged(@TempDir Path copy) throws IOException {
        try (Stream<Path> files = Files.walk(member)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = copy.resolve(member.relativize(file));
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        long position = json().get(3).path("position").asLong();
        try (var log = Files.newByteChannel(copy.resolve("archive/0-0.rec"), StandardOpenOption.WRITE)) {
            log.position(position + 40).write(ByteBuffer.wrap(new byte[] {7}));
        }

        CommandRun printed = CommandRun.of("log", "--data=" + copy);
        CommandRun verified = CommandRun.of("cluster", "verify", "--data=" + copy);

        assertThat(List.of(printed.exitCode(), verified.exitCode())).containsOnly(1);
        assertThat(printed.lines()).hasSize(3);
        assertThat(printed.err()).contains("the frame at position " + position + " is damaged");
        assertThat(verified.err()).contains("the frame at position " + position + " is damaged");
    }
}
