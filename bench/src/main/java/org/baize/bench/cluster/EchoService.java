package org.baize.bench.cluster;

import io.aeron.ExclusivePublication;
import io.aeron.Image;
import io.aeron.Publication;
import io.aeron.cluster.codecs.CloseReason;
import io.aeron.cluster.service.ClientSession;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.logbuffer.Header;
import org.agrona.DirectBuffer;
import org.jspecify.annotations.Nullable;

/** Says back what it hears: the least that a service on the log can do. */
final class EchoService implements ClusteredService {

    private @Nullable Cluster cluster;

    @Override
    public void onStart(Cluster started, @Nullable Image snapshot) {
        cluster = started;
    }

    @Override
    public void onSessionMessage(
            ClientSession session, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {
        long result = session.offer(bytes, offset, length);
        while (result == Publication.BACK_PRESSURED || result == Publication.ADMIN_ACTION) {
            if (cluster != null) {
                cluster.idleStrategy().idle();
            }
            result = session.offer(bytes, offset, length);
        }
    }

    @Override
    public void onTimerEvent(long timer, long atMillis) {}

    @Override
    public void onTakeSnapshot(ExclusivePublication publication) {}

    @Override
    public void onSessionOpen(ClientSession session, long atMillis) {}

    @Override
    public void onSessionClose(ClientSession session, long atMillis, CloseReason why) {}

    @Override
    public void onRoleChange(Cluster.Role role) {}

    @Override
    public void onTerminate(Cluster stopping) {}
}
