package org.baize.records.report;

import java.util.ArrayList;
import java.util.List;
import org.baize.records.report.Lines.RoundLine;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/** The wagers of a round: first those that nothing was decided about, then every decision in its order. */
final class RoundWagers {

    private static final Sheet<RoundLine> LINES = Sheet.of(RoundLine.class);

    /** What nothing was decided about stands before all decisions; a browser's numbers still have room for it. */
    private static final long UNDECIDED = -1_000_000_000_000_000L;

    private static final String WITHOUT_DECISION = "select w.wager_id + (" + UNDECIDED + "), " + """
              w.wager_id, w.terminal_no, w.account_no, w.bet, w.state, '', '', w.stake_cents, 0, 0, '', '', 0
            from wager w where w.table_no = ? and w.round_no = ? and w.wager_id > ?
              and not exists (select 1 from settlement s where s.wager_id = w.wager_id)
            order by w.table_no, w.round_no, w.wager_id limit ?""";

    private static final String DECISIONS = """
            select s.settlement_id, w.wager_id, w.terminal_no, w.account_no, w.bet, w.state, s.kind, s.outcome,
              s.stake_cents, s.credit_cents, s.commission_cents, s.rule, s.reason, s.at_millis
            from settlement s join wager w on w.wager_id = s.wager_id
            where s.table_no = ? and s.round_no = ? and s.settlement_id > ?
            order by s.table_no, s.round_no, s.settlement_id limit ?""";

    private final Reader reader;
    private final int table;
    private final long round;

    RoundWagers(Reader reader, int table, long round) {
        this.reader = reader;
        this.table = table;
        this.round = round;
    }

    List<RoundLine> after(long line, int limit) {
        List<RoundLine> lines = new ArrayList<>();
        if (line < 0) {
            long wager = Math.max(0, Math.max(line, UNDECIDED) - UNDECIDED);
            lines.addAll(reader.query(LINES, WITHOUT_DECISION, table, round, wager, limit));
        }
        if (lines.size() < limit) {
            lines.addAll(reader.query(LINES, DECISIONS, table, round, Math.max(0, line), limit - lines.size()));
        }
        return lines;
    }
}
