package org.baize.chaos.node;

import io.aeron.ExclusivePublication;
import io.aeron.Image;
import io.aeron.cluster.codecs.CloseReason;
import io.aeron.cluster.service.ClientSession;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.logbuffer.Header;
import java.util.concurrent.TimeUnit;
import org.agrona.DirectBuffer;
import org.jspecify.annotations.Nullable;

/** A floor with a fault that no member must have: it does not see one of the messages in its log. */
final class ForgetfulFloor implements ClusteredService {

    /** Which message since the start it is. */
    private static final long FORGOTTEN = 200;

    private final ClusteredService floor;
    private long messages;

    ForgetfulFloor(ClusteredService floor) {
        this.floor = floor;
    }

    @Override
    public void onSessionMessage(
            ClientSession session, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {
        messages++;
        if (messages != FORGOTTEN) {
            floor.onSessionMessage(session, atMillis, bytes, offset, length, header);
        }
    }

    @Override
    public void onStart(Cluster cluster, @Nullable Image snapshot) {
        floor.onStart(cluster, snapshot);
    }

    @Override
    public void onSessionOpen(ClientSession session, long atMillis) {
        floor.onSessionOpen(session, atMillis);
    }

    @Override
    public void onSessionClose(ClientSession session, long atMillis, CloseReason why) {
        floor.onSessionClose(session, atMillis, why);
    }

    @Override
    public void onTimerEvent(long timer, long atMillis) {
        floor.onTimerEvent(timer, atMillis);
    }

    @Override
    public void onTakeSnapshot(ExclusivePublication publication) {
        floor.onTakeSnapshot(publication);
    }

    @Override
    public void onRoleChange(Cluster.Role role) {
        floor.onRoleChange(role);
    }

    @Override
    public void onTerminate(Cluster cluster) {
        floor.onTerminate(cluster);
    }

    @Override
    public void onNewLeadershipTermEvent(
            long term,
            long position,
            long atMillis,
            long basePosition,
            int leader,
            int logSession,
            TimeUnit unit,
            int version) {
        floor.onNewLeadershipTermEvent(term, position, atMillis, basePosition, leader, logSession, unit, version);
    }

    @Override
    public int doBackgroundWork(long nowNanos) {
        return floor.doBackgroundWork(nowNanos);
    }
}
