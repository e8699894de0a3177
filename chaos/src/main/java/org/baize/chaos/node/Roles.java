package org.baize.chaos.node;

import io.aeron.CncFileDescriptor;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.ElectionState;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusterCounters;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.agrona.DirectBuffer;
import org.agrona.IoUtil;
import org.agrona.concurrent.status.CountersReader;

/** Looks into the shared memory of a member's driver, without asking the member. */
final class Roles {

    private static final int CLUSTER = 0;

    private Roles() {}

    /** What a member does. */
    enum Role {
        /** It starts, or votes, or catches up. */
        NOT_READY,
        FOLLOWS,
        LEADS
    }

    /** What the member that runs in that process does. */
    static Role of(Path driverDirectory, long pid) {
        Path file = driverDirectory.resolve(CncFileDescriptor.CNC_FILE);
        try {
            if (!Files.exists(file) || Files.size(file) < CncFileDescriptor.END_OF_METADATA_OFFSET) {
                return Role.NOT_READY;
            }
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                MappedByteBuffer mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
                try {
                    return of(mapped, pid);
                } finally {
                    IoUtil.unmap(mapped);
                }
            }
        } catch (IOException startingOrGone) {
            return Role.NOT_READY;
        }
    }

    private static Role of(MappedByteBuffer mapped, long pid) {
        DirectBuffer head = CncFileDescriptor.createMetaDataBuffer(mapped);
        if (head.getInt(CncFileDescriptor.cncVersionOffset(0)) == 0 || CncFileDescriptor.pid(head) != pid) {
            return Role.NOT_READY; // not written yet, or left behind by the process before
        }
        CountersReader counters = new CountersReader(
                CncFileDescriptor.createCountersMetaDataBuffer(mapped, head),
                CncFileDescriptor.createCountersValuesBuffer(mapped, head));
        if (value(counters, ConsensusModule.Configuration.ELECTION_STATE_TYPE_ID) != ElectionState.CLOSED.code()) {
            return Role.NOT_READY;
        }
        long role = value(counters, ConsensusModule.Configuration.CLUSTER_NODE_ROLE_TYPE_ID);
        return role == Cluster.Role.LEADER.code() ? Role.LEADS : Role.FOLLOWS;
    }

    private static long value(CountersReader counters, int type) {
        int counter = ClusterCounters.find(counters, type, CLUSTER);
        return counter == CountersReader.NULL_COUNTER_ID ? -1 : counters.getCounterValue(counter);
    }
}
