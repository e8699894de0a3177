package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.NodeFile;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A floor for money as somebody installs it: the code that is printed makes the first administrator, whatever went wrong before. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class FirstStartTest {

    private static final Pattern CODE =
            Pattern.compile("whoever has this code becomes the first administrator, once: ([A-Z0-9]+)");
    private static final String PASSWORD = "chosen at the start";

    @TempDir
    Path directory;

    @Test
    void theCodeAsPrintedMakesTheFirstAdministratorAlsoAfterADeathInBetween() throws Exception {
        int web = freePort();
        Path file = Files.writeString(
                directory.resolve("baize.conf"),
                "members = 0=localhost:" + FreePorts.ofOne() + "\ndata = " + directory.resolve("data") + "\nweb = "
                        + web + "\n");
        try (Program first = Program.node(file)) {
            first.awaitReady();
            assertThat(printed(first)).hasSize(1);
            keyTickets(file);
            first.kill();
        }
        try (Program second = Program.node(file)) {
            second.awaitReady();
            List<String> codes = printed(second);
            assertThat(codes).as("each start prints one").hasSize(2).doesNotHaveDuplicates();

            assertThat(becomeAdministrator(second, codes.getFirst()).status()).isEqualTo(403);
            becomeAdministrator(second, codes.getLast()).good();

            Staff administrator = Staff.signIn(second.address(), 1, PASSWORD);
            assertThat(administrator.get("session").good().path("person").asInt())
                    .isEqualTo(1);
        }
    }

    /** The log of both starts is one file. */
    private static List<String> printed(Program program) throws IOException {
        return CODE.matcher(program.said())
                .results()
                .map((MatchResult one) -> one.group(1))
                .toList();
    }

    /** What the server says to the floor first for whoever has the code; and then it dies. */
    private static void keyTickets(Path file) {
        String nodes = NodeFile.read(file, Map.of("web", "")).config().ingressEndpoints();
        try (FloorClient client = FloorClient.open(ClientConfig.of(nodes, "localhost"))) {
            Answer answer = client.ask(new ToFloor.Ask(
                            Origin.SYSTEM, 1, Optional.empty(), new PaymentCommand.SetValidationKey("5c".repeat(32))))
                    .join();
            assertThat(answer).isInstanceOf(Answer.Accepted.class);
        }
    }

    private static Staff.Reply becomeAdministrator(Program program, String code) {
        return Staff.stranger(program.address())
                .post(
                        "first-administrator",
                        "{\"code\":\"" + code + "\",\"person\":1,\"name\":\"Grace\",\"password\":\"" + PASSWORD
                                + "\",\"pin\":\"161803\"}");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
