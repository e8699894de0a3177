package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.agrona.CloseHelper;
import org.baize.cluster.Errors;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeException;
import org.baize.cluster.node.RunningNode;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Three members: one loses its disk and comes back from the backup of another. */
@Timeout(300)
class SeedTest {

    private static final Command COMMAND =
            new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1));

    @TempDir
    Path folder;

    private final List<Member> members = new ArrayList<>();
    private final Errors errors = new Errors();
    private final Node[] nodes = new Node[3];
    private final Path[] directories = new Path[3];
    private long sequence;

    @BeforeEach
    void startThree() {
        List<Integer> ports = FreePorts.ofMembers(nodes.length);
        for (int id = 0; id < nodes.length; id++) {
            members.add(new Member(id, "localhost", ports.get(id)));
        }
        for (int id = 0; id < nodes.length; id++) {
            start(id, "member" + id);
        }
    }

    @AfterEach
    void stopAll() {
        CloseHelper.quietCloseAll(nodes);
    }

    private void start(int id, String directory) {
        directories[id] = folder.resolve(directory);
        nodes[id] = Node.start(new NodeConfig(id, members, directories[id]), errors);
    }

    @Test
    void aMemberThatLostItsDiskComesBackFromTheBackupOfAnother() {
        String ingress = new NodeConfig(0, members, folder).ingressEndpoints();
        try (FloorClient client = FloorClient.open(ClientConfig.of(ingress, "localhost"))) {
            ask(client, 20);
            int leader = leader();
            Waiting.until(nodes[leader]::askForSnapshot);
            Waiting.until(() -> nodes[leader].snapshots() > 0);
            ask(client, 10);
            int lost = (leader + 1) % nodes.length;
            Backup.take(folder.resolve("member" + leader), folder.resolve("backup"));
            stop(lost);
            ask(client, 10);

            Restore.into(folder.resolve("backup"), folder.resolve("new"));
            start(lost, "new");
            ask(client, 10);
            Waiting.until(() -> end("new") == end("member" + leader));

            // The third goes: what the new one says now counts.
            int third = 3 - leader - lost;
            stop(third);
            ask(client, 10);
            Waiting.until(() -> standing(third) == RunningNode.Standing.SILENT);
            List<RunningNode.Standing> left = List.of(RunningNode.Standing.LEADS, RunningNode.Standing.FOLLOWS);
            Waiting.until(() -> left.contains(standing(lost)));
            Waiting.until(() -> left.contains(standing(leader)));
            String state = client.state().join().hash();
            CloseHelper.quietCloseAll(nodes);
            LogVerifier.Result replayed = LogVerifier.verify(MemberDirectory.open(folder.resolve("new")), _ -> {});
            assertThat(replayed.hash()).isEqualTo(state);
            assertThat(Asks.in(folder.resolve("new"))).hasSize(60);
        }
    }

    /** As the one that leads sees it. A member that is busy may not answer at once; then it has said nothing of the other. */
    private RunningNode.Standing standing(int member) {
        try (RunningNode node = RunningNode.in(directories[leader()])) {
            return node.members().get(member).standing();
        } catch (NodeException notYet) {
            return RunningNode.Standing.NOT_KNOWN_HERE;
        }
    }

    private void stop(int id) {
        CloseHelper.close(nodes[id]);
        nodes[id] = null;
    }

    private void ask(FloorClient client, int commands) {
        for (int count = 0; count < commands; count++) {
            assertThat(client.ask(new ToFloor.Ask(Origin.SYSTEM, ++sequence, Optional.empty(), COMMAND))
                            .join())
                    .isInstanceOf(Answer.Accepted.class);
        }
    }

    private int leader() {
        Waiting.until(() -> leading().isPresent());
        return leading().orElse(0);
    }

    private OptionalInt leading() {
        return IntStream.range(0, nodes.length)
                .filter(id -> nodes[id] != null && nodes[id].leads())
                .findFirst();
    }

    private long end(String directory) {
        MemberDirectory member = MemberDirectory.open(folder.resolve(directory));
        try (LogReader log = new LogReader(member, member.start())) {
            long end = member.start();
            for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
                end = entry.get().place().end();
            }
            return end;
        }
    }
}
