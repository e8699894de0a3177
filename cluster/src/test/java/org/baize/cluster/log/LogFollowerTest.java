package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.FromFloor;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever follows a member's log knows what the floor knows, and every step that led there. */
@Timeout(180)
class LogFollowerTest {

    @TempDir
    Path directory;

    @Test
    void tellsEveryStepWhileTheMemberGoesOn() throws IOException {
        try (Member0 member = Member0.start(directory).ask(3);
                LogFollower follower = LogFollower.from(MemberDirectory.open(directory), 0, member::committed)) {
            List<Step> before = steps(follower, 3);
            member.ask(2);
            List<Step> after = steps(follower, 2);
            FromFloor.State state = member.state();

            assertThat(before).extracting(LogFollowerTest::sequence).containsExactly(1L, 2L, 3L);
            assertThat(after).extracting(LogFollowerTest::sequence).containsExactly(4L, 5L);
            assertThat(after.getFirst().asked()).get().satisfies(asked -> {
                assertThat(asked.first()).isTrue();
                assertThat(asked.answer()).isInstanceOf(Answer.Accepted.class);
                assertThat(asked.request().origin()).isEqualTo(Origin.SYSTEM);
            });
            assertThat(after.getLast().firstEvent() + after.getLast().events().size())
                    .isEqualTo(state.next())
                    .isEqualTo(follower.nextEvent());
        }
    }

    @Test
    void beginsAtTheNewestSnapshotBeforeWhatIsWanted() throws IOException {
        try (Member0 member =
                Member0.start(directory).ask(3).snapshot().ask(1).snapshot().ask(2)) {
            long last = MemberDirectory.open(directory).snapshots().getLast().position();

            assertThat(sequencesFrom(Long.MAX_VALUE, member, 2)).containsExactly(5L, 6L);
            assertThat(sequencesFrom(last, member, 2)).containsExactly(5L, 6L);
            assertThat(sequencesFrom(last - 1, member, 3)).containsExactly(4L, 5L, 6L);
            assertThat(sequencesFrom(0, member, 6)).containsExactly(1L, 2L, 3L, 4L, 5L, 6L);
        }
    }

    @Test
    void readsNothingThatIsNotCommitted() throws IOException {
        try (Member0 member = Member0.start(directory).ask(3)) {
            List<Step> all;
            try (LogFollower whole = LogFollower.from(MemberDirectory.open(directory), 0, member::committed)) {
                all = steps(whole, 3);
            }
            AtomicLong committed = new AtomicLong(all.get(1).place().end());
            try (LogFollower follower = LogFollower.from(MemberDirectory.open(directory), 0, committed::get)) {
                assertThat(steps(follower, 2)).extracting(Step::place).isEqualTo(places(all.subList(0, 2)));
                assertThat(follower.next()).isEmpty();

                committed.set(all.get(2).place().end());

                assertThat(steps(follower, 1)).extracting(Step::place).isEqualTo(places(all.subList(2, 3)));
            }
        }
    }

    /** A member that starts lists its log as ended until somebody leads, and screens and records do not wait for that. */
    @Test
    void followsALogThatWasEndedWhenItWasOpened() throws IOException {
        Member0.start(directory).ask(3).close();
        MemberDirectory ended = MemberDirectory.open(directory);
        assertThat(ended.log().isOpen()).isFalse();

        try (Member0 member = Member0.start(directory);
                LogFollower follower = LogFollower.from(ended, 0, member::committed)) {
            assertThat(steps(follower, 3)).extracting(LogFollowerTest::sequence).containsExactly(1L, 2L, 3L);

            member.ask(2);

            assertThat(steps(follower, 2)).extracting(LogFollowerTest::sequence).containsExactly(4L, 5L);
        }
    }

    @Test
    void saysThatAResendDidNothing() throws IOException {
        try (Member0 member = Member0.start(directory).ask(2).askAgain();
                LogFollower follower = LogFollower.from(MemberDirectory.open(directory), 0, member::committed)) {
            assertThat(steps(follower, 2)).extracting(LogFollowerTest::sequence).containsExactly(1L, 2L);

            Step again = next(follower);

            assertThat(sequence(again)).isEqualTo(2);
            assertThat(again.events()).isEmpty();
            assertThat(again.asked().orElseThrow().first()).isFalse();
        }
    }

    @Test
    void aHoldNamesWhoNeedsTheLogAndFromWhere() {
        Hold records = new Hold(directory, "records");
        Hold audit = new Hold(directory, "audit");
        assertThat(Hold.lowest(directory)).isEqualTo(Long.MAX_VALUE);

        records.keepFrom(500);
        records.keepFrom(700);
        audit.keepFrom(900);
        assertThat(Hold.on(directory)).containsExactly(new Hold.Held("audit", 900), new Hold.Held("records", 700));
        assertThat(Hold.lowest(directory)).isEqualTo(700);

        records.release();
        assertThat(Hold.lowest(directory)).isEqualTo(900);
    }

    @Test
    void aHoldThatCannotBeReadKeepsAllOfTheLogUntilItIsWrittenAnew() throws IOException {
        new Hold(directory, "audit").keepFrom(900);
        Hold records = new Hold(directory, "records");
        records.keepFrom(500);
        for (String left : List.of("", "soon")) {
            Files.writeString(directory.resolve("holds").resolve("records"), left);

            assertThat(Hold.lowest(directory)).isZero();
            assertThat(Hold.on(directory)).extracting(Hold.Held::flaw).first().isEqualTo(Optional.empty());
            assertThat(Hold.on(directory).getLast().flaw())
                    .get()
                    .asString()
                    .contains("records cannot be read (it holds no position)");
        }

        records.keepFrom(700);
        assertThat(Hold.lowest(directory)).isEqualTo(700);
    }

    @Test
    void livesUpToAPlaceInTheMiddleOfWhatWasAskedTogetherAndNoFurther() {
        try (Member0 member = Member0.start(directory)) {
            member.ask(2).snapshot().askTogether(Floor.ANSWERS_KEPT).ask(1);
            List<Step> all;
            try (LogFollower follower = LogFollower.from(MemberDirectory.open(directory), 0, member::committed)) {
                all = steps(follower, 3 + Floor.ANSWERS_KEPT);
            }

            for (Step step : all) {
                assertThat(lastSequenceAt(step.place().end(), member)).isEqualTo(sequence(step));
            }
            long snapshot =
                    MemberDirectory.open(directory).snapshots().getFirst().position();
            assertThat(lastSequenceAt(snapshot, member)).isEqualTo(2);
        }
    }

    /** A long message is committed piece by piece, and nothing of it has happened before its last. */
    @Test
    void standsBeforeAMessageOfWhichOnlyTheFirstPiecesAreCommitted() {
        try (Member0 member = Member0.start(directory).ask(1).askAtLength()) {
            MemberDirectory log = MemberDirectory.open(directory);
            Step atLength;
            try (LogFollower follower = LogFollower.from(log, 0, member::committed)) {
                atLength = steps(follower, 2).getLast();
            }
            long begin = atLength.place().position();
            long end = atLength.place().end();
            AtomicLong committed = new AtomicLong(begin + log.log().form().mtuBytes());
            assertThat(end).as("several pieces").isGreaterThan(committed.get());

            try (LogFollower follower = LogFollower.from(log, 0, committed::get)) {
                assertThat(follower.liveTo(end)).isFalse();
                assertThat(follower.position()).isEqualTo(begin);
                assertThat(follower.lastSequence(Origin.SYSTEM)).isEqualTo(1);

                committed.set(end);

                assertThat(follower.liveTo(end)).isTrue();
                assertThat(follower.lastSequence(Origin.SYSTEM)).isEqualTo(2);
            }
        }
    }

    private long lastSequenceAt(long position, Member0 member) {
        try (LogFollower follower = LogFollower.from(MemberDirectory.open(directory), position, member::committed)) {
            assertThat(follower.liveTo(position)).isTrue();
            long last = follower.lastSequence(Origin.SYSTEM);
            assertThat(follower.liveTo(Long.MAX_VALUE))
                    .as("the log ends before")
                    .isFalse();
            return last;
        }
    }

    private List<Long> sequencesFrom(long wanted, Member0 member, int count) {
        try (LogFollower follower = LogFollower.from(MemberDirectory.open(directory), wanted, member::committed)) {
            return steps(follower, count).stream()
                    .map(LogFollowerTest::sequence)
                    .toList();
        }
    }

    /**
     * What was answered is committed, but a counter may show it a moment later. A client that waits too long asks again by itself:
     * only the first time counts.
     */
    private static List<Step> steps(LogFollower follower, int count) {
        return Stream.generate(() -> next(follower))
                .filter(step -> step.asked().orElseThrow().first())
                .limit(count)
                .toList();
    }

    private static Step next(LogFollower follower) {
        List<Step> next = new ArrayList<>();
        Waiting.until(() -> follower.next().map(next::add).isPresent());
        return next.getFirst();
    }

    private static List<LogEntry.Place> places(List<Step> steps) {
        return steps.stream().map(Step::place).toList();
    }

    private static long sequence(Step step) {
        return step.asked().orElseThrow().request().sequence();
    }
}
