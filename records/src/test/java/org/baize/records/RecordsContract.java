package org.baize.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Table;
import org.baize.records.projection.Texts;
import org.baize.records.report.Lines.ReconciliationLine;
import org.baize.records.report.Reports;
import org.baize.records.row.Reader;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;
import org.baize.records.verify.Verification;
import org.baize.rules.cash.AccountState;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds on every database: the same tests run on each. */
abstract class RecordsContract {

    private static final RuleId RULE = new RuleId("act-multi-terminal-2019", "3.1");
    private static final Signature SUPERVISOR =
            new Signature(Origin.person(7), Role.GAMES_SUPERVISOR, Optional.empty());

    /** Where the next empty database is. */
    abstract Database.Config fresh();

    /** One sum. */
    record Cents(long cents) {}

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {2, 3, 4, 5, 6, 7})
    void theBooksAgreeWithTheFloor(long seed) {
        History history = History.of(seed);
        try (Database records = projected(history, fresh());
                Database scratch = Database.open(Databases.inMemory())) {
            assertThat(new Verification(records, scratch)
                            .firstFinding(history.floor().state()))
                    .isEmpty();
            assertThat(new Reports(records).reconciliation(history.floor().state()).stream())
                    .extracting(ReconciliationLine::differenceCents)
                    .containsOnly(0L);
        }
    }

    /** The projection adds up touches and asks the pay table itself; the floor has its own layout and its own sums. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {3, 4, 5})
    void everyWagerThatWasSettledIsOnRecordWithWhatItPaid(long seed) {
        History history = History.of(seed);
        FloorState floor = history.floor().state();
        try (Database records = projected(history, fresh())) {
            assertThat(cents(records, "select sum(stake_cents) from settlement where kind = 'SETTLED'"))
                    .isEqualTo(moved(floor, Flow.COLLECTED));
            assertThat(cents(records, "select sum(credit_cents) from settlement where kind = 'SETTLED'"))
                    .isEqualTo(moved(floor, Flow.PAID));
            assertThat(cents(records, "select count(*) from settlement where rule = ''"))
                    .isZero();
        }
    }

    /** Bet by bet and account by account, for all rounds that the floor still knows. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {3, 4, 5})
    void whatStoodInARoundIsWhatIsOnRecord(long seed) {
        History history = History.of(seed);
        try (Database records = projected(history, fresh())) {
            Reader reader = new Reader(records.source());
            for (Table table : history.floor().state().tables()) {
                for (PastRound past : table.pastRounds()) {
                    assertThat(reader
                                    .query(
                                            Sheets.WAGERS,
                                            Sheets.WAGERS.select() + " where table_no = ? and round_no = ?",
                                            table.number(),
                                            past.number())
                                    .stream()
                                    .peek(wager -> assertThat(wager.state()).isNotEqualTo("OPEN"))
                                    .filter(wager -> wager.state().equals("SETTLED"))
                                    .map(wager -> wager.terminalNo() + "/" + wager.accountNo() + "/" + wager.betNo()
                                            + ": " + wager.stakeCents()))
                            .containsExactlyInAnyOrderElementsOf(past.outcome().isPresent() ? stood(past) : List.of());
                }
            }
        }
    }

    private static List<String> stood(PastRound past) {
        return past.stood().stream()
                .flatMap(one -> IntStream.range(0, one.stakes().size())
                        .mapToObj(row -> one.terminal() + "/" + one.account() + "/"
                                + one.stakes().bet(row) + ": " + one.stakes().cents(row)))
                .toList();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {3, 4, 5, 6})
    void accountsAreOpenWhereTheFloorHasThemOpen(long seed) {
        History history = History.of(seed);
        try (Database records = projected(history, fresh())) {
            assertThat(new Reader(records.source())
                            .all(Sheets.ACCOUNTS)
                            .filter(account -> account.closedEvent() == 0)
                            .map(account -> account.terminalNo() + "/" + account.accountNo()))
                    .containsExactlyInAnyOrderElementsOf(history.floor().state().terminals().stream()
                            .filter(terminal -> terminal.status().account() != AccountState.NONE)
                            .map(terminal ->
                                    terminal.number() + "/" + terminal.status().accountNumber())
                            .toList());
        }
    }

    @Test
    void everyEventAndEveryRequestIsOnRecord() {
        History history = History.of(6);
        try (Database records = projected(history, fresh())) {
            Reader reader = new Reader(records.source());
            List<Event> happened = history.entries().stream()
                    .flatMap(entry -> entry.events().stream())
                    .toList();

            assertThat(reader.all(Sheets.EVENTS).map(Row.Event::kind).toList())
                    .isEqualTo(happened.stream().map(Texts::kind).toList());
            assertThat(reader.all(Sheets.REQUESTS).count())
                    .isEqualTo(history.entries().size());
        }
    }

    @ParameterizedTest(name = "chance {0}")
    @ValueSource(longs = {1, 2, 3})
    void whoeverCrashesGoesOnWhereTheLastTransactionEnded(long chance) {
        History history = History.of(2);
        Random random = new Random(chance);
        Database.Config config = fresh();
        while (true) {
            try (Database database = Database.open(config);
                    Projector projector = Projector.open(database.source())) {
                if (projector.nextEvent() == history.entries().getLast().nextEvent()) {
                    break;
                }
                takeSome(projector, history.entries(), random);
            }
        }
        try (Database crashed = Database.open(config);
                Database whole = projected(history, Databases.inMemory())) {
            assertSame(crashed, whole);
        }
    }

    /** From some entry that is on record already, as a follower does from a snapshot; and killed at any point. */
    private static void takeSome(Projector projector, List<Entry> entries, Random random) {
        int known = (int) entries.stream()
                .filter(entry -> entry.position() <= projector.position())
                .count();
        int from = known == 0 ? 0 : random.nextInt(known);
        int to = Math.min(entries.size(), known + 1 + random.nextInt(500));
        for (Entry entry : entries.subList(from, to)) {
            projector.take(entry);
            if (random.nextInt(60) == 0) {
                projector.commit();
            }
        }
        if (to == entries.size()) {
            projector.commit();
        }
    }

    @Test
    void recordsThatAreMadeAgainAreTheSame() {
        History history = History.of(3);
        try (Database again = projected(history, fresh());
                Database first = projected(history, Databases.inMemory())) {
            again.erase();
            try (Projector projector = Projector.open(again.source())) {
                history.entries().forEach(projector::take);
                projector.commit();
            }

            assertSame(again, first);
        }
    }

    /** What people write is stored as it is, and nothing that they write stops the records or breaks the chain. */
    @Test
    void hostileWordsAreOnlyWords() {
        History history = History.of(2);
        String words = "'); drop table event; -- \0 \uD800 \u202E " + "long ".repeat(50_000);
        Entry entry = suspension(history, words, history.entries().getLast().atMillis());
        try (Database records = projected(history, fresh());
                Database scratch = Database.open(Databases.inMemory());
                Projector projector = Projector.open(records.source())) {
            projector.take(entry);
            projector.commit();

            assertThat(new Verification(records, scratch)
                            .firstFinding(history.floor().state()))
                    .isEmpty();
            assertThat(new Reports(records)
                            .staffActs(Reports.About.during(Reports.Period.ALWAYS)).stream()
                                    .map(Row.StaffAct::reason))
                    .anyMatch(reason -> reason.startsWith("'); drop table event; -- ") && reason.endsWith("long "));
        }
    }

    /** After a change of the leader the clock of the log may be behind; periods go by time all the same. */
    @Test
    void timeNeverRunsBackwards() {
        History history = History.of(2);
        long lastMillis = history.entries().getLast().atMillis();
        try (Database records = projected(history, fresh());
                Projector projector = Projector.open(records.source())) {
            projector.take(suspension(history, "the clock is behind", lastMillis - 5_000));
            projector.commit();

            assertThat(new Reader(records.source()).all(Sheets.EVENTS).map(Row.Event::atMillis))
                    .isSorted();
        }
    }

    /** One more entry behind the history. */
    private static Entry suspension(History history, String words, long atMillis) {
        Entry last = history.entries().getLast();
        return new Entry(
                last.position() + 96,
                atMillis,
                Optional.empty(),
                Optional.empty(),
                true,
                last.nextEvent(),
                List.of(new HouseEvent.TableSuspended(1, words, RULE, SUPERVISOR)));
    }

    /** Whoever looks sees one moment in all tables, while the writer goes on. */
    @Test
    void whatIsLookedAtStandsStillWhileOthersWrite() {
        History history = History.of(2);
        List<Entry> entries = history.entries();
        int half = entries.size() / 2;
        try (Database records = Database.open(fresh());
                Projector projector = Projector.open(records.source())) {
            entries.subList(0, half).forEach(projector::take);
            projector.commit();

            records.still(now -> {
                Reader then = new Reader(now.source());
                List<Row.Progress> reached = then.all(Sheets.PROGRESS).toList();
                entries.subList(half, entries.size()).forEach(projector::take);
                projector.commit();

                assertThat(then.all(Sheets.PROGRESS)).isEqualTo(reached);
                assertThat(then.all(Sheets.EVENTS).count())
                        .isEqualTo(reached.getFirst().nextEvent() - 1)
                        .isLessThan(
                                new Reader(records.source()).all(Sheets.EVENTS).count());
                assertThat(then.all(Sheets.REQUESTS).count()).isEqualTo(half);
                return true;
            });
            assertThat(new Reader(records.source()).all(Sheets.REQUESTS).count())
                    .isEqualTo(entries.size());
        }
    }

    /**
     * Records that were written before papers knew since when they stand so, and who paid them, learn it from their events and from
     * what the staff did; notes are counted.
     */
    @Test
    void recordsOfAnEarlierVersionAreBroughtUpToDate() throws SQLException {
        History history = History.of(4);
        Database.Config config = fresh();
        Flyway.configure()
                .dataSource(config.url(), config.user(), config.password())
                .loggers("slf4j")
                .locations("classpath:org/baize/records/migration")
                .target("2")
                .load()
                .migrate();
        try (Database whole = projected(history, Databases.inMemory());
                Connection old = DriverManager.getConnection(config.url(), config.user(), config.password())) {
            copy(whole, old, Sheets.EVENTS);
            copy(whole, old, Sheets.STAFF_ACTS);
            copy(whole, old, Sheets.PAPERS, "state_millis", "paid_person");
            copy(whole, old, Sheets.NOTES, "stacked_no");

            try (Database migrated = Database.open(config)) {
                assertSame(migrated, whole, Sheets.PAPERS);
                assertSame(migrated, whole, Sheets.NOTES);
            }
        }
    }

    private static <R extends Record> void copy(Database from, Connection to, Sheet<R> sheet, String... without)
            throws SQLException {
        List<String> columns = sheet.columns().stream()
                .filter(column -> !List.of(without).contains(column))
                .toList();
        String marks = String.join(", ", Collections.nCopies(columns.size(), "?"));
        try (PreparedStatement insert = to.prepareStatement(
                "insert into " + sheet.table() + " (" + String.join(", ", columns) + ") values (" + marks + ")")) {
            for (R row : new Reader(from.source()).all(sheet).toList()) {
                for (int column = 0; column < columns.size(); column++) {
                    insert.setObject(
                            column + 1, sheet.value(row, sheet.columns().indexOf(columns.get(column))));
                }
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    @Test
    void aGapIsRefused() {
        History history = History.of(2);
        try (Database database = Database.open(fresh());
                Projector projector = Projector.open(database.source())) {
            List<Entry> entries = history.entries();
            int withEvents = 0;
            while (entries.get(withEvents).events().isEmpty()) {
                withEvents++;
            }
            Entry tooFar = entries.get(withEvents + 1);

            assertThatExceptionOfType(RecordsException.class)
                    .isThrownBy(() -> projector.take(tooFar))
                    .withMessageStartingWith("the records end before event 1, and the log goes on with event");
        }
    }

    @Test
    void anotherLogIsRefused() {
        History history = History.of(2);
        try (Database database = projected(history, fresh());
                Projector projector = Projector.open(database.source())) {
            Entry last = history.entries().getLast();
            Entry other = new Entry(
                    last.position(),
                    last.atMillis(),
                    last.request(),
                    last.answer(),
                    last.first(),
                    last.nextEvent(),
                    history.entries().getFirst().events());

            assertThatExceptionOfType(RecordsException.class)
                    .isThrownBy(() -> projector.take(other))
                    .withMessageStartingWith("the records are of another log");
        }
    }

    static Database projected(History history, Database.Config config) {
        Database database = Database.open(config);
        try (Projector projector = Projector.open(database.source())) {
            history.entries().forEach(projector::take);
            projector.commit();
        }
        return database;
    }

    private static void assertSame(Database one, Database other) {
        for (Sheet<?> sheet : Sheets.DERIVED) {
            assertSame(one, other, sheet);
        }
        assertSame(one, other, Sheets.EVENTS);
        assertSame(one, other, Sheets.REQUESTS);
        assertSame(one, other, Sheets.PROGRESS);
    }

    private static void assertSame(Database one, Database other, Sheet<?> sheet) {
        assertThat(new Reader(one.source()).all(sheet).toList())
                .as(sheet.table())
                .isEqualTo(new Reader(other.source()).all(sheet).toList());
    }

    private static long cents(Database records, String query) {
        return new Reader(records.source())
                .query(Sheet.of(Cents.class), "select cast(coalesce((" + query + "), 0) as bigint)")
                .getFirst()
                .cents();
    }

    private static long moved(FloorState floor, Flow flow) {
        return floor.ledger().accounts().stream()
                .filter(account -> account.id().kind() == AccountKind.TABLE)
                .mapToLong(account -> Math.abs(account.inCents(flow) - account.outCents(flow)))
                .sum();
    }
}
