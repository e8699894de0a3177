package org.baize.records.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
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
    private static final Sheet<Net> FLOWS = Sheet.of(Net.class);
    private static final Sheet<Taken> TAKINGS = Sheet.of(Taken.class);
    private static final String PLAYERS = "('CHIPS', 'CASHING_OUT', 'GONE_PLAYERS')";

    private final Reader reader;
    private final FloorState floor;
    private final Meters meters;
    private final Map<String, Long> netByFlow;
    private final List<ReconciliationLine> lines = new ArrayList<>();

    Reconciliation(Reader reader, FloorState floor) {
        this.reader = reader;
        this.floor = floor;
        this.meters = Meters.of(floor);
        this.netByFlow = netByFlow();
    }

    /** One sum. */
    record Cents(long cents) {}

    /** What one flow brought to players, less what it took from them. */
    record Net(String flow, long cents) {}

    /** What all tables took. */
    record Taken(long turnover, long wins, long commission, long forfeited) {}

    List<ReconciliationLine> lines() {
        moneyIn(meters.floor().in());
        moneyOut(meters.floor().out());
        tables(meters.tables());
        papers();
        return List.copyOf(lines);
    }

    private void moneyIn(MoneyIn in) {
        line("notes in", sum("denomination_cents", "note", "true"), in.notes());
        line("tickets in", net(Flow.TICKET_IN), in.tickets());
        line("credited at tables", net(Flow.TABLE_IN), in.table());
        line("transfers in", net(Flow.TRANSFER_IN), in.transfers());
    }

    private void moneyOut(MoneyOut out) {
        line("tickets out", -net(Flow.TICKET_OUT), out.tickets());
        line("hand pays", -net(Flow.HAND_PAY_OUT), out.handPays());
        line("paid at tables", -net(Flow.TABLE_OUT), out.table());
        line("transfers out", -net(Flow.TRANSFER_OUT), out.transfers());
    }

    private void tables(List<TableMeters> tables) {
        Taken taken = reader.query(
                        TAKINGS,
                        "select cast(coalesce(sum(turnover_cents), 0) as bigint), cast(coalesce(sum(wins_cents), 0) as"
                                + " bigint), cast(coalesce(sum(commission_cents), 0) as bigint),"
                                + " cast(coalesce(sum(forfeited_cents), 0) as bigint) from takings")
                .getFirst();
        line("turnover", taken.turnover(), sum(tables, TableMeters::turnover));
        line("wins", taken.wins(), sum(tables, TableMeters::wins));
        line("commission", taken.commission(), sum(tables, TableMeters::commission));
        line("forfeited at tables", taken.forfeited(), sum(tables, TableMeters::forfeited));
    }

    private static long sum(List<TableMeters> tables, ToLongFunction<TableMeters> meter) {
        return tables.stream().mapToLong(meter).sum();
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
        line("owed by players", net(Flow.OWED), -balance(AccountKind.RECEIVABLES));
    }

    private void line(String what, long recordsCents, long floorCents) {
        lines.add(new ReconciliationLine(lines.size() + 1, what, recordsCents, floorCents, recordsCents - floorCents));
    }

    private long net(Flow flow) {
        return netByFlow.getOrDefault(flow.name(), 0L);
    }

    /** What players have more by each flow, or less: one walk through all that ever moved. */
    private Map<String, Long> netByFlow() {
        String brought = "(case when to_kind in " + PLAYERS + " then cents else 0 end)";
        String took = "(case when from_kind in " + PLAYERS + " then cents else 0 end)";
        return reader
                .query(
                        FLOWS,
                        "select flow, cast(sum(" + brought + " - " + took + ") as bigint) from movement group by flow")
                .stream()
                .collect(Collectors.toMap(Net::flow, Net::cents));
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
