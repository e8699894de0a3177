package org.baize.chaos;

import java.io.IOException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Moment;
import org.baize.chaos.node.Members;

/** What is done to the members of a trial. Each fault is over when all members are there again. */
public final class Faults {

    /** Well above the time after which the others no longer wait for a silent leader. */
    private static final Duration PAUSE = Duration.ofSeconds(4);

    /** Answers that were on their way may still arrive; on a busy machine with gaps, but not for ever. */
    private static final Duration NONE_ON_THE_WAY = Duration.ofMillis(500);

    private static final Duration LONGEST_WAY = Duration.ofSeconds(10);
    private static final Duration WITHOUT_MAJORITY = Duration.ofSeconds(2);

    private final Trial trial;
    private final Members members;

    public Faults(Trial trial) {
        this.trial = trial;
        this.members = trial.members();
    }

    /** The leader is killed and started again; where it is not alone, after another has taken over. */
    public Duration killLeader() throws IOException, InterruptedException {
        int leader = members.awaitLeader();
        Duration gap = trial.during(() -> {
            members.kill(leader);
            if (members.count() == 1) {
                members.start(leader);
            }
        });
        if (members.count() > 1) {
            members.start(leader);
        }
        members.awaitAll();
        return gap;
    }

    /** The same just when a table gets to that moment of its round. */
    public Duration killLeaderAt(Moment moment) throws IOException, InterruptedException {
        members.awaitLeader();
        trial.load().table(1).await(moment);
        return killLeader();
    }

    /** The leader stands still until the others have gone on without it, and comes back with what it remembers. */
    public Duration pauseLeader() throws IOException, InterruptedException {
        int leader = members.awaitLeader();
        Duration gap = trial.during(() -> {
            members.pause(leader);
            LockSupport.parkNanos(PAUSE.toNanos());
        });
        members.resume(leader);
        trial.awaitPlay();
        members.awaitAll();
        return gap;
    }

    /** The leader is cut off from the network until the others have gone on without it, and comes back. */
    public Duration cutLeaderOff() throws IOException, InterruptedException {
        int leader = members.awaitLeader();
        Duration gap = trial.during(() -> members.cut(leader));
        members.heal(leader);
        trial.awaitPlay();
        members.awaitAll();
        return gap;
    }

    /** Two of three are killed: nothing may be acknowledged until one of them is back. */
    public Duration loseMajority(SplittableRandom random) throws IOException, InterruptedException {
        int left = random.nextInt(members.count());
        members.awaitLeader();
        Duration gap = trial.during(() -> {
            for (int id = 0; id < members.count(); id++) {
                if (id != left) {
                    members.kill(id);
                }
            }
            beWithoutMajority();
            for (int id = 0; id < members.count(); id++) {
                if (id != left) {
                    members.start(id);
                }
            }
        });
        members.awaitAll();
        return gap;
    }

    private void beWithoutMajority() {
        long before = awaitStandstill();
        LockSupport.parkNanos(WITHOUT_MAJORITY.toNanos());
        long more = trial.load().book().counts().acknowledged() - before;
        if (more > 0) {
            String what = more + " commands were acknowledged by a minority";
            trial.load().book().find(new Finding(Finding.Kind.UNSAFE, more, what));
        }
    }

    /** Returns how many were acknowledged when no more came, or when they came for too long to have been on their way. */
    private long awaitStandstill() {
        long deadline = System.nanoTime() + LONGEST_WAY.toNanos();
        long acknowledged = -1;
        long now = trial.load().book().counts().acknowledged();
        while (now != acknowledged && System.nanoTime() - deadline < 0) {
            acknowledged = now;
            LockSupport.parkNanos(NONE_ON_THE_WAY.toNanos());
            now = trial.load().book().counts().acknowledged();
        }
        return now;
    }

    /** One after the other is stopped well and started again, as for a new version. */
    public Duration restartAll() throws IOException, InterruptedException {
        return trial.during(() -> {
            for (int id = 0; id < members.count(); id++) {
                members.stop(id);
                members.start(id);
                members.awaitLeader();
                members.awaitAll();
                trial.awaitPlay();
            }
        });
    }
}
