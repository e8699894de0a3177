package org.baize.records.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
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
 * of play, so all of it is gathered and put in order. What was asked and done in these minutes is read once, at all tables: an index by
 * table or terminal over all events and requests would cost a fifth of what it takes to write them into the embedded database.
 */
final class Analysis {

    /** A round that nobody has opened is as far away as can be. */
    private static final Row.GameRound NOT_YET =
            new Row.GameRound(Long.MAX_VALUE, 0, 0, 0, "", "", "", 0, 0, 0, "", "", 0, Long.MAX_VALUE);

    private final Reader reader;
    private final Row.GameRound round;
    private final Row.GameRound next;
    private final int terminal;
    private final Play<?, ?> play;
    private final TouchText touches;

    Analysis(Reader reader, int table, long number, int terminal) {
        this.reader = reader;
        this.terminal = terminal;
        this.round = round(reader, table, number)
                .orElseThrow(
                        () -> new RecordsException("round " + number + " of table " + table + " is not on record"));
        this.next = round(reader, table, number + 1).orElse(NOT_YET);
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
        List<Row.Event> events = events();
        SortedMap<Long, String> lay = layouts(events);
        touches().forEach(row -> all.add(new Placed(row.logPosition(), 0, line(row, chipsAt(lay, row)))));
        Stream.concat(
                        events.stream().filter(row -> row.roundNo() == round.roundNo() && !isTouch(row)),
                        later().stream())
                .forEach(row -> all.add(new Placed(row.logPosition(), row.eventNo(), line(row))));
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
                next.firstPosition(),
                round.tableNo(),
                terminal);
    }

    /** A touch that was refused, or changed nothing, leaves what lay there before. */
    private static String chipsAt(SortedMap<Long, String> lay, Row.Request touch) {
        SortedMap<Long, String> untilThen = lay.headMap(touch.logPosition() + 1);
        return untilThen.isEmpty() ? "" : untilThen.lastEntry().getValue();
    }

    /** What lay on the layout after each touch that changed it, by the touch's place in the log. */
    private SortedMap<Long, String> layouts(List<Row.Event> events) {
        SortedMap<Long, String> all = new TreeMap<>();
        ChipsLaid laid = new ChipsLaid(play);
        for (Row.Event row : events) {
            if (isTouch(row)) {
                laid.see((WagerEvent) Texts.event(row.body()));
                all.put(row.logPosition(), laid.text());
            }
        }
        return all;
    }

    private static boolean isTouch(Row.Event row) {
        return row.kind().startsWith("WagerEvent");
    }

    /** What happened at the table until its next round, to all terminals or to this one. */
    private List<Row.Event> events() {
        return reader.query(
                Sheets.EVENTS,
                Sheets.EVENTS.select() + " where event_no >= ? and event_no < ? and table_no = ?"
                        + " and terminal_no in (0, ?) order by event_no",
                round.roundId(),
                next.roundId(),
                round.tableNo(),
                terminal);
    }

    /** What was put right in the round later. */
    private List<Row.Event> later() {
        return reader.query(
                Sheets.EVENTS,
                Sheets.EVENTS.select() + " where event_no in (select event_no from exception_entry where table_no = ?"
                        + " and round_no = ? and event_no >= ? and terminal_no in (0, ?)) order by event_no",
                round.tableNo(),
                round.roundNo(),
                next.roundId(),
                terminal);
    }

    private List<Decision> decisions() {
        return reader.query(Sheet.of(Decision.class), """
                select s.settlement_id, e.log_position, s.event_no, s.at_millis, w.bet, s.kind, s.outcome, s.stake_cents,
                  s.credit_cents, s.rule, s.reason
                from wager w join settlement s on s.wager_id = w.wager_id join event e on e.event_no = s.event_no
                where w.terminal_no = ? and w.table_no = ? and w.round_no = ? order by s.settlement_id""", terminal, round.tableNo(), round.roundNo());
    }

    private static Optional<Row.GameRound> round(Reader reader, int table, long number) {
        return reader
                .query(Sheets.ROUNDS, Sheets.ROUNDS.select() + " where table_no = ? and round_no = ?", table, number)
                .stream()
                .findFirst();
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
