package org.baize.gateway.records;

import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import org.baize.gateway.recording.Recording;
import org.baize.records.Database;
import org.baize.records.verify.Finding;
import org.baize.records.verify.Verification;

/** Checks the records, one check at a time, on a thread of its own. */
@Singleton
final class Checking {

    private final InstantSource clock = InstantSource.system();
    private State state = new State(Stage.NOT_BEGUN, OptionalLong.empty(), OptionalLong.empty(), Optional.empty());

    /** How far a check has come. */
    public enum Stage {
        NOT_BEGUN,
        RUNNING,
        /** Everything fits. */
        SOUND,
        /** Something does not fit; the finding says what. */
        DIFFERS,
        /** The check itself could not be finished; the finding says why. */
        FAILED
    }

    /** The latest check. */
    public record State(Stage stage, OptionalLong beganMillis, OptionalLong endedMillis, Optional<String> finding) {}

    synchronized State state() {
        return state;
    }

    /** Begins one, unless one is under way. */
    synchronized State begin(Recording recording) {
        if (state.stage() != Stage.RUNNING) {
            state = new State(Stage.RUNNING, OptionalLong.of(clock.millis()), OptionalLong.empty(), Optional.empty());
            Thread.ofVirtual().name("verification").start(() -> check(recording));
        }
        return state;
    }

    private void check(Recording recording) {
        try {
            Optional<Finding> finding = recording.whileStill(Checking::finding).join();
            ended(finding.isPresent() ? Stage.DIFFERS : Stage.SOUND, finding.map(Finding::toString));
        } catch (CompletionException failed) {
            ended(Stage.FAILED, Optional.of(String.valueOf(failed.getCause())));
        }
    }

    /** Everything that follows from what happened is made again beside the records, in a place that is thrown away. */
    private static Optional<Finding> finding(Recording.Still still) {
        try (Scratch scratch = Scratch.make();
                Database made = Database.open(Database.Config.embedded(scratch.file()))) {
            return new Verification(still.records(), made).firstFinding(still.floor());
        }
    }

    private synchronized void ended(Stage stage, Optional<String> finding) {
        state = new State(stage, state.beganMillis(), OptionalLong.of(clock.millis()), finding);
    }
}
