package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.Aeron;
import io.aeron.Publication;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.codecs.MessageHeaderEncoder;
import io.aeron.cluster.codecs.RequestVoteEncoder;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.driver.MediaDriver;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.agrona.CloseHelper;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.IdleStrategy;
import org.baize.cluster.Errors;
import org.baize.cluster.client.ClientDriver;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.command.Origin;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A member that comes to lead while it takes a slow snapshot: the snapshot comes to nothing, and the member goes on. */
@Timeout(180)
class SnapshotAcrossTermsTest {

    private static final int MEMBERS = 3;
    private static final int NOBODY = -1;
    private static final int CONSENSUS_STREAM = ConsensusModule.Configuration.CONSENSUS_STREAM_ID_DEFAULT;

    @TempDir
    Path directory;

    private final Errors errors = new Errors();
    private final AtomicInteger slow = new AtomicInteger();
    private final List<NodeConfig> configs = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private volatile int quick = NOBODY;
    private volatile boolean released;

    @BeforeEach
    void startThree() {
        List<Integer> ports = FreePorts.ofMembers(MEMBERS);
        List<Member> members = IntStream.range(0, MEMBERS)
                .mapToObj(id -> new Member(id, "localhost", ports.get(id)))
                .toList();
        for (int id = 0; id < MEMBERS; id++) {
            int self = id;
            configs.add(new NodeConfig(id, members, directory.resolve("member" + id)));
            nodes.add(Node.start(configs.get(id), floor -> slowToTakeSnapshots(self, floor), errors));
        }
    }

    @AfterEach
    void stop() {
        released = true;
        CloseHelper.closeAll(nodes);
    }

    @Test
    void theMemberThatIsElectedMeanwhileLeads() {
        quick = awaitLeader(NOBODY);
        Node first = nodes.get(quick);
        long term = term(quick);
        Waiting.until(first::askForSnapshot);
        Waiting.until(() -> first.snapshots() == 1 && slow.get() == MEMBERS - 1);

        first.close();
        others(quick).forEach(id -> callToElection(id, term));
        Waiting.until(() -> others(quick).anyMatch(id -> term(id) > term));
        released = true;

        Node second = nodes.get(awaitLeader(quick));
        try (FloorClient client =
                FloorClient.open(configs.get(nodes.indexOf(second)).client())) {
            assertThat(client.lastSequence(Origin.SYSTEM).join()).isZero();
        }
        assertThat(second.snapshots()).as("of the first attempt").isZero();
        assertThat(errors.warnings()).anyMatch(warning -> warning.contains("a snapshot came to nothing"));
        Waiting.until(second::askForSnapshot);
        Waiting.until(() -> second.snapshots() == 1);
        errors.assertNone();
    }

    /** As by a member that was done with its snapshot: who still takes one begins no election, but takes part in those of others. */
    private void callToElection(int id, long term) {
        Member called = configs.get(id).self();
        try (MediaDriver driver = ClientDriver.launch();
                Aeron aeron = Aeron.connect(new Aeron.Context().aeronDirectoryName(driver.aeronDirectoryName()));
                Publication line = aeron.addPublication(
                        "aeron:udp?endpoint=" + called.host() + ":" + (called.firstPort() + 1), CONSENSUS_STREAM)) {
            ExpandableArrayBuffer request = new ExpandableArrayBuffer();
            RequestVoteEncoder vote =
                    new RequestVoteEncoder().wrapAndApplyHeader(request, 0, new MessageHeaderEncoder());
            vote.logLeadershipTermId(term)
                    .logPosition(0)
                    .candidateTermId(term + 1)
                    .candidateMemberId(quick);
            Waiting.until(() -> line.offer(request, 0, MessageHeaderEncoder.ENCODED_LENGTH + vote.encodedLength()) > 0);
            Waiting.until(() -> nodes.get(id).role() == Node.Role.ELECTS);
        }
    }

    private IntStream others(int than) {
        return IntStream.range(0, MEMBERS).filter(id -> id != than);
    }

    private int awaitLeader(int other) {
        Waiting.until(() -> others(other).anyMatch(id -> nodes.get(id).leads()));
        return others(other).filter(id -> nodes.get(id).leads()).findFirst().orElseThrow();
    }

    /** A member is in a new term before its list of terms says so. */
    private long term(int id) {
        try (RunningNode seen = RunningNode.in(configs.get(id).directory())) {
            return seen.state().term();
        }
    }

    private ClusteredService slowToTakeSnapshots(int self, ClusteredService floor) {
        IdleStrategy[] idle = new IdleStrategy[1];
        return (ClusteredService) Proxy.newProxyInstance(
                ClusteredService.class.getClassLoader(),
                new Class<?>[] {ClusteredService.class},
                (_, method, arguments) -> {
                    if (method.getName().equals("onStart")) {
                        idle[0] = ((Cluster) arguments[0]).idleStrategy();
                    }
                    if (method.getName().equals("onTakeSnapshot") && self != quick) {
                        slow.incrementAndGet();
                        while (!released) {
                            idle[0].idle();
                        }
                    }
                    try {
                        return method.invoke(floor, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
