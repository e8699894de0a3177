package org.baize.gateway.records;

import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import org.baize.gateway.recording.Recording;
import org.baize.records.Database;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;
import org.baize.records.verify.Finding;
import org.baize.records.verify.Verification;

/** Checks the records, one check at a time, on a thread of its own. */
@Singleton
final class Checking {

    private final InstantSource clock = InstantSource.system();
    private State state =
            new State(Stage.NOT_BEGUN, OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), Optional.empty());

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

    /** How much there was to check. */
    public record Extent(long requests, long events, long wagers, long settlements) {

        static Extent of(Database records) {
            return new Reader(records.source())
                    .query(Sheet.of(Extent.class), """
                    select (select count(*) from request) requests, (select count(*) from event) events,
                      (select count(*) from wager) wagers, (select count(*) from settlement) settlements""")
                    .getFirst();
        }
    }

    /** The latest check. */
    public record State(
            Stage stage,
            OptionalLong beganMillis,
            OptionalLong endedMillis,
            Optional<String> finding,
            Optional<Extent> checked) {}

    /** What came of a check. */
    private record Result(Optional<Finding> finding, Extent checked) {}

    synchronized State state() {
        return state;
    }

    /** Begins one, unless one is under way. */
    synchronized State begin(Recording recording) {
        if (state.stage() != Stage.RUNNING) {
            state = new State(
                    Stage.RUNNING,
                    OptionalLong.of(clock.millis()),
                    OptionalLong.empty(),
                    Optional.empty(),
                    Optional.empty());
            Thread.ofVirtual().name("verification").start(() -> check(recording));
        }
        return state;
    }

    private void check(Recording recording) {
        try {
            Result result = recording.whileStill(Checking::result).join();
            ended(
                    result.finding().isPresent() ? Stage.DIFFERS : Stage.SOUND,
                    result.finding().map(Finding::toString),
                    Optional.of(result.checked()));
        } catch (CompletionException failed) {
            ended(Stage.FAILED, Optional.of(why(failed)), Optional.empty());
        }
    }

    private static String why(CompletionException failed) {
        Throwable cause = failed.getCause();
        return cause == null || cause.getMessage() == null ? String.valueOf(cause) : cause.getMessage();
    }

    /** Everything that follows from what happened is made again beside the records, in a place that is thrown away. */
    private static Result result(Recording.Still still) {
        try (Scratch scratch = Scratch.make();
                Database made = Database.open(Database.Config.embedded(scratch.file()))) {
            Optional<Finding> finding = new Verification(still.records(), made).firstFinding(still.floor());
            return new Result(finding, Extent.of(still.records()));
        }
    }

    private synchronized void ended(Stage stage, Optional<String> finding, Optional<Extent> checked) {
        state = new State(stage, state.beganMillis(), OptionalLong.of(clock.millis()), finding, checked);
    }
}
