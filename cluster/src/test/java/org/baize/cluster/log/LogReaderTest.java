package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.baize.protocol.message.FromFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a member wrote can be read, while it runs and afterwards, and leads to the state that it had. */
@Timeout(180)
class LogReaderTest {

    @TempDir
    Path directory;

    @Test
    void readsEveryEntryWhileTheNodeRunsAndAfterwards() {
        List<LogEntry> running;
        FromFloor.State state;
        try (Member0 member = Member0.start(directory)) {
            member.ask(5).snapshot().ask(3);
            state = member.state();
            running = entries(0);
        }
        List<LogEntry> stopped = entries(0);

        assertThat(stopped.subList(0, running.size()))
                .extracting(LogEntry::place)
                .isEqualTo(running.stream().map(LogEntry::place).toList());
        assertThat(Asks.in(stopped)).extracting(Asks::sequence).hasSize(8).isSorted();
        assertThat(stopped.getFirst()).isInstanceOf(LogEntry.Term.class);
        assertThat(stopped).hasAtLeastOneElementOfType(LogEntry.Opened.class);
        assertThat(stopped.stream().filter(LogEntry.Action.class::isInstance))
                .singleElement()
                .satisfies(action -> assertThat(MemberDirectory.open(directory).snapshots())
                        .singleElement()
                        .returns(action.place().end(), MemberDirectory.Snapshot::position));
        LogVerifier.Result result = LogVerifier.verify(MemberDirectory.open(directory), _ -> {});
        assertThat(result.hash()).isEqualTo(state.hash());
        assertThat(result.counts().commands()).isGreaterThanOrEqualTo(8);
        assertThat(result.counts().snapshots()).isEqualTo(1);
    }

    /** The terms were listed with it, and those of what came behind it are not among them: to read on would find them missing. */
    @Test
    void readsALogThatWasEndedOnlyToItsEndAlsoIfANodeWritesOn() {
        Member0.start(directory).ask(3).close();
        MemberDirectory ended = MemberDirectory.open(directory);
        List<LogEntry> before = entries(0);

        try (Member0 member = Member0.start(directory)) {
            member.ask(2);

            assertThat(Asks.in(entries(0))).hasSize(5);
            assertThat(entries(ended, 0))
                    .extracting(LogEntry::place)
                    .isEqualTo(before.stream().map(LogEntry::place).toList());
        }
    }

    @Test
    void beginsAtTheEntryBehindAPosition() {
        try (Member0 member = Member0.start(directory)) {
            member.ask(3);
        }
        List<LogEntry> all = entries(0);
        LogEntry third = all.get(2);

        assertThat(entries(third.place().position()).getFirst().place()).isEqualTo(third.place());
        assertThat(entries(third.place().position() - 1).getFirst().place()).isEqualTo(third.place());
        long end = all.getLast().place().end();
        assertThat(entries(end)).isEmpty();
        for (long behind : List.of(end + 1, 32L << 20, 99_999_999_999L, Long.MAX_VALUE)) {
            try (LogReader reader = new LogReader(MemberDirectory.open(directory), behind)) {
                assertThat(reader.next()).isEmpty();
                assertThat(reader.position()).as("where the log ends").isEqualTo(end);
            }
        }
    }

    @Test
    void whatWasAskedTogetherIsReadOneByOneEachAtItsPlace() {
        FromFloor.State state;
        try (Member0 member = Member0.start(directory)) {
            member.ask(1).askTogether(12).ask(1);
            state = member.state();
        }
        List<LogEntry> all = entries(0);

        assertThat(Asks.in(all)).extracting(Asks::sequence).containsExactlyElementsOf(numbers(14));
        assertThat(all.stream().filter(LogReaderTest::isInsideAMessage))
                .as("some stand behind others in the same message")
                .hasSizeBetween(5, 11);
        assertThat(all.stream().map(entry -> entry.place().position()))
                .doesNotHaveDuplicates()
                .isSorted();
        for (int next = 1; next < all.size(); next++) {
            assertThat(all.get(next).place().position())
                    .isGreaterThanOrEqualTo(all.get(next - 1).place().end());
        }
        LogVerifier.Result result = LogVerifier.verify(MemberDirectory.open(directory), _ -> {});
        assertThat(result.hash()).isEqualTo(state.hash());
        assertThat(result.counts().commands()).isGreaterThanOrEqualTo(14);
    }

    @Test
    void beginsInTheMiddleOfWhatWasAskedTogether() {
        try (Member0 member = Member0.start(directory)) {
            member.askTogether(12);
        }
        List<LogEntry> all = entries(0);
        LogEntry inside =
                all.stream().filter(LogReaderTest::isInsideAMessage).findFirst().orElseThrow();

        assertThat(entries(inside.place().position()))
                .extracting(LogEntry::place)
                .containsExactlyElementsOf(all.stream()
                        .map(LogEntry::place)
                        .filter(place -> place.position() >= inside.place().position())
                        .toList());
        try (LogReader reader = new LogReader(MemberDirectory.open(directory), 0)) {
            Optional<LogEntry> read = reader.next();
            while (read.isPresent() && !read.get().place().equals(inside.place())) {
                read = reader.next();
            }
            assertThat(reader.position())
                    .as("behind it")
                    .isEqualTo(inside.place().end());
        }
    }

    /** Messages begin at multiples of 32 bytes, and their content behind two headers; nothing inside one has such a place. */
    private static boolean isInsideAMessage(LogEntry entry) {
        return entry instanceof LogEntry.Message && entry.place().position() % 32 != 0;
    }

    private static List<Long> numbers(long last) {
        return LongStream.rangeClosed(1, last).boxed().toList();
    }

    private List<LogEntry> entries(long from) {
        return entries(MemberDirectory.open(directory), from);
    }

    private static List<LogEntry> entries(MemberDirectory member, long from) {
        List<LogEntry> entries = new ArrayList<>();
        try (LogReader reader = new LogReader(member, from)) {
            for (Optional<LogEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
                entries.add(entry.get());
            }
        }
        return entries;
    }
}
