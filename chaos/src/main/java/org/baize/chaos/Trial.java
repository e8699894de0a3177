package org.baize.chaos;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Load;
import org.baize.chaos.load.Way;
import org.baize.chaos.node.Members;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.LogVerifier;
import org.baize.cluster.log.MemberDirectory;

/** A cluster under load, to which faults happen. */
public final class Trial implements AutoCloseable {

    /** Longer than any fault, so that a client need not give up; one that is less patient is a fault of its own. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final Duration RECOVERY = Duration.ofSeconds(45);
    private static final int ENOUGH = 50;
    private static final long BETWEEN_LOOKS_NANOS = Duration.ofMillis(5).toNanos();

    private final Members members;
    private final FloorClient client;
    private final Load load;

    private Trial(Members members, FloorClient client, Load load) {
        this.members = members;
        this.client = client;
        this.load = load;
    }

    /** Starts members in processes of their own and sets up a floor on them; nobody plays yet. */
    public static Trial prepare(int count, Path directory, Load.Size size, long seed)
            throws IOException, InterruptedException {
        return prepare(Members.start(count, directory), size, seed);
    }

    /** Sets up a floor on these members, which have none; they are closed with the trial. */
    public static Trial prepare(Members members, Load.Size size, long seed) throws InterruptedException {
        FloorClient client = FloorClient.open(members.client(PATIENCE));
        try {
            members.awaitLeader();
            return new Trial(members, client, Load.open(Way.of(client), size, seed));
        } catch (RuntimeException | InterruptedException failed) {
            client.close();
            members.close();
            throw failed;
        }
    }

    public Members members() {
        return members;
    }

    public Load load() {
        return load;
    }

    /** How many events the floor has had; it is asked nothing that would let time pass there. */
    public long events() {
        return Way.of(client).events().join();
    }

    /** Something that is done to the members. */
    @FunctionalInterface
    public interface Act {
        void perform() throws IOException, InterruptedException;
    }

    /**
     * Lets something happen and waits until play goes on.
     *
     * @return the longest time without an acknowledgement
     */
    public Duration during(Act act) throws IOException, InterruptedException {
        load.book().beginGap();
        act.perform();
        awaitPlay();
        return load.book().longestGap();
    }

    /** Waits until new acknowledgements come. */
    public void awaitPlay() {
        long enough = load.book().counts().acknowledged() + ENOUGH;
        long deadline = System.nanoTime() + RECOVERY.toNanos();
        while (load.book().counts().acknowledged() < enough) {
            if (System.nanoTime() - deadline > 0) {
                load.book().find(new Finding(Finding.Kind.STUCK, 1, "nothing was acknowledged for " + RECOVERY));
                return;
            }
            LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
        }
    }

    /** Ends the rounds that are played, holds the floor against what was acknowledged, and says what is wrong. */
    public List<Finding> verdict() throws InterruptedException {
        load.pause();
        load.compare();
        return load.book().findings();
    }

    /**
     * Stops all members in good order and replays the log of each: every checksum, snapshot and hash in it fits, the books
     * sum to zero, and all lead to the same state.
     */
    public List<Finding> verifyLogs() throws InterruptedException {
        load.close();
        client.close();
        members.stopAll();
        Set<String> hashes = new TreeSet<>();
        for (Path directory : members.directories()) {
            try {
                hashes.add(LogVerifier.verify(MemberDirectory.open(directory), _ -> {})
                        .hash());
            } catch (DamagedLogException damaged) {
                load.book().find(new Finding(Finding.Kind.LOG, 1, directory + ": " + damaged.getMessage()));
            }
        }
        if (hashes.size() > 1) {
            load.book().find(new Finding(Finding.Kind.LOG, 1, "the members' logs lead to " + hashes));
        }
        return load.book().findings();
    }

    @Override
    public void close() {
        load.close();
        client.close();
        members.close();
    }
}
