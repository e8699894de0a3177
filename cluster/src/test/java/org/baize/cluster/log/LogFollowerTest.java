package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.FromFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever follows a member's log knows what the floor knows, and every step that led there. */
@Timeout(60)
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

                assertThat(follower.next()).map(Step::place).contains(all.get(2).place());
            }
        }
    }

    @Test
    void saysThatAResendDidNothing() throws IOException {
        try (Member0 member = Member0.start(directory).ask(2).askAgain();
                LogFollower follower = LogFollower.from(MemberDirectory.open(directory), 0, member::committed)) {
            List<Step> steps = steps(follower, 3);

            assertThat(steps).extracting(LogFollowerTest::sequence).containsExactly(1L, 2L, 2L);
            assertThat(steps.getLast().events()).isEmpty();
            assertThat(steps.getLast().asked().orElseThrow().first()).isFalse();
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
    void aHoldThatCannotBeReadIsNotPassedOver() throws IOException {
        new Hold(directory, "records").keepFrom(1);
        Files.writeString(directory.resolve("holds").resolve("records"), "soon");

        assertThatThrownBy(() -> Hold.lowest(directory)).hasMessageContaining("records");
    }

    private List<Long> sequencesFrom(long wanted, Member0 member, int count) {
        try (LogFollower follower = LogFollower.from(MemberDirectory.open(directory), wanted, member::committed)) {
            return steps(follower, count).stream()
                    .map(LogFollowerTest::sequence)
                    .toList();
        }
    }

    /** What was answered is committed, but a counter may show it a moment later. */
    private static List<Step> steps(LogFollower follower, int count) {
        List<Step> steps = new ArrayList<>();
        while (steps.size() < count) {
            Optional<Step> step = follower.next();
            step.ifPresentOrElse(steps::add, Thread::onSpinWait);
        }
        return steps;
    }

    private static List<LogEntry.Place> places(List<Step> steps) {
        return steps.stream().map(Step::place).toList();
    }

    private static long sequence(Step step) {
        return step.asked().orElseThrow().request().sequence();
    }
}
