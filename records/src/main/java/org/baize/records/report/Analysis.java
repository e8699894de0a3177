package org.baize.records.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.records.TouchText;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.records.projection.Texts;
import org.baize.records.report.Lines.AnalysisLine;
import org.baize.records.row.Reader;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;
import org.baize.rules.rulebook.Rulebooks;

/**
 * What the rules ask for after a malfunction: all that is on record of one round and one terminal. A round is some minutes
 * of play, so all of it is gathered and put in order.
 */
final class Analysis {

    private final Reader reader;
    private final Row.GameRound round;
    private final int terminal;
    private final Play<?, ?> play;
    private final TouchText touches;

    Analysis(Reader reader, int table, long number, int terminal) {
        this.reader = reader;
        this.terminal = terminal;
        this.round =
                reader
                        .query(
                                Sheets.ROUNDS,
                                Sheets.ROUNDS.select() + " where table_no = ? and round_no = ?",
                                table,
                                number)
                        .stream()
                        .findFirst()
                        .orElseThrow(() ->
                                new RecordsException("round " + number + " of table " + table + " is not on record"));
        this.play = play();
        this.touches = new TouchText(play);
    }

    private Play<?, ?> play() {
        TableSpec spec = Texts.spec(
                reader.query(Sheets.SETUPS, Sheets.SETUPS.select() + " where event_no = ?", round.setupEvent())
                        .getFirst()
                        .body());
        return Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup());
    }

    /** Where in the log and in the order of events something stands. */
    private record Placed(long position, long event, AnalysisLine line) {}

    /** The decision about one wager, and where it stands. */
    record Decision(
            long settlementId,
            long logPosition,
            long eventNo,
            long atMillis,
            String bet,
            String kind,
            String outcome,
            long stakeCents,
            long creditCents,
            String rule,
            String reason) {}

    List<AnalysisLine> lines() {
        List<Placed> all = new ArrayList<>();
        SortedMap<Long, String> lay = layouts();
        touches().forEach(row -> all.add(new Placed(row.logPosition(), 0, line(row, chipsAt(lay, row)))));
        events().forEach(row -> all.add(new Placed(row.logPosition(), row.eventNo(), line(row))));
        decisions().forEach(row -> all.add(new Placed(row.logPosition(), row.eventNo(), line(row))));
        all.sort(Comparator.comparingLong(Placed::position).thenComparingLong(Placed::event));
        List<AnalysisLine> lines = new ArrayList<>();
        for (Placed placed : all) {
            lines.add(numbered(lines.size() + 1, placed.line()));
        }
        return List.copyOf(lines);
    }

    /** Touches from the beginning of the round to that of the next, also those that were refused. */
    private List<Row.Request> touches() {
        return reader.query(
                Sheets.REQUESTS,
                Sheets.REQUESTS.select() + " where log_position >= ? and log_position < ? and table_no = ?"
                        + " and terminal_no = ? and first_time and kind like 'WagerCommand%' order by log_position",
                round.firstPosition(),
                next().firstPosition(),
                round.tableNo(),
                terminal);
    }

    /** A touch that was refused, or changed nothing, leaves what lay there before. */
    private static String chipsAt(SortedMap<Long, String> lay, Row.Request touch) {
        SortedMap<Long, String> untilThen = lay.headMap(touch.logPosition() + 1);
        return untilThen.isEmpty() ? "" : untilThen.lastEntry().getValue();
    }

    /** What lay on the layout after each touch that changed it, by the touch's place in the log. */
    private SortedMap<Long, String> layouts() {
        SortedMap<Long, String> all = new TreeMap<>();
        ChipsLaid laid = new ChipsLaid(play);
        for (Row.Event row : reader.query(
                Sheets.EVENTS,
                Sheets.EVENTS.select() + " where event_no >= ? and event_no < ? and table_no = ? and terminal_no = ?"
                        + " and kind like 'WagerEvent%' order by event_no",
                round.roundId(),
                next().roundId(),
                round.tableNo(),
                terminal)) {
            laid.see((WagerEvent) Texts.event(row.body()));
            all.put(row.logPosition(), laid.text());
        }
        return all;
    }

    /** What happened in the round, and what was put right in it later. */
    private List<Row.Event> events() {
        String select = Sheets.EVENTS.select();
        List<Row.Event> events = new ArrayList<>(reader.query(
                Sheets.EVENTS,
                select + " where event_no >= ? and event_no < ? and table_no = ? and round_no = ?"
                        + " and terminal_no in (0, ?) and kind not like 'WagerEvent%' order by event_no",
                round.roundId(),
                next().roundId(),
                round.tableNo(),
                round.roundNo(),
                terminal));
        events.addAll(reader.query(
                Sheets.EVENTS,
                select + " where event_no in (select event_no from exception_entry where table_no = ?"
                        + " and round_no = ? and event_no >= ? and terminal_no in (0, ?)) order by event_no",
                round.tableNo(),
                round.roundNo(),
                next().roundId(),
                terminal));
        return events;
    }

    private List<Decision> decisions() {
        return reader.query(Sheet.of(Decision.class), """
                select s.settlement_id, e.log_position, s.event_no, s.at_millis, w.bet, s.kind, s.outcome, s.stake_cents,
                  s.credit_cents, s.rule, s.reason
                from settlement s join wager w on w.wager_id = s.wager_id join event e on e.event_no = s.event_no
                where s.table_no = ? and s.round_no = ? and w.terminal_no = ? order by s.settlement_id""", round.tableNo(), round.roundNo(), terminal);
    }

    /** The round after it; as far away as can be where there is none yet. */
    private Row.GameRound next() {
        return reader
                .query(
                        Sheets.ROUNDS,
                        Sheets.ROUNDS.select() + " where table_no = ? and round_no = ?",
                        round.tableNo(),
                        round.roundNo() + 1)
                .stream()
                .findFirst()
                .orElse(new Row.GameRound(Long.MAX_VALUE, 0, 0, 0, "", "", "", 0, 0, 0, "", "", 0, Long.MAX_VALUE));
    }

    private AnalysisLine line(Row.Request row, String chips) {
        WagerCommand touch = (WagerCommand) Texts.command(row.body());
        return new AnalysisLine(
                0,
                row.atMillis(),
                "TOUCH",
                row.originKind() + " " + row.originNo(),
                touches.of(touch),
                row.accepted() ? "taken" : row.reason(),
                row.rule(),
                row.body(),
                chips);
    }

    private static AnalysisLine line(Row.Event row) {
        String who = row.personNo() == 0 ? "" : "PERSON " + row.personNo();
        return new AnalysisLine(0, row.atMillis(), "EVENT", who, row.kind(), "", "", row.body(), "");
    }

    private static AnalysisLine line(Decision row) {
        String words = row.bet() + " " + row.kind().toLowerCase(Locale.ROOT)
                + (row.outcome().isEmpty() ? "" : " on " + row.outcome()) + ": " + dollars(row.stakeCents())
                + " returns "
                + dollars(row.creditCents());
        return new AnalysisLine(0, row.atMillis(), "DECISION", "", words, "", row.rule(), row.reason(), "");
    }

    private static String dollars(long cents) {
        return "$" + BigDecimal.valueOf(cents, 2).toPlainString();
    }

    private static AnalysisLine numbered(long number, AnalysisLine line) {
        return new AnalysisLine(
                number,
                line.atMillis(),
                line.what(),
                line.who(),
                line.words(),
                line.answer(),
                line.rule(),
                line.detail(),
                line.chips());
    }
}
