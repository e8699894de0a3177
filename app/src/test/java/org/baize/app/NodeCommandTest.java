package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.FreePorts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(240)
class NodeCommandTest {

    private static final List<String> OPENED = List.of(
            "--add-opens",
            "java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-opens",
            "java.base/java.util.zip=ALL-UNNAMED");

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
    void withoutTheFlagsOfJavaItSaysWhichAreMissing() throws IOException, InterruptedException {
        Process node = start(List.of());
        assertThat(node.waitFor(60, TimeUnit.SECONDS)).isTrue();

        assertThat(node.exitValue()).isEqualTo(1);
        assertThat(new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .containsExactly("baize: a node needs Java to be started with --add-opens"
                        + " java.base/jdk.internal.misc=ALL-UNNAMED; './baize node' does so.");
    }

    @Test
    void stopsInGoodOrderWhenItIsTold() throws IOException, InterruptedException {
        Process node = start(OPENED);
        List<String> said = new ArrayList<>();
        try (BufferedReader out = node.inputReader()) {
            awaitLeading(out, said);
            assertThat(CommandRun.of("cluster", "status", "--data", directory.toString())
                            .out())
                    .contains("role        leads");
            node.toHandle().destroy();
            out.lines().forEach(said::add);
        } finally {
            node.destroyForcibly();
        }

        assertThat(said.getLast()).isEqualTo("baize: stopped in good order");
        assertThat(CommandRun.of("cluster", "status", "--data", directory.toString())
                        .err())
                .isEqualTo("baize: no node runs on " + directory + ".\n");
    }

    private static void awaitLeading(BufferedReader out, List<String> said) throws IOException {
        String line = out.readLine();
        while (line != null && !line.equals("baize: this member leads")) {
            said.add(line);
            line = out.readLine();
        }
        assertThat(line).as("the node leads; it said %s", said).isNotNull();
        said.add(line);
    }

    private Process start(List<String> opened) throws IOException {
        return start(opened, "--data", directory.toString(), "--members", "0=localhost:" + FreePorts.ofOne());
    }

    private static Process start(List<String> opened, String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(opened);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Baize.class.getName(), "node"));
        command.addAll(List.of(options));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
