package org.baize.records.report;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
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

    /** Numbers of tables go up to a hundred thousand, so that a shift and a table make one key. */
    private static final long TABLES = 1_000_000;

    private static final Sheet<Takings> TAKINGS = Sheet.of(Takings.class);
    private static final Sheet<Period> SPANS = Sheet.of(Period.class);
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

        private String conditions(String persons) {
            return (table == ANY ? "" : " and table_no = " + table)
                    + (terminal == ANY ? "" : " and terminal_no = " + terminal)
                    + (person == ANY ? "" : " and " + person + " in (" + persons + ")");
        }
    }

    /** What one table took in a shift. */
    record Takings(int tableNo, long turnover, long wins, long commission, long forfeited, long entries) {}

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
        Keys keys = new Keys("paper", "issued_millis", "issued_event", "true");
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
        String stands = "state = '" + state.name() + "'";
        return papers(name, during(period, new Keys("paper", "state_millis", "state_event", stands)), stands);
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
        Keys keys = new Keys("paper", "state_millis", "state_event", "state = 'PAID'");
        String act = "from staff_act a where a.event_no = p.state_event";
        return paged(
                        "Payments of the cash desk",
                        Sheet.of(PaymentLine.class),
                        during(about.period(), keys),
                        """
                                select p.state_event, p.state_millis, %s, p.paper_no, p.kind, p.cents, p.paid_form, p.terminal_no, %s
                                from paper p where p.state = 'PAID' and p.paid_place = 'CASH_DESK'%s""".formatted(
                                        "(select a.person_no " + act + ")",
                                        "coalesce((select a.rule " + act + "), '')",
                                        about.person() == About.ANY
                                                ? ""
                                                : " and exists (select 1 " + act + " and a.person_no = "
                                                        + about.person() + ")"))
                .totalling("cents");
    }

    /** The notes in each stacker by denomination. */
    public Report<DropLine> drop(Period period) {
        return new Report<>("Drop by denomination", Sheet.of(DropLine.class), new Drop(reader, period)::after)
                .totalling("notes", "cents");
    }

    /** Turnover, win, hold and commission of each table by day and shift, both days included. */
    public Report<TakingsLine> takings(Shifts shifts, LocalDate first, LocalDate last) {
        return new Report<>("Takings by day and shift", Sheet.of(TakingsLine.class), (after, limit) -> {
                    Shifts.Stretch stretch = shifts.within(first, last, onRecord());
                    List<TakingsLine> lines = new ArrayList<>();
                    for (long at = Math.max(stretch.from(), Math.max(after, 0) / TABLES);
                            at < stretch.to() && lines.size() < limit;
                            at++) {
                        lines.addAll(takings(at, shifts.after(first, at), after, limit - lines.size()));
                    }
                    return lines;
                })
                .totalling(
                        "turnover_cents", "wins_cents", "hold_cents", "commission_cents", "forfeited_cents", "entries");
    }

    /** From the first takings to the last: whoever asks for a thousand years need not wait for all their shifts. */
    private Period onRecord() {
        return reader.query(SPANS, "select coalesce(min(at_millis), 0), coalesce(max(at_millis), -1) + 1 from takings")
                .getFirst();
    }

    private List<TakingsLine> takings(long number, Shifts.Shift shift, long after, int limit) {
        long afterTable = Math.max(0, Math.max(after, 0) - number * TABLES);
        return reader.query(TAKINGS, """
                        select table_no, cast(sum(turnover_cents) as bigint), cast(sum(wins_cents) as bigint),
                          cast(sum(commission_cents) as bigint), cast(sum(forfeited_cents) as bigint), count(*)
                        from takings where at_millis >= ? and at_millis < ? and table_no > ?
                        group by table_no order by table_no limit ?""", shift.fromMillis(), shift.toMillis(), afterTable, limit).stream()
                .map(table -> line(number, shift, table))
                .toList();
    }

    private static TakingsLine line(long number, Shifts.Shift shift, Takings table) {
        return new TakingsLine(
                number * TABLES + table.tableNo(),
                shift.day().toString(),
                shift.number(),
                shift.fromMillis(),
                shift.toMillis(),
                table.tableNo(),
                table.turnover(),
                table.wins(),
                table.turnover() - table.wins(),
                table.commission(),
                table.forfeited(),
                table.entries());
    }

    public Report<Row.SignificantEvent> significant(About about) {
        return during("Significant events", Sheets.SIGNIFICANT, about, "person_no");
    }

    public Report<Row.StaffAct> staffActs(About about) {
        return during("Acts of staff", Sheets.STAFF_ACTS, about, "person_no, second_person");
    }

    /** Voids, corrections, malfunctions and what else did not go its ordinary course. */
    public Report<Row.ExceptionEntry> exceptions(About about) {
        return during("Exceptions", Sheets.EXCEPTIONS, about, "person_no");
    }

    /** The rounds that were opened in a period, of one table or all. */
    public Report<Row.GameRound> rounds(About about) {
        return paged(
                "Rounds",
                Sheets.ROUNDS,
                during(about.period(), new Keys("game_round", "opened_millis", "round_id", "true")),
                Sheets.ROUNDS.select() + " where true"
                        + (about.table() == About.ANY ? "" : " and table_no = " + about.table()));
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

    private <R extends Record> Report<R> during(String name, Sheet<R> sheet, About about, String persons) {
        return paged(
                name,
                sheet,
                during(about.period(), new Keys(sheet.table(), "at_millis", "event_no", "true")),
                sheet.select() + " where true" + about.conditions(persons));
    }

    /** The keys of some rows of a table and their times, of which the one never goes back where the other goes on. */
    private record Keys(String table, String time, String key, String which) {

        /** The embedded database reads along an index only if it is asked for the order of all its columns. */
        private String order() {
            return which.startsWith("state") ? "state, " + key : key;
        }

        private String firstFrom() {
            return "select " + key + " from " + table + " where " + which + " and " + time + " >= ? order by " + time
                    + ", " + key + " limit 1";
        }
    }

    /** A key of the database. */
    record Key(long key) {}

    /** Keys from one to before another, as they are when a page is read. */
    private record Stretch(String key, String order, LongSupplier from, LongSupplier to) {}

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
                keys.key(), keys.order(), () -> first(keys, period.fromMillis()), () -> first(keys, period.toMillis()));
    }

    /** The first key from a moment on; as great as can be where nothing came later. */
    private long first(Keys keys, long millis) {
        return millis == Long.MAX_VALUE
                ? Long.MAX_VALUE
                : reader.query(KEYS, keys.firstFrom(), millis).stream()
                        .mapToLong(Key::key)
                        .findFirst()
                        .orElse(Long.MAX_VALUE);
    }

    /** The rows that the query finds, in the order of their keys. */
    private <R extends Record> Report<R> paged(String name, Sheet<R> sheet, Stretch stretch, String query) {
        String sql = query + " and " + stretch.key() + " > ? and " + stretch.key() + " < ? order by " + stretch.order()
                + " limit ?";
        return new Report<>(name, sheet, (after, limit) -> {
            long from = stretch.from().getAsLong();
            long behind = Math.max(after, from == Long.MIN_VALUE ? from : from - 1);
            return reader.query(sheet, sql, behind, stretch.to().getAsLong(), limit);
        });
    }
}
