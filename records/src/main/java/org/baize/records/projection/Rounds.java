package org.baize.records.projection;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.RoundKind;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.round.RoundPhase;

/** The rounds of all tables, and how far each has come. */
final class Rounds {

    private final Store store;
    private final Setups setups;
    private final Map<Integer, OpenRound> latest = new HashMap<>();

    Rounds(Store store, Setups setups) {
        this.store = store;
        this.setups = setups;
        store.find(Sheets.ROUNDS, "where round_id in (select max(round_id) from game_round group by table_no)")
                .forEach(row -> latest.put(row.tableNo(), open(row)));
    }

    private OpenRound open(Row.GameRound row) {
        return new OpenRound(
                row, store.find(Sheets.WAGERS, "where table_no = ? and round_no = ?", row.tableNo(), row.roundNo()));
    }

    /** The number of the latest round of the table; 0 before the first. */
    long latest(int table) {
        OpenRound round = latest.get(table);
        return round == null ? 0 : round.row().roundNo();
    }

    /** The latest round of the table. */
    OpenRound at(int table) {
        return at(table, latest(table));
    }

    /** A round of the table, however long ago. */
    OpenRound at(int table, long number) {
        OpenRound now = latest.get(table);
        if (now != null && now.row().roundNo() == number) {
            return now;
        }
        List<Row.GameRound> found = store.find(Sheets.ROUNDS, "where table_no = ? and round_no = ?", table, number);
        if (found.isEmpty()) {
            throw new RecordsException("round " + number + " of table " + table + " is not on record");
        }
        return open(found.getFirst());
    }

    void see(RoundEvent event, Moment moment) {
        int table = event.table();
        switch (event) {
            case RoundEvent.BettingOpened opened -> begin(table, opened.round(), opened.kind(), moment);
            case RoundEvent.BettingReopened _ -> to(at(table), RoundPhase.BETTING);
            case RoundEvent.BettingClosed closed -> close(at(table), closed.closedAtMillis());
            case RoundEvent.DealingBegan began -> {
                if (began.round() > latest(table)) {
                    begin(table, began.round(), began.kind(), moment);
                }
                to(at(table), RoundPhase.DEALING);
            }
            case RoundEvent.DealingCalledOff _ -> to(at(table), RoundPhase.CLOSED);
            case RoundEvent.ResultTaken taken -> result(at(table), taken.outcome());
            case RoundEvent.RoundSettled settled -> {
                result(at(table), settled.outcome());
                resolve(at(table), RoundPhase.SETTLED, settled.rule().toString(), settled.atMillis());
            }
            case RoundEvent.RoundVoided voided ->
                resolve(at(table), RoundPhase.VOID, voided.rule().toString(), moment.atMillis());
            case RoundEvent.PairsSettled _, RoundEvent.RoundHeld _, RoundEvent.RoundReleased _ -> {}
        }
    }

    /** A correction stands beside the round, which counts by it from then on. */
    void correct(OpenRound round, FaultEvent.RoundCorrected corrected) {
        Row.GameRound was = round.row();
        String outcome = corrected.actual().map(actual -> outcome(was, actual)).orElse(was.outcome());
        RoundPhase state = corrected.actual().isPresent() ? RoundPhase.SETTLED : RoundPhase.VOID;
        put(round, with(was, state, outcome, corrected.cause().rule().toString(), was.corrections() + 1));
    }

    String outcome(Row.GameRound round, int outcome) {
        return setups.payTable(round.setupEvent()).outcomes().get(outcome).text();
    }

    private void begin(int table, long number, RoundKind kind, Moment moment) {
        Row.Setup setup = setups.at(table);
        Row.GameRound row = new Row.GameRound(
                moment.event(),
                table,
                number,
                setup.eventNo(),
                setup.rulebook(),
                kind.name(),
                RoundPhase.BETTING.name(),
                moment.atMillis(),
                0,
                0,
                "",
                "",
                0,
                moment.position());
        latest.put(table, new OpenRound(row, List.of()));
        store.begin(Sheets.ROUNDS, row);
    }

    void result(OpenRound round, int outcome) {
        Row.GameRound was = round.row();
        boolean resolved = was.resolvedMillis() != 0;
        RoundPhase state = resolved ? RoundPhase.valueOf(was.state()) : RoundPhase.RESULT;
        put(round, with(was, state, outcome(was, outcome), was.rule(), was.corrections()));
    }

    private void to(OpenRound round, RoundPhase state) {
        put(round, in(round.row(), state, round.row().rule()));
    }

    private void close(OpenRound round, long atMillis) {
        Row.GameRound was = round.row();
        put(round, times(in(was, RoundPhase.CLOSED, was.rule()), atMillis, was.resolvedMillis()));
    }

    private void resolve(OpenRound round, RoundPhase state, String rule, long atMillis) {
        Row.GameRound was = round.row();
        put(round, times(in(was, state, rule), was.closedMillis(), atMillis));
    }

    private void put(OpenRound round, Row.GameRound changed) {
        round.row(changed);
        store.change(Sheets.ROUNDS, changed);
    }

    private static Row.GameRound in(Row.GameRound was, RoundPhase state, String rule) {
        return with(was, state, was.outcome(), rule, was.corrections());
    }

    private static Row.GameRound with(
            Row.GameRound was, RoundPhase state, String outcome, String rule, int corrections) {
        return new Row.GameRound(
                was.roundId(),
                was.tableNo(),
                was.roundNo(),
                was.setupEvent(),
                was.rulebook(),
                was.kind(),
                state.name(),
                was.openedMillis(),
                was.closedMillis(),
                was.resolvedMillis(),
                outcome,
                rule,
                corrections,
                was.firstPosition());
    }

    private static Row.GameRound times(Row.GameRound was, long closedMillis, long resolvedMillis) {
        return new Row.GameRound(
                was.roundId(),
                was.tableNo(),
                was.roundNo(),
                was.setupEvent(),
                was.rulebook(),
                was.kind(),
                was.state(),
                was.openedMillis(),
                closedMillis,
                resolvedMillis,
                was.outcome(),
                was.rule(),
                was.corrections(),
                was.firstPosition());
    }
}
