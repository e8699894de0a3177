package org.baize.bench.cluster;

import io.aeron.cluster.client.AeronCluster;
import io.aeron.cluster.client.EgressListener;
import io.aeron.driver.MediaDriver;
import io.aeron.logbuffer.Header;
import java.util.concurrent.TimeUnit;
import org.agrona.CloseHelper;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.IdleStrategy;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.ClientDriver;
import org.baize.cluster.client.Idling;
import org.baize.protocol.Protocol;
import org.jspecify.annotations.Nullable;

/** Messages as long as a wager from a bare client to the bare echo: what the log allows. */
final class EchoLoad implements Load, EgressListener {

    private final ExpandableArrayBuffer message = new ExpandableArrayBuffer();
    private final int length = Protocol.messages().encode(WagerFloor.wager(1, 1), message, 0);
    private final IdleStrategy idle = Idling.withSleepsUpTo(TimeUnit.MICROSECONDS.toNanos(100));
    private final @Nullable MediaDriver ownDriver;
    private final AeronCluster session;
    private Stretch stretch = new Stretch(0);
    private int underWay;

    EchoLoad(ClientConfig config) {
        ownDriver = config.driverDirectory().isPresent() ? null : ClientDriver.launch();
        String driver =
                ownDriver == null ? config.driverDirectory().orElseThrow().toString() : ownDriver.aeronDirectoryName();
        session = AeronCluster.connect(
                config.connection().aeronDirectoryName(driver).egressListener(this));
    }

    @Override
    public Sample flood(int inFlight, long millis) {
        stretch = new Stretch(millis);
        while (!stretch.isOver(System.nanoTime()) || underWay > 0) {
            int work = session.pollEgress();
            while (underWay < inFlight && !stretch.isOver(System.nanoTime()) && send()) {
                work++;
            }
            idle.idle(work);
        }
        return stretch.sample();
    }

    private boolean send() {
        message.putLong(0, System.nanoTime());
        boolean sent = session.offer(message, 0, length) > 0;
        if (sent) {
            underWay++;
        }
        return sent;
    }

    @Override
    public Sample sparse(int perSecond, long millis) {
        throw new UnsupportedOperationException("the echo is not asked at a sparse rate");
    }

    @Override
    public void onMessage(long sessionId, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {
        underWay--;
        stretch.answered(bytes.getLong(offset), System.nanoTime());
    }

    @Override
    public void close() {
        CloseHelper.quietCloseAll(session, ownDriver);
    }
}
