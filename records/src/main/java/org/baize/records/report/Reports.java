package org.baize.records.report;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;
import org.baize.records.report.Lines.AnalysisLine;
import org.baize.records.report.Lines.DropLine;
import org.baize.records.report.Lines.PaperLine;
import org.baize.records.report.Lines.PaymentLine;
import org.baize.records.report.Lines.ReconciliationLine;
import org.baize.records.report.Lines.RoundLine;
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

    private final Reader reader;

    public Reports(Database database) {
        this.reader = new Reader(database.source());
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

    /** A round: every wager and how it was decided, with the clause. */
    public Report<RoundLine> round(int table, long round) {
        return paged("round", Sheet.of(RoundLine.class), """
                select coalesce(s.settlement_id, -w.wager_id) as line, w.wager_id, w.terminal_no, w.account_no, w.bet,
                  w.state, coalesce(s.kind, ''), coalesce(s.outcome, ''), coalesce(s.stake_cents, w.stake_cents),
                  coalesce(s.credit_cents, 0), coalesce(s.commission_cents, 0), coalesce(s.rule, ''),
                  coalesce(s.reason, ''), coalesce(s.at_millis, 0)
                from wager w left join settlement s
                  on s.wager_id = w.wager_id and s.table_no = w.table_no and s.round_no = w.round_no
                where w.table_no = ? and w.round_no = ? and coalesce(s.settlement_id, -w.wager_id)""", table, round);
    }

    /** The rounds in which a terminal had a wager, oldest first. */
    public Report<TerminalRound> terminalRounds(int terminal) {
        return paged(
                "terminal rounds",
                Sheet.of(TerminalRound.class),
                TERMINAL_ROUNDS + " and r.round_id",
                terminal,
                terminal,
                terminal,
                terminal);
    }

    /** The last rounds of a terminal, newest first. */
    public List<TerminalRound> lastRounds(int terminal, int rounds) {
        return reader.query(
                Sheet.of(TerminalRound.class),
                TERMINAL_ROUNDS + " order by r.round_id desc limit ?",
                terminal,
                terminal,
                terminal,
                terminal,
                rounds);
    }

    /** The same as a report, oldest first as all of them are. */
    public Report<TerminalRound> latestRounds(int terminal, int rounds) {
        return made(
                "last rounds",
                Sheet.of(TerminalRound.class),
                lastRounds(terminal, rounds).reversed());
    }

    /** Walks the rounds by their key and adds up only those that are shown; what counts is the latest decision. */
    private static final String TERMINAL_ROUNDS = """
            select r.round_id, r.table_no, r.round_no, r.rulebook, r.state, r.opened_millis, r.resolved_millis, r.outcome,
              (select max(w.account_no) from wager w
                where w.terminal_no = ? and w.table_no = r.table_no and w.round_no = r.round_no),
              (select cast(coalesce(sum(w.stake_cents), 0) as bigint) from wager w
                where w.terminal_no = ? and w.table_no = r.table_no and w.round_no = r.round_no),
              (select cast(coalesce(sum(s.credit_cents), 0) as bigint) from wager w join settlement s
                  on s.table_no = w.table_no and s.round_no = w.round_no and s.wager_id = w.wager_id
                where w.terminal_no = ? and w.table_no = r.table_no and w.round_no = r.round_no
                  and s.settlement_id = (select max(l.settlement_id) from settlement l
                    where l.table_no = w.table_no and l.round_no = w.round_no and l.wager_id = w.wager_id))
            from game_round r
            where exists (select 1 from wager w where w.terminal_no = ? and w.table_no = r.table_no
              and w.round_no = r.round_no and w.state <> 'LIFTED')""";

    /** Everything that moved on one chip account, with what was then on it. */
    public Report<StatementLine> statement(long account) {
        return paged("account statement", Sheet.of(StatementLine.class), """
                select movement_id, event_no, at_millis, flow, table_no, round_no, amount, balance
                from (select m.*, cast(sum(m.amount) over (order by m.movement_id) as bigint) as balance
                  from (select movement_id, event_no, at_millis, flow, table_no, round_no,
                      case when to_kind in ('CHIPS', 'GONE_PLAYERS') then cents else -cents end as amount
                    from movement where account_no = ?
                      and (to_kind in ('CHIPS', 'GONE_PLAYERS') or from_kind in ('CHIPS', 'GONE_PLAYERS'))) m) b
                where movement_id""", account);
    }

    /** Tickets and vouchers that stand so, by the time they were issued. */
    public Report<PaperLine> papers(List<PaperState> states, Period issued) {
        String named = String.join(
                ", ", states.stream().map(state -> "'" + state.name() + "'").toList());
        return paged(
                "papers " + named.toLowerCase(Locale.ROOT),
                Sheet.of(PaperLine.class),
                """
                select issued_event, paper_no, kind, cents, terminal_no, account_no, issued_millis, state,
                  delayed_until_millis, paid_millis, paid_place, paid_form, replaced_by
                from paper where issued_millis >= ? and issued_millis < ? and state in (%s) and issued_event""".formatted(named),
                issued.fromMillis(),
                issued.toMillis());
    }

    /** Every ticket and voucher that was issued. */
    public Report<PaperLine> papersIssued(Period issued) {
        return papers(List.of(PaperState.values()), issued);
    }

    /** Paper that somebody may still bring. */
    public Report<PaperLine> papersOutstanding() {
        return papers(
                List.of(PaperState.OUTSTANDING, PaperState.DELAYED, PaperState.WITHHELD, PaperState.RETURN_DEMANDED),
                Period.ALWAYS);
    }

    /** What was paid at the cash desk, by the time of the payment, by one person or all. */
    public Report<PaymentLine> payments(About about) {
        String first = firstOf("staff_act");
        return paged(
                "payments",
                Sheet.of(PaymentLine.class),
                "select a.event_no, a.at_millis, a.person_no, p.paper_no, p.kind, p.cents, p.paid_form, p.terminal_no, a.rule"
                        + " from staff_act a join paper p on p.state_event = a.event_no"
                        + " where p.paid_place = 'CASH_DESK' and a.event_no >= " + first
                        + " and a.event_no < coalesce(" + first + ", " + Long.MAX_VALUE + ")"
                        + (about.person() == About.ANY ? "" : " and a.person_no = " + about.person())
                        + " and a.event_no",
                about.period().fromMillis(),
                about.period().toMillis());
    }

    /** The notes in each stacker by denomination. */
    public Report<DropLine> drop(Period period) {
        String line = "cast(terminal_no as bigint) * 1000000000 + denomination_cents";
        String sql = "select " + line + ", terminal_no, denomination_cents, count(*),"
                + " cast(sum(denomination_cents) as bigint) from note where at_millis >= ? and at_millis < ? and "
                + line
                + " > ? group by terminal_no, denomination_cents order by terminal_no, denomination_cents limit ?";
        Sheet<DropLine> sheet = Sheet.of(DropLine.class);
        return new Report<>(
                "drop",
                sheet,
                (after, limit) -> reader.query(sheet, sql, period.fromMillis(), period.toMillis(), after, limit));
    }

    /** Turnover, win, hold and commission of each table by day and shift, both days included. */
    public Report<TakingsLine> takings(Shifts shifts, LocalDate first, LocalDate last) {
        long count = shifts.count(first, last);
        return new Report<>("takings", Sheet.of(TakingsLine.class), (after, limit) -> {
            List<TakingsLine> lines = new ArrayList<>();
            for (long at = Math.max(after, 0) / TABLES; at < count && lines.size() < limit; at++) {
                lines.addAll(takings(at, shifts.after(first, at), after, limit - lines.size()));
            }
            return lines;
        });
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
        return during("significant events", Sheets.SIGNIFICANT, about, "person_no");
    }

    public Report<Row.StaffAct> staffActs(About about) {
        return during("staff acts", Sheets.STAFF_ACTS, about, "person_no, second_person");
    }

    /** Voids, corrections, malfunctions and what else did not go its ordinary course. */
    public Report<Row.ExceptionEntry> exceptions(About about) {
        return during("exceptions", Sheets.EXCEPTIONS, about, "person_no");
    }

    /** The rounds that were opened in a period, of one table or all. */
    public Report<Row.GameRound> rounds(About about) {
        return paged(
                "rounds",
                Sheets.ROUNDS,
                Sheets.ROUNDS.select() + " where opened_millis >= ? and opened_millis < ?"
                        + (about.table() == About.ANY ? "" : " and table_no = " + about.table()) + " and round_id",
                about.period().fromMillis(),
                about.period().toMillis());
    }

    /** The records against the meters, the ledger and the cash desk of the floor. */
    public Report<ReconciliationLine> reconciliation(FloorState floor) {
        return made("reconciliation", Sheet.of(ReconciliationLine.class), new Reconciliation(reader, floor).lines());
    }

    /** What is on record of a round as far as it concerns one terminal: touches, events, and how wagers were decided. */
    public Report<AnalysisLine> analysis(int table, long round, int terminal) {
        return made(
                "analysis of available records",
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

    /** Time never runs backwards in the log, so that a period is a stretch of keys, found by the index on the time. */
    private <R extends Record> Report<R> during(String name, Sheet<R> sheet, About about, String persons) {
        String first = firstOf(sheet.table());
        return paged(
                name,
                sheet,
                sheet.select() + " where event_no >= " + first + " and event_no < coalesce(" + first + ", "
                        + Long.MAX_VALUE + ")" + about.conditions(persons) + " and event_no",
                about.period().fromMillis(),
                about.period().toMillis());
    }

    /** The first key of a table from a moment on; null where nothing came later. */
    private static String firstOf(String table) {
        return "(select f.event_no from " + table
                + " f where f.at_millis >= ? order by f.at_millis, f.event_no limit 1)";
    }

    /** The query ends with the expression of its key, which the page is read by. */
    private <R extends Record> Report<R> paged(String name, Sheet<R> sheet, String query, Object... values) {
        String sql = query + " > ? order by 1 limit ?";
        return new Report<>(name, sheet, (after, limit) -> {
            List<Object> all = new ArrayList<>(List.of(values));
            all.add(after);
            all.add(limit);
            return reader.query(sheet, sql, all.toArray());
        });
    }
}
