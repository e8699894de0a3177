package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.Aeron;
import io.aeron.Publication;
import io.aeron.cluster.client.AeronCluster;
import io.aeron.cluster.codecs.MessageHeaderEncoder;
import io.aeron.cluster.codecs.SessionConnectRequestEncoder;
import io.aeron.driver.MediaDriver;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.cluster.client.ClientDriver;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.command.Origin;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What one client does wrong does not stop the node for the others. */
@Timeout(180)
class RequestFaultsTest {

    private static final int INGRESS_STREAM = 101;
    private static final int EGRESS_STREAM = 102;

    @TempDir
    Path directory;

    private final List<Throwable> heard = new CopyOnWriteArrayList<>();
    private NodeConfig config;
    private Node node;
    private MediaDriver driver;

    @BeforeEach
    void start() {
        config = NodeConfig.single(directory, FreePorts.ofOne());
        node = Node.start(config, heard::add);
        driver = ClientDriver.launch();
    }

    @AfterEach
    void stop() {
        driver.close();
        node.close();
    }

    private void assertGoesOnAfterAWarning(String warning) {
        Waiting.until(() -> heard.stream().anyMatch(error -> error.toString().contains(warning)));
        try (FloorClient client = FloorClient.open(config.client())) {
            assertThat(client.lastSequence(Origin.SYSTEM).join()).isZero();
        }
        assertThat(heard).allMatch(Warnings::isOne);
    }

    @Test
    void aMessageThatIsTooLongForTheLogIsRefused() {
        Waiting.until(node::leads);
        try (AeronCluster session = AeronCluster.connect(new AeronCluster.Context()
                .messageTimeoutNs(TimeUnit.SECONDS.toNanos(20))
                .aeronDirectoryName(driver.aeronDirectoryName())
                .ingressChannel("aeron:udp?term-length=16m")
                .ingressEndpoints(config.ingressEndpoints())
                .egressChannel("aeron:udp?endpoint=localhost:0"))) {
            UnsafeBuffer tooLong = new UnsafeBuffer(new byte[Settings.TERM_BYTES / 8]);
            Waiting.until(() -> session.offer(tooLong, 0, tooLong.capacity()) > 0);

            assertGoesOnAfterAWarning("exceeds maxMessageLength");
        }
    }

    @Test
    void aClientThatCannotBeReachedIsRefused() {
        try (Aeron aeron = Aeron.connect(new Aeron.Context().aeronDirectoryName(driver.aeronDirectoryName()));
                Publication ingress = aeron.addPublication(
                        "aeron:udp?endpoint=" + config.self().ingress(), INGRESS_STREAM)) {
            ExpandableArrayBuffer request = new ExpandableArrayBuffer();
            SessionConnectRequestEncoder encoder =
                    new SessionConnectRequestEncoder().wrapAndApplyHeader(request, 0, new MessageHeaderEncoder());
            encoder.correlationId(1)
                    .responseStreamId(EGRESS_STREAM)
                    .version(AeronCluster.Configuration.PROTOCOL_SEMANTIC_VERSION)
                    .responseChannel("aeron:udp?endpoint=no.such.host.invalid:4000")
                    .putEncodedCredentials(new byte[0], 0, 0)
                    .clientInfo("a client behind a name that nobody knows");
            int length = MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
            Waiting.until(() -> ingress.offer(request, 0, length) > 0);

            assertGoesOnAfterAWarning("no.such.host.invalid");
        }
    }
}
