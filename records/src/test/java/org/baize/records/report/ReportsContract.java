package org.baize.records.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.meters.Meters;
import org.baize.engine.paper.Slip;
import org.baize.engine.records.RoundRecord;
import org.baize.engine.records.RoundRecords;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Table;
import org.baize.protocol.shape.Reasons;
import org.baize.records.Database;
import org.baize.records.Entry;
import org.baize.records.History;
import org.baize.records.Projector;
import org.baize.records.report.Lines.AnalysisLine;
import org.baize.records.report.Lines.DropLine;
import org.baize.records.report.Lines.PaymentLine;
import org.baize.records.report.Lines.RoundLine;
import org.baize.records.report.Lines.StatementLine;
import org.baize.records.report.Lines.TakingsLine;
import org.baize.records.report.Reports.About;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.RedemptionPlace;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports over a simulated floor, held against what the floor itself knows: the same on every database. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ReportsContract {

    private static final History HISTORY = History.of(4);
    private static final FloorState FLOOR = HISTORY.floor().state();
    private static final About ALWAYS = About.during(Reports.Period.ALWAYS);

    private final Database records = Database.open(fresh());
    private final Reports reports = new Reports(records);

    /** Where the next empty database is. */
    abstract Database.Config fresh();

    @BeforeAll
    void project() {
        try (Projector projector = Projector.open(records.source())) {
            HISTORY.entries().forEach(projector::take);
            projector.commit();
        }
    }

    @AfterAll
    void close() {
        records.close();
    }

    @Test
    void aRoundShowsEveryWagerThatStoodAndItsClause() {
        int compared = 0;
        for (Table table : FLOOR.tables()) {
            for (PastRound past : table.pastRounds()) {
                if (past.outcome().isPresent() && past.corrections() == 0) {
                    List<RoundLine> lines = reports.round(table.number(), past.number()).stream()
                            .filter(line -> line.kind().equals("SETTLED"))
                            .toList();
                    assertThat(lines.stream().mapToLong(RoundLine::stakeCents).sum())
                            .isEqualTo(past.stood().stream()
                                    .mapToLong(stood -> stood.stakes().totalCents())
                                    .sum());
                    assertThat(lines)
                            .allMatch(line ->
                                    line.rule().startsWith(table.rulebook().id() + ":"));
                    compared += lines.size();
                }
            }
        }
        assertThat(compared).isPositive();
    }

    @Test
    void theLastRoundsOfATerminalAreNewestFirst() {
        int terminal = FLOOR.terminals().getFirst().number();
        List<Lines.TerminalRound> all =
                reports.terminalRounds(terminal).stream().toList();

        assertThat(reports.lastRounds(terminal, 3))
                .isEqualTo(all.reversed().subList(0, Math.min(3, all.size())))
                .isNotEmpty();
    }

    /** The touches that the engine finds by running the log again are those that are on record. */
    @Test
    void theAnalysisHasTheTouchesThatAReplayFinds() {
        List<Request> log = HISTORY.entries().stream()
                .map(Entry::request)
                .flatMap(Optional::stream)
                .toList();
        Row.GameRound round = new Reader(records.source())
                .all(Sheets.ROUNDS)
                .filter(one -> one.state().equals("SETTLED"))
                .skip(5)
                .findFirst()
                .orElseThrow();
        RoundRecord replayed =
                RoundRecords.of(log, round.tableNo(), round.roundNo()).orElseThrow();

        assertThat(replayed.seats()).isNotEmpty();
        for (RoundRecord.Seat seat : replayed.seats()) {
            List<String> touches = replayed.seats().stream()
                    .filter(one -> one.terminal() == seat.terminal())
                    .flatMap(one -> one.touches().stream())
                    .map(touch -> touch.atMillis() + " " + touch.words() + " " + told(touch.answer()))
                    .toList();
            assertThat(reports.analysis(round.tableNo(), round.roundNo(), seat.terminal()).stream()
                            .filter(line -> line.what().equals("TOUCH"))
                            .map(line -> line.atMillis() + " " + line.words() + " " + line.answer()))
                    .containsExactlyElementsOf(touches);
        }
    }

    /** A round that was played out has on its layout, after the last touch, what the wagers of it say. */
    @Test
    void theAnalysisPutsTheChipsTogetherAgainAfterEachTouch() {
        Row.GameRound round = new Reader(records.source())
                .all(Sheets.ROUNDS)
                .filter(one -> one.state().equals("SETTLED"))
                .skip(5)
                .findFirst()
                .orElseThrow();
        Map<Integer, Long> stakes = reports.round(round.tableNo(), round.roundNo()).stream()
                .filter(line -> !line.state().equals("LIFTED"))
                .collect(Collectors.groupingBy(
                        RoundLine::terminalNo, TreeMap::new, Collectors.summingLong(RoundLine::stakeCents)));

        assertThat(stakes).isNotEmpty();
        stakes.forEach((terminal, cents) -> {
            String last = reports.analysis(round.tableNo(), round.roundNo(), terminal).stream()
                    .map(AnalysisLine::chips)
                    .filter(chips -> !chips.isEmpty())
                    .reduce("", (_, later) -> later);
            assertThat(Arrays.stream(last.split(" "))
                            .mapToLong(stack -> Long.parseLong(stack.substring(stack.indexOf('=') + 1)))
                            .sum())
                    .isEqualTo(cents);
        });
    }

    private static String told(Answer answer) {
        return switch (answer) {
            case Answer.Accepted _ -> "taken";
            case Answer.Refused refused -> Reasons.nameOf(refused.refusal().reason());
        };
    }

    @Test
    void theAnalysisIsInTheOrderOfTime() {
        Row.GameRound round =
                new Reader(records.source()).all(Sheets.ROUNDS).findFirst().orElseThrow();

        List<AnalysisLine> lines =
                reports.analysis(round.tableNo(), round.roundNo(), 1).stream().toList();

        assertThat(lines).isNotEmpty();
        assertThat(lines.stream().map(AnalysisLine::atMillis)).isSorted();
    }

    /** What an open account has is on its meter, on layouts and in play. */
    @Test
    void aStatementEndsWithWhatThePlayerHas() {
        long open = FLOOR.terminals().stream()
                .filter(terminal -> terminal.status().account() != AccountState.NONE)
                .peek(terminal -> {
                    List<StatementLine> lines = reports
                            .statement(terminal.status().accountNumber())
                            .stream()
                            .toList();
                    long balance = lines.isEmpty() ? 0 : lines.getLast().balanceCents();
                    assertThat(balance)
                            .isEqualTo(terminal.chips().balanceCents()
                                    + terminal.layout().balanceCents()
                                    + terminal.inPlay().balanceCents());
                })
                .count();

        assertThat(open).isPositive();
    }

    @Test
    void paymentsAreWhatTheCashDeskPaidAndEachHasItsPerson() {
        List<Slip> paid = FLOOR.papers().slips().stream()
                .filter(slip -> slip.paid().stream().anyMatch(one -> one.place() == RedemptionPlace.CASH_DESK))
                .toList();
        List<PaymentLine> lines = reports.payments(ALWAYS).stream().toList();

        assertThat(lines)
                .isNotEmpty()
                .allMatch(line -> line.personNo() > 0 && line.form().equals("CASH"))
                .extracting(PaymentLine::paperNo)
                .containsExactlyInAnyOrderElementsOf(
                        paid.stream().map(Slip::number).toList());
        int person = lines.getFirst().personNo();
        assertThat(reports.payments(new About(Reports.Period.ALWAYS, About.ANY, About.ANY, person)).stream())
                .isEqualTo(
                        lines.stream().filter(line -> line.personNo() == person).toList());
        long after = lines.getFirst().atMillis() + 1;
        assertThat(reports.payments(About.during(new Reports.Period(after, Long.MAX_VALUE))).stream())
                .isEqualTo(
                        lines.stream().filter(line -> line.atMillis() >= after).toList());
    }

    @Test
    void theDropIsWhatTheStackersHold() {
        assertThat(reports.drop(Reports.Period.ALWAYS).stream()
                        .mapToLong(DropLine::cents)
                        .sum())
                .isEqualTo(Meters.of(FLOOR).floor().in().notes());
    }

    @Test
    void thePagesOfTheDropTogetherAreTheWholeOfIt() {
        Report<DropLine> drop = reports.drop(Reports.Period.ALWAYS);
        List<DropLine> whole = drop.stream().toList();

        List<DropLine> lines = new ArrayList<>();
        for (OptionalLong after = OptionalLong.of(0); after.isPresent(); ) {
            Report.Page<DropLine> page = drop.page(after.getAsLong(), 2);
            lines.addAll(page.rows());
            after = page.next();
        }

        assertThat(lines).hasSizeGreaterThan(2).isEqualTo(whole);
    }

    @Test
    void takingsOfAllShiftsAreWhatTheTablesTook() {
        Shifts shifts = new Shifts(
                ZoneId.of("Australia/Sydney"), List.of(LocalTime.of(6, 0), LocalTime.of(14, 0), LocalTime.of(22, 0)));
        LocalDate first = day(HISTORY.entries().getFirst()).minusDays(2);
        LocalDate last = day(HISTORY.entries().getLast()).plusDays(2);

        List<TakingsLine> lines = reports.takings(shifts, first, last).stream().toList();

        assertThat(lines.stream().mapToLong(TakingsLine::turnoverCents).sum())
                .isPositive()
                .isEqualTo(Meters.of(FLOOR).tables().stream()
                        .mapToLong(table -> table.turnover())
                        .sum());
        assertThat(lines).allMatch(line -> line.holdCents() == line.turnoverCents() - line.winsCents());
    }

    private static LocalDate day(Entry entry) {
        return Instant.ofEpochMilli(entry.atMillis()).atZone(ZoneOffset.UTC).toLocalDate();
    }

    @Test
    void whatWasDoneByTwoShowsBoth() {
        assertThat(reports.staffActs(ALWAYS).stream())
                .anyMatch(act -> act.secondPerson() != 0 && !act.secondRole().isEmpty());
    }

    @Test
    void exceptionsShowVoidsAndCorrections() {
        assertThat(reports.exceptions(ALWAYS).stream().map(Row.ExceptionEntry::category))
                .contains("VOID", "CORRECTION", "MALFUNCTION");
        assertThat(reports.significant(ALWAYS).stream().map(Row.SignificantEvent::category))
                .contains("CONFIGURATION", "ACCESS", "EQUIPMENT", "MONEY");
    }

    @Test
    void aPeriodHasItsBeginAndNotItsEnd() {
        List<Row.StaffAct> all = reports.staffActs(ALWAYS).stream().toList();
        long from = all.get(all.size() / 3).atMillis();
        long to = all.get(2 * all.size() / 3).atMillis();

        assertThat(reports.staffActs(About.during(new Reports.Period(from, to))).stream())
                .containsExactlyElementsOf(all.stream()
                        .filter(act -> act.atMillis() >= from && act.atMillis() < to)
                        .toList())
                .isNotEmpty();
        assertThat(
                        reports
                                .staffActs(About.during(
                                        new Reports.Period(all.getLast().atMillis() + 1, Long.MAX_VALUE)))
                                .stream())
                .isEmpty();
    }

    @Test
    void aReportIsAboutOneTableTerminalOrPersonIfSomebodyWantsItSo() {
        List<Row.StaffAct> all = reports.staffActs(ALWAYS).stream().toList();
        Row.StaffAct some = all.stream()
                .filter(act -> act.tableNo() != 0 && act.secondPerson() != 0)
                .findFirst()
                .orElseThrow();

        assertThat(
                        reports
                                .staffActs(new About(
                                        Reports.Period.ALWAYS, some.tableNo(), About.ANY, some.secondPerson()))
                                .stream())
                .containsExactlyElementsOf(all.stream()
                        .filter(act -> act.tableNo() == some.tableNo()
                                && (act.personNo() == some.secondPerson() || act.secondPerson() == some.secondPerson()))
                        .toList())
                .contains(some)
                .hasSizeLessThan(all.size());
        int terminal = FLOOR.terminals().getFirst().number();
        assertThat(reports.significant(new About(Reports.Period.ALWAYS, About.ANY, terminal, About.ANY)).stream())
                .isNotEmpty()
                .allMatch(event -> event.terminalNo() == terminal);
    }

    @Test
    void roundsAreListedByTableAndPeriod() {
        int table = FLOOR.tables().getFirst().number();
        List<Row.GameRound> rounds =
                reports.rounds(new About(Reports.Period.ALWAYS, table, About.ANY, About.ANY)).stream()
                        .toList();

        assertThat(rounds).isNotEmpty().allMatch(round -> round.tableNo() == table);
        assertThat(reports.rounds(ALWAYS).stream()).hasSizeGreaterThan(rounds.size());
        long later = rounds.getLast().openedMillis();
        assertThat(
                        reports
                                .rounds(new About(
                                        new Reports.Period(later, Long.MAX_VALUE), table, About.ANY, About.ANY))
                                .stream())
                .contains(rounds.getLast())
                .doesNotContain(rounds.getFirst());
    }

    /** However it is cut into pages, a report is the same. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 1000})
    void pagesTogetherAreTheWhole(int limit) {
        Report<Row.StaffAct> report = reports.staffActs(ALWAYS);
        List<Row.StaffAct> all = new ArrayList<>();
        Report.Page<Row.StaffAct> page = report.firstPage(limit);
        all.addAll(page.rows());
        while (page.next().isPresent()) {
            page = report.page(page.next().getAsLong(), limit);
            all.addAll(page.rows());
        }

        assertThat(all).isEqualTo(report.stream().toList()).hasSizeGreaterThan(limit == 1000 ? 1 : limit);
        assertThat(page.next()).isEqualTo(OptionalLong.empty());
    }

    @Test
    void pagesOfTakingsTogetherAreTheWhole() {
        Shifts shifts = new Shifts(ZoneOffset.UTC, List.of(LocalTime.MIDNIGHT, LocalTime.NOON));
        Report<TakingsLine> report = reports.takings(
                shifts, day(HISTORY.entries().getFirst()), day(HISTORY.entries().getLast()));
        List<TakingsLine> all = new ArrayList<>();
        for (Report.Page<TakingsLine> page = report.firstPage(1);
                !page.rows().isEmpty();
                page = report.page(page.rows().getLast().line(), 1)) {
            all.addAll(page.rows());
        }

        assertThat(all).isEqualTo(report.stream().toList()).isNotEmpty();
    }
}
