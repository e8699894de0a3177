package org.baize.records.report;

import java.util.ArrayList;
import java.util.List;
import org.baize.records.report.Lines.StatementLine;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/** What moved on one chip account, and what was then on it. */
final class Statement {

    private static final Sheet<StatementLine> LINES = Sheet.of(StatementLine.class);
    private static final Sheet<Balance> BALANCES = Sheet.of(Balance.class);

    private static final String AMOUNT = "case when to_kind in ('CHIPS', 'GONE_PLAYERS') then cents else -cents end";
    private static final String OWN = " from movement where account_no = ?"
            + " and (to_kind in ('CHIPS', 'GONE_PLAYERS') or from_kind in ('CHIPS', 'GONE_PLAYERS')) and movement_id ";

    private final Reader reader;
    private final long account;
    private Known known = new Known(Long.MIN_VALUE, 0);

    Statement(Reader reader, long account) {
        this.reader = reader;
        this.account = account;
    }

    /** What was on the account. */
    record Balance(long cents) {}

    /** What was on it after a movement: whoever reads page after page has it added up once. */
    private record Known(long movement, long cents) {}

    List<StatementLine> after(long movement, int limit) {
        long balance = balanceAt(movement);
        List<StatementLine> lines = new ArrayList<>();
        for (StatementLine line : reader.query(
                LINES,
                "select movement_id, event_no, at_millis, flow, table_no, round_no, " + AMOUNT + ", 0" + OWN
                        + "> ? order by account_no, movement_id limit ?",
                account,
                movement,
                limit)) {
            balance += line.amountCents();
            lines.add(with(line, balance));
            known = new Known(line.movementId(), balance);
        }
        return lines;
    }

    private long balanceAt(long movement) {
        if (known.movement() == movement) {
            return known.cents();
        }
        return reader.query(
                        BALANCES,
                        "select cast(coalesce(sum(" + AMOUNT + "), 0) as bigint)" + OWN + "<= ?",
                        account,
                        movement)
                .getFirst()
                .cents();
    }

    private static StatementLine with(StatementLine line, long balance) {
        return new StatementLine(
                line.movementId(),
                line.eventNo(),
                line.atMillis(),
                line.flow(),
                line.tableNo(),
                line.roundNo(),
                line.amountCents(),
                balance);
    }
}
