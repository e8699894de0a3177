package org.baize.records.report;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;
import org.baize.records.report.Lines.AnalysisLine;
import org.baize.records.report.Lines.DropLine;
import org.baize.records.report.Lines.PaperLine;
import org.baize.records.report.Lines.PaymentLine;
import org.baize.records.report.Lines.ReconciliationLine;
import org.baize.records.report.Lines.RoundLine;
import org.baize.records.report.Lines.ShiftLine;
import org.baize.records.report.Lines.StatementLine;
import org.baize.records.report.Lines.TakingsLine;
import org.baize.records.report.Lines.TerminalRound;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;
import org.baize.rules.cash.PaperState;

/** All reports. Each is asked for with what it is about, and read page by page. */
public final class Reports {

    private static final Sheet<Key> KEYS = Sheet.of(Key.class);

    private final Reader reader;

    public Reports(Database database) {
        this(database.source());
    }

    Reports(DataSource records) {
        this.reader = new Reader(records);
    }

    /** A stretch of time. */
    public record Period(long fromMillis, long toMillis) {

        public static final Period ALWAYS = new Period(0, Long.MAX_VALUE);
    }

    /**
     * What a report is about.
     *
     * @param table {@link #ANY} for all of them, as with the others
     * @param person who did it, or signed as the second
     */
    public record About(Period period, int table, int terminal, int person) {

        public static final int ANY = 0;

        public static About during(Period period) {
            return new About(period, ANY, ANY, ANY);
        }

        private String conditions() {
            return (table == ANY ? "" : " and table_no = " + table)
                    + (terminal == ANY ? "" : " and terminal_no = " + terminal)
                    + (person == ANY ? "" : " and person_no = " + person);
        }

        /** The order of the index that has what it is about together: of several the one with the fewest rows. */
        private String order(String key) {
            if (terminal != ANY) {
                return "terminal_no, " + key;
            }
            if (person != ANY) {
                return "person_no, " + key;
            }
            return table == ANY ? key : "table_no, " + key;
        }
    }

    /** A round: every wager and how it was decided, with the clause; first those that nothing was decided about. */
    public Report<RoundLine> round(int table, long round) {
        return new Report<>("Round", Sheet.of(RoundLine.class), new RoundWagers(reader, table, round)::after);
    }

    /** The rounds in which a terminal had a wager, oldest first. */
    public Report<TerminalRound> terminalRounds(int terminal) {
        return paged(
                        "Rounds of a terminal",
                        Sheet.of(TerminalRound.class),
                        always("f.wager_id", "f.terminal_no, f.wager_id"),
                        TERMINAL_ROUNDS + terminal)
                .totalling("stake_cents", "credit_cents");
    }

    /** The last rounds of a terminal, newest first. */
    public List<TerminalRound> lastRounds(int terminal, int rounds) {
        return reader.query(
                Sheet.of(TerminalRound.class),
                TERMINAL_ROUNDS + terminal + " order by f.terminal_no desc, f.wager_id desc limit ?",
                rounds);
    }

    /** The same as a report, oldest first as all of them are. */
    public Report<TerminalRound> latestRounds(int terminal, int rounds) {
        return made(
                        "Last rounds of a terminal",
                        Sheet.of(TerminalRound.class),
                        lastRounds(terminal, rounds).reversed())
                .totalling("stake_cents", "credit_cents");
    }

    /**
     * Walks the wagers of the terminal by their key and stops at the first of each round, so that only rounds that are shown are
     * added up; what counts is the latest decision.
     */
    private static final String TERMINAL_ROUNDS = """
            select f.wager_id, r.round_id, r.table_no, r.round_no, r.rulebook, r.state, r.opened_millis, r.resolved_millis,
              r.outcome,
              (select max(w.account_no) from wager w
                where w.terminal_no = f.terminal_no and w.table_no = f.table_no and w.round_no = f.round_no),
              (select cast(coalesce(sum(w.stake_cents), 0) as bigint) from wager w
                where w.terminal_no = f.terminal_no and w.table_no = f.table_no and w.round_no = f.round_no),
              (select cast(coalesce(sum(s.credit_cents), 0) as bigint) from wager w join settlement s
                  on s.wager_id = w.wager_id and s.table_no = w.table_no and s.round_no = w.round_no
                where w.terminal_no = f.terminal_no and w.table_no = f.table_no and w.round_no = f.round_no
                  and s.settlement_id = (select max(l.settlement_id) from settlement l where l.wager_id = w.wager_id))
            from wager f join game_round r on r.table_no = f.table_no and r.round_no = f.round_no
            where f.state <> 'LIFTED'
              and not exists (select 1 from wager e where e.terminal_no = f.terminal_no and e.table_no = f.table_no
                and e.round_no = f.round_no and e.wager_id < f.wager_id and e.state <> 'LIFTED')
              and f.terminal_no =\s""";

    /** Everything that moved on one chip account, with what was then on it. */
    public Report<StatementLine> statement(long account) {
        return new Report<>("Account statement", Sheet.of(StatementLine.class), new Statement(reader, account)::after)
                .totalling("amount_cents");
    }

    /** Every ticket and voucher that was issued, by the time it was. */
    public Report<PaperLine> papersIssued(Period issued) {
        Keys keys = new Keys("paper", "issued_millis", "issued_event", Optional.empty());
        return papers("Tickets and vouchers issued", during(issued, keys), "true");
    }

    /** Tickets and vouchers that were paid, by the time they were. */
    public Report<PaperLine> papersRedeemed(Period paid) {
        return papersThatBecame("Tickets and vouchers redeemed", PaperState.PAID, paid);
    }

    /** Tickets and vouchers that are worth nothing any more, by the time they became so. */
    public Report<PaperLine> papersVoid(Period voided) {
        return papersThatBecame("Tickets and vouchers void", PaperState.CANCELLED, voided);
    }

    /** Paper that somebody may still bring. */
    public Report<PaperLine> papersOutstanding() {
        return papers(
                "Tickets and vouchers outstanding",
                always("issued_event", "issued_event"),
                "state in ('OUTSTANDING', 'DELAYED', 'WITHHELD', 'RETURN_DEMANDED')");
    }

    private Report<PaperLine> papersThatBecame(String name, PaperState state, Period period) {
        return papers(
                name, during(period, became(state)).along("state, state_event"), "state = '" + state.name() + "'");
    }

    private static Keys became(PaperState state) {
        return new Keys("paper", "state_millis", "state_event", Optional.of(new Which("state", state.name())));
    }

    private Report<PaperLine> papers(String name, Stretch stretch, String which) {
        return paged(name, Sheet.of(PaperLine.class), stretch, """
                select %s, issued_event, paper_no, kind, cents, terminal_no, account_no, issued_millis, state, state_millis,
                  delayed_until_millis, paid_millis, paid_place, paid_form, replaced_by
                from paper where %s""".formatted(stretch.key(), which))
                .totalling("cents");
    }

    /** What was paid at the cash desk, by the time of the payment, by one person or all. */
    public Report<PaymentLine> payments(About about) {
        boolean all = about.person() == About.ANY;
        return paged(
                        "Payments of the cash desk",
                        Sheet.of(PaymentLine.class),
                        during(about.period(), became(PaperState.PAID))
                                .along(all ? "paid_place, state_event" : "paid_person, state_event"),
                        """
                                select state_event, state_millis, paid_person, paper_no, kind, cents, paid_form, terminal_no,
                                  coalesce((select a.rule from staff_act a where a.event_no = state_event), '')
                                from paper where %s""".formatted(all ? "paid_place = 'CASH_DESK'" : "paid_person = " + about.person()))
                .totalling("cents");
    }

    /** The notes in each stacker by denomination. */
    public Report<DropLine> drop(Period period) {
        return new Report<>("Drop by denomination", Sheet.of(DropLine.class), new Drop(reader, period)::after)
                .totalling("notes", "cents");
    }

    /** Turnover, win, hold and commission of each table by day and shift, both days included. */
    public Report<TakingsLine> takings(Shifts shifts, LocalDate first, LocalDate last) {
        return new Report<>(
                        "Takings by day and shift",
                        Sheet.of(TakingsLine.class),
                        new ShiftTakings(reader, shifts, first, last)::after)
                .totalling(
                        "turnover_cents", "wins_cents", "hold_cents", "commission_cents", "forfeited_cents", "entries");
    }

    public Report<Row.SignificantEvent> significant(About about) {
        return new Report<>("Significant events", Sheets.SIGNIFICANT, during(Sheets.SIGNIFICANT, about));
    }

    /** What people did; somebody's own acts are also those that he signed as the second. */
    public Report<Row.StaffAct> staffActs(About about) {
        Reader.Pager<Row.StaffAct> own = during(Sheets.STAFF_ACTS, about);
        return new Report<>(
                "Acts of staff",
                Sheets.STAFF_ACTS,
                about.person() == About.ANY ? own : either(Sheets.STAFF_ACTS, own, signedAsSecond(about)));
    }

    private Reader.Pager<Row.StaffAct> signedAsSecond(About about) {
        About anybody = new About(about.period(), about.table(), about.terminal(), About.ANY);
        return pager(
                Sheets.STAFF_ACTS,
                during(about.period(), happened(Sheets.STAFF_ACTS)).along("second_person, event_no"),
                Sheets.STAFF_ACTS.select() + " where second_person = " + about.person() + " and person_no <> "
                        + about.person() + anybody.conditions());
    }

    /** The rows of both in the order of their keys. */
    private static <R extends Record> Reader.Pager<R> either(
            Sheet<R> sheet, Reader.Pager<R> some, Reader.Pager<R> others) {
        return (after, limit) -> Stream.concat(some.after(after, limit).stream(), others.after(after, limit).stream())
                .sorted(Comparator.comparingLong(sheet::key))
                .limit(limit)
                .toList();
    }

    /** Voids, corrections, malfunctions and what else did not go its ordinary course. */
    public Report<Row.ExceptionEntry> exceptions(About about) {
        return new Report<>("Exceptions", Sheets.EXCEPTIONS, during(Sheets.EXCEPTIONS, about));
    }

    /** The rounds that were opened in a period, of one table or all. */
    public Report<Row.GameRound> rounds(About about) {
        About table = new About(about.period(), about.table(), About.ANY, About.ANY);
        Keys keys = new Keys("game_round", "opened_millis", "round_id", Optional.empty());
        return paged(
                "Rounds",
                Sheets.ROUNDS,
                during(about.period(), keys).along(table.order("round_id")),
                Sheets.ROUNDS.select() + " where true" + table.conditions());
    }

    /** The records against the meters, the ledger and the cash desk of the floor. */
    public Report<ReconciliationLine> reconciliation(FloorState floor) {
        return made("Reconciliation", Sheet.of(ReconciliationLine.class), new Reconciliation(reader, floor).lines());
    }

    /** Shifts of the cash desk. They are kept beside whoever works there, and not in the records. */
    public static Report<ShiftLine> deskShifts(Reader.Pager<ShiftLine> shifts) {
        return new Report<>("Shifts of the cash desk", Sheet.of(ShiftLine.class), shifts)
                .totalling("cash_cents", "other_cents", "difference_cents");
    }

    /** What is on record of a round as far as it concerns one terminal: touches, events, and how wagers were decided. */
    public Report<AnalysisLine> analysis(int table, long round, int terminal) {
        return made(
                "Analysis of available records",
                Sheet.of(AnalysisLine.class),
                new Analysis(reader, table, round, terminal).lines());
    }

    /** A report that is short by its nature. */
    private static <R extends Record> Report<R> made(String name, Sheet<R> sheet, List<R> lines) {
        return new Report<>(
                name,
                sheet,
                (after, limit) -> lines.stream()
                        .filter(line -> sheet.key(line) > after)
                        .limit(limit)
                        .toList());
    }

    private <R extends Record> Reader.Pager<R> during(Sheet<R> sheet, About about) {
        return pager(
                sheet,
                during(about.period(), happened(sheet)).along(about.order("event_no")),
                sheet.select() + " where true" + about.conditions());
    }

    private static Keys happened(Sheet<?> sheet) {
        return new Keys(sheet.table(), "at_millis", "event_no", Optional.empty());
    }

    /**
     * The keys of some rows of a table and their times, of which the one never goes back where the other goes on.
     *
     * @param which these rows: those with that value in the column that comes first in the index on the time; all if it is empty
     */
    private record Keys(String table, String time, String key, Optional<Which> which) {

        private String firstFrom() {
            return "select " + key + " from " + table + " where "
                    + which.map(Which::condition).orElse("true") + " and "
                    + time + " >= ? order by "
                    + which.map(only -> only.column() + ", ").orElse("") + time + ", " + key
                    + " limit 1";
        }
    }

    /** Rows with one value in a column. */
    private record Which(String column, String value) {

        private String condition() {
            return column + " = '" + value + "'";
        }
    }

    /** A key of the database. */
    record Key(long key) {}

    /** Keys from one to before another, as they are when a page is read. */
    private record Stretch(String key, String order, LongSupplier from, LongSupplier to) {

        /** Along an index; the embedded database reads along one only if it is asked for the order of all its columns. */
        private Stretch along(String columns) {
            return new Stretch(key, columns, from, to);
        }
    }

    /** All keys, in an order that is that of an index. */
    private static Stretch always(String key, String order) {
        return new Stretch(key, order, () -> Long.MIN_VALUE, () -> Long.MAX_VALUE);
    }

    /**
     * Time never runs backwards in the log, so that a period is a stretch of keys, found by the index on the time. The database is told
     * the keys themselves: by them it knows how few rows there are.
     */
    private Stretch during(Period period, Keys keys) {
        return new Stretch(
                keys.key(), keys.key(), () -> first(keys, period.fromMillis()), () -> first(keys, period.toMillis()));
    }

    /** The first key from a moment on; as great as can be where nothing came later. Nobody looks for the ends of all time. */
    private long first(Keys keys, long millis) {
        if (millis <= 0) {
            return Long.MIN_VALUE;
        }
        return millis == Long.MAX_VALUE
                ? Long.MAX_VALUE
                : reader.query(KEYS, keys.firstFrom(), millis).stream()
                        .mapToLong(Key::key)
                        .findFirst()
                        .orElse(Long.MAX_VALUE);
    }

    private <R extends Record> Report<R> paged(String name, Sheet<R> sheet, Stretch stretch, String query) {
        return new Report<>(name, sheet, pager(sheet, stretch, query));
    }

    /** The rows that the query finds, in the order of their keys. */
    private <R extends Record> Reader.Pager<R> pager(Sheet<R> sheet, Stretch stretch, String query) {
        String sql = query + " and " + stretch.key() + " > ? and " + stretch.key() + " < ? order by " + stretch.order()
                + " limit ?";
        return (after, limit) -> {
            long from = stretch.from().getAsLong();
            long behind = Math.max(after, from == Long.MIN_VALUE ? from : from - 1);
            return reader.query(sheet, sql, behind, stretch.to().getAsLong(), limit);
        };
    }
}
