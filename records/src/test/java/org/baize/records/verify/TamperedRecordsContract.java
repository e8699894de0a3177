package org.baize.records.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;
import org.baize.records.Databases;
import org.baize.records.Entry;
import org.baize.records.History;
import org.baize.records.Projector;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody changes a row by hand: the first that does not fit any more is named, whatever its kind and on every database. After each test
 * the table that was changed is as it was.
 */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TamperedRecordsContract {

    private static final Pattern CHANGED = Pattern.compile("(?:update|insert into|delete from) (\\w+) .*");

    private final Database records = Database.open(fresh());
    private final Set<String> changed = new TreeSet<>();
    private final History history = History.of(SEED);
    private final FloorState floor = history.floor().state();

    /** A floor on which notes, papers, corrections and cases about credit all occur. */
    private static final long SEED = 4;

    /** Where the next empty database is. */
    abstract Database.Config fresh();

    @BeforeAll
    void project() throws SQLException {
        try (Projector projector = Projector.open(records.source())) {
            history.entries().forEach(projector::take);
            projector.commit();
        }
        for (Sheet<?> sheet : Sheets.DERIVED) {
            execute("create table as_written_" + sheet.table() + " as select * from " + sheet.table());
        }
        execute("create table as_written_event as select * from event");
        execute("create table as_written_request as select * from request");
    }

    @AfterEach
    void putBack() throws SQLException {
        for (String table : changed) {
            execute("delete from " + table);
            execute("insert into " + table + " select * from as_written_" + table);
        }
        changed.clear();
    }

    @AfterAll
    void close() {
        assertThat(finding()).isEmpty();
        records.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "event             | event_no      | body = replace(body, ':1', ':2')",
                "event             | event_no      | at_millis = at_millis + 1",
                "event             | event_no      | terminal_no = terminal_no + 1",
                "event             | event_no      | hash = '00'",
                "request           | log_position  | accepted = not accepted",
                "request           | log_position  | body = '{}'",
                "setup             | event_no      | rulebook = 'another'",
                "chip_account      | account_no    | terminal_no = terminal_no + 1",
                "game_round        | round_id      | outcome = 'another'",
                "wager             | wager_id      | stake_cents = stake_cents + 1",
                "settlement        | settlement_id | credit_cents = credit_cents + 1",
                "settlement        | settlement_id | rule = 'another'",
                "movement          | movement_id   | cents = cents + 1",
                "movement          | movement_id   | account_no = account_no + 1",
                "takings           | event_no      | wins_cents = wins_cents - 1",
                "paper             | paper_no      | state = 'LOST'",
                "staff_act         | event_no      | second_person = 77",
                "significant_event | event_no      | category = 'NONE'",
                "exception_entry   | event_no      | reason = 'another'",
            })
    void aChangedRowIsNamed(String table, String key, String change) throws SQLException {
        long row = one(table, key);

        run("update " + table + " set " + change + " where " + key + " = " + row);

        assertThat(finding()).hasValueSatisfying(found -> {
            assertThat(found.table()).isEqualTo(table);
            assertThat(found.key()).isEqualTo(row);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "event, event_no",
        "setup, event_no",
        "chip_account, account_no",
        "game_round, round_id",
        "wager, wager_id",
        "settlement, settlement_id",
        "movement, movement_id",
        "takings, event_no",
        "paper, paper_no",
        "staff_act, event_no",
        "significant_event, event_no",
        "exception_entry, event_no",
    })
    void aRowThatIsGoneIsNamed(String table, String key) throws SQLException {
        long row = one(table, key);

        run("delete from " + table + " where " + key + " = " + row);

        assertThat(finding()).hasValueSatisfying(found -> {
            assertThat(found.table()).isEqualTo(table);
            assertThat(found.key()).isEqualTo(row);
        });
    }

    /** The row behind a missing request no longer fits to the one before it. */
    @Test
    void aRequestThatIsGoneIsSeenAtTheNext() throws SQLException {
        long row = one("request", "log_position");
        run("delete from request where log_position = " + row);

        assertThat(finding()).hasValueSatisfying(found -> {
            assertThat(found.table()).isEqualTo("request");
            assertThat(found.key())
                    .isEqualTo(number("select min(log_position) from request where log_position > " + row));
        });
    }

    @Test
    void aRowThatFollowsFromNothingIsNamed() throws SQLException {
        long row = number("select max(movement_id) from movement") + 1;
        run("insert into movement select " + row + ", event_no, at_millis, flow, from_kind, from_owner, from_detail,"
                + " to_kind, to_owner, to_detail, cents, account_no, table_no, round_no from movement"
                + " where movement_id = 1");

        assertThat(finding()).contains(new Finding("movement", row, "follows from no event"));
    }

    /** Of two changes it is the first row that is named. */
    @Test
    void theFirstIsNamed() throws SQLException {
        run("update event set at_millis = at_millis + 1 where event_no in (40, 70)");

        assertThat(finding().map(Finding::key)).contains(40L);
    }

    @Test
    void rowsCutOffAtTheEndAreMissed() throws SQLException {
        long last = number("select max(event_no) from event");
        run("delete from event where event_no = " + last);

        assertThat(finding().map(Finding::key)).contains(last);
    }

    /** Somebody who makes the whole chain anew is found out by the floor: the log is the last word. */
    @Test
    void recordsOfAnotherHistoryDoNotFitToTheFloor() {
        FloorState other = History.of(SEED + 1).floor().state();

        assertThat(finding(other))
                .hasValueSatisfying(found -> assertThat(found.table()).isIn("ledger", "meters"));
    }

    @Test
    void secretsAreNotOnRecord() {
        assertThat(history.entries().stream()
                        .map(Entry::request)
                        .flatMap(Optional::stream)
                        .map(request -> request.command().toString()))
                .anyMatch(command -> command.startsWith("SetValidationKey[keyHex=") && !command.endsWith("keyHex=]"));
        Reader reader = new Reader(records.source());

        assertThat(reader.all(Sheets.REQUESTS).map(Row.Request::body).filter(body -> body.contains("\"pinKey\"")))
                .isNotEmpty()
                .allMatch(body -> body.contains("\"pinKey\":\"\""));
        assertThat(reader.all(Sheets.EVENTS).map(Row.Event::body).filter(body -> body.contains("\"keyHex\"")))
                .isNotEmpty()
                .allMatch(body -> body.contains("\"keyHex\":\"\""));
        assertThat(reader.all(Sheets.EVENTS).map(Row.Event::body).filter(body -> body.contains("\"keyDigest\"")))
                .isNotEmpty()
                .allMatch(body -> body.contains("\"keyDigest\":\"\""));
    }

    private Optional<Finding> finding() {
        return finding(floor);
    }

    private Optional<Finding> finding(FloorState compared) {
        try (Database scratch = Database.open(Databases.inMemory())) {
            return new Verification(records, scratch).firstFinding(compared);
        }
    }

    /** The key of a row in the middle of the table. */
    private long one(String table, String key) {
        long row = number("select min(" + key + ") from " + table + " where " + key + " >= (select avg(" + key
                + ") from " + table + ")");
        assertThat(row).as("a row of " + table).isPositive();
        return row;
    }

    private long number(String query) {
        try (Connection connection = records.source().getConnection();
                Statement statement = connection.createStatement();
                var result = statement.executeQuery(query)) {
            result.next();
            return result.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private void run(String statement) throws SQLException {
        Matcher table = CHANGED.matcher(statement);
        assertThat(table.matches()).as(statement).isTrue();
        changed.add(table.group(1));
        assertThat(execute(statement)).isPositive();
    }

    private int execute(String statement) throws SQLException {
        try (Connection connection = records.source().getConnection();
                Statement change = connection.createStatement()) {
            return change.executeUpdate(statement);
        }
    }
}
