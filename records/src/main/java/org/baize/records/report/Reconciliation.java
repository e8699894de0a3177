package org.baize.records.report;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.meters.Meters;
import org.baize.engine.meters.MoneyIn;
import org.baize.engine.meters.MoneyOut;
import org.baize.engine.meters.TableMeters;
import org.baize.engine.state.FloorState;
import org.baize.records.report.Lines.ReconciliationLine;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/** The same money from both sides: what is on record, and what the floor's meters, ledger and cash desk say. */
final class Reconciliation {

    private static final Sheet<Cents> CENTS = Sheet.of(Cents.class);
    private static final String INTO = "to_kind in ('CHIPS', 'CASHING_OUT', 'GONE_PLAYERS')";
    private static final String OUT_OF = "from_kind in ('CHIPS', 'CASHING_OUT', 'GONE_PLAYERS')";

    private final Reader reader;
    private final FloorState floor;
    private final Meters meters;
    private final List<ReconciliationLine> lines = new ArrayList<>();

    Reconciliation(Reader reader, FloorState floor) {
        this.reader = reader;
        this.floor = floor;
        this.meters = Meters.of(floor);
    }

    /** One sum. */
    record Cents(long cents) {}

    List<ReconciliationLine> lines() {
        moneyIn(meters.floor().in());
        moneyOut(meters.floor().out());
        tables(meters.tables());
        papers();
        return List.copyOf(lines);
    }

    private void moneyIn(MoneyIn in) {
        line("notes in", sum("denomination_cents", "note", "true"), in.notes());
        line("tickets in", net("TICKET_IN"), in.tickets());
        line("credited at tables", net("TABLE_IN"), in.table());
        line("transfers in", net("TRANSFER_IN"), in.transfers());
    }

    private void moneyOut(MoneyOut out) {
        line("tickets out", -net("TICKET_OUT"), out.tickets());
        line("hand pays", -net("HAND_PAY_OUT"), out.handPays());
        line("paid at tables", -net("TABLE_OUT"), out.table());
        line("transfers out", -net("TRANSFER_OUT"), out.transfers());
    }

    private void tables(List<TableMeters> tables) {
        line(
                "turnover",
                sum("turnover_cents", "takings", "true"),
                tables.stream().mapToLong(TableMeters::turnover).sum());
        line(
                "wins",
                sum("wins_cents", "takings", "true"),
                tables.stream().mapToLong(TableMeters::wins).sum());
        line(
                "commission",
                sum("commission_cents", "takings", "true"),
                tables.stream().mapToLong(TableMeters::commission).sum());
        line(
                "forfeited at tables",
                sum("forfeited_cents", "takings", "true"),
                tables.stream().mapToLong(TableMeters::forfeited).sum());
    }

    private void papers() {
        String out = "state in ('OUTSTANDING', 'DELAYED') and kind ";
        line("tickets outstanding", sum("cents", "paper", out + "= 'REDEEMABLE_TICKET'"), balance(AccountKind.TICKETS));
        line(
                "vouchers outstanding",
                sum("cents", "paper", out + "<> 'REDEEMABLE_TICKET'"),
                balance(AccountKind.VOUCHERS));
        line(
                "kept back",
                sum("cents", "paper", "state in ('WITHHELD', 'RETURN_DEMANDED')")
                        + sum("held_cents + owed_cents", "credit_hold", "stage in ('DUE', 'HELD')"),
                balance(AccountKind.WITHHELD));
        line(
                "paid by the cash desk and machines",
                sum("cents", "paper", "state = 'PAID' and paid_place <> 'PLAYER_TERMINAL'"),
                balance(AccountKind.CASH_DESK));
        line("owed by players", net("OWED"), -balance(AccountKind.RECEIVABLES));
    }

    private void line(String what, long recordsCents, long floorCents) {
        lines.add(new ReconciliationLine(lines.size() + 1, what, recordsCents, floorCents, recordsCents - floorCents));
    }

    private long net(String flow) {
        return sum("cents", "movement", "flow = '" + flow + "' and " + INTO)
                - sum("cents", "movement", "flow = '" + flow + "' and " + OUT_OF);
    }

    private long sum(String what, String table, String where) {
        return reader.query(
                        CENTS,
                        "select cast(coalesce(sum(" + what + "), 0) as bigint) from " + table + " where " + where)
                .getFirst()
                .cents();
    }

    private long balance(AccountKind kind) {
        return floor.ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(account -> account.balanceCents())
                .sum();
    }
}
