package org.baize.cluster.node;

import java.nio.file.Path;
import java.util.Optional;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.log.NoLogException;
import org.baize.cluster.log.Step;
import org.baize.protocol.wire.NewerVersionException;
import org.baize.rules.rulebook.Rulebooks;

/**
 * Lives some of the log on a floor that is thrown away, while the node is still being put together: the rules are worked out,
 * the classes are there and the Java machine has compiled what a replay needs when the real one begins. Nothing depends on it.
 */
final class WarmUp implements Runnable {

    /** By then everything that comes often is compiled. */
    private static final int MOST_STEPS = 60_000;

    private final Path directory;

    private WarmUp(Path directory) {
        this.directory = directory;
    }

    static void begin(Path directory) {
        Thread.ofPlatform().name("node-warm-up").daemon().start(new WarmUp(directory));
    }

    @Override
    public void run() {
        Rulebooks.all();
        try (LogFollower follower =
                LogFollower.from(MemberDirectory.open(directory), Long.MAX_VALUE, () -> Long.MAX_VALUE)) {
            Optional<Step> step = follower.next();
            for (int steps = 1; steps < MOST_STEPS && step.isPresent(); steps++) {
                step = follower.next();
            }
        } catch (NoLogException | DamagedLogException | NewerVersionException _) {
            // Nothing to live, or nothing that can be lived: the start itself says what there is to say.
        }
    }
}
