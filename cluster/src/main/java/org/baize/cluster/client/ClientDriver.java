package org.baize.cluster.client;

import io.aeron.driver.MediaDriver;
import io.aeron.driver.ThreadingMode;
import java.util.concurrent.TimeUnit;

/** The driver of a client that shares no node's. It notices soon when a node is gone. */
public final class ClientDriver {

    private static final long GONE_NANOS = TimeUnit.SECONDS.toNanos(2);

    private ClientDriver() {}

    public static MediaDriver launch() {
        return MediaDriver.launchEmbedded(new MediaDriver.Context()
                .threadingMode(ThreadingMode.SHARED)
                .sharedIdleStrategy(Idling.withSleepsUpTo(TimeUnit.MILLISECONDS.toNanos(1)))
                .termBufferSparseFile(true)
                .imageLivenessTimeoutNs(GONE_NANOS)
                .publicationConnectionTimeoutNs(GONE_NANOS)
                .dirDeleteOnShutdown(true));
    }
}
