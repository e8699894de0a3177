package org.baize.records.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.baize.engine.paper.Slip;
import org.baize.engine.paper.ValidationNumbers;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;
import org.baize.records.History;
import org.baize.records.Projector;
import org.baize.records.report.Lines.PaperLine;
import org.baize.records.report.Reports.Period;
import org.baize.rules.cash.PaperState;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** Tickets and vouchers: each report has those that the floor has, by the time of what it reports. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PapersContract {

    private static final History HISTORY = History.of(4);
    private static final FloorState FLOOR = HISTORY.floor().state();
    private static final Heading HEADING = new Heading("", Optional.of(Period.ALWAYS), 1_000, "1.2.3", 600);

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

    private static List<Long> numbers(Predicate<Slip> which) {
        return FLOOR.papers().slips().stream().filter(which).map(Slip::number).toList();
    }

    private static List<Long> numbers(Report<PaperLine> report) {
        return report.stream().map(PaperLine::paperNo).toList();
    }

    @Test
    void papersAreThoseOfTheFloor() {
        assertThat(numbers(reports.papersIssued(Period.ALWAYS)))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(numbers(_ -> true));
        assertThat(numbers(reports.papersRedeemed(Period.ALWAYS)))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(numbers(slip -> slip.state() == PaperState.PAID));
        assertThat(numbers(reports.papersVoid(Period.ALWAYS)))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(numbers(slip -> slip.state() == PaperState.CANCELLED));
        assertThat(numbers(reports.papersOutstanding()))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(
                        numbers(slip -> slip.state() != PaperState.PAID && slip.state() != PaperState.CANCELLED));
    }

    /** A ticket of yesterday that is paid today belongs to what was redeemed today. */
    @Test
    void whatWasRedeemedGoesByTheTimeOfThePayment() {
        PaperLine late = reports.papersRedeemed(Period.ALWAYS).stream()
                .filter(line -> line.issuedMillis() < line.paidMillis())
                .findFirst()
                .orElseThrow();

        assertThat(numbers(reports.papersRedeemed(new Period(late.paidMillis(), late.paidMillis() + 1))))
                .contains(late.paperNo());
        assertThat(numbers(reports.papersRedeemed(new Period(late.issuedMillis(), late.paidMillis()))))
                .doesNotContain(late.paperNo());
        assertThat(numbers(reports.papersIssued(new Period(late.issuedMillis(), late.issuedMillis() + 1))))
                .contains(late.paperNo());
        assertThat(numbers(reports.papersIssued(new Period(late.paidMillis(), Long.MAX_VALUE))))
                .doesNotContain(late.paperNo());
    }

    @Test
    void whatBecameVoidGoesByTheTimeAtWhichItDid() {
        List<PaperLine> all = reports.papersVoid(Period.ALWAYS).stream().toList();
        long middle = all.get(all.size() / 2).sinceMillis();

        assertThat(numbers(reports.papersVoid(new Period(0, middle))))
                .isEqualTo(all.stream()
                        .filter(line -> line.sinceMillis() < middle)
                        .map(PaperLine::paperNo)
                        .toList());
        assertThat(numbers(reports.papersVoid(new Period(middle, Long.MAX_VALUE))))
                .isEqualTo(all.stream()
                        .filter(line -> line.sinceMillis() >= middle)
                        .map(PaperLine::paperNo)
                        .toList());
    }

    /** A period is a stretch of events, which is right only as long as papers are issued in the order of time. */
    @Test
    void papersAreIssuedInTheOrderOfTime() {
        assertThat(reports.papersIssued(Period.ALWAYS).stream().map(PaperLine::issuedMillis))
                .isSorted();
    }

    @Test
    void aPageIsAnObjectOfJsonUnderItsHeadingWithTheWayToTheNext() throws Exception {
        Report<PaperLine> report = reports.papersIssued(Period.ALWAYS);
        ObjectMapper mapper = new ObjectMapper();

        JsonNode first = mapper.readTree(report.json(HEADING, Long.MIN_VALUE, 1));
        JsonNode second =
                mapper.readTree(report.json(HEADING, first.path("next").asLong(), 1));

        assertThat(first.path("title").asText()).isEqualTo("Tickets and vouchers issued");
        assertThat(first.path("version").asText()).isEqualTo("1.2.3");
        assertThat(first.path("made_millis").asLong()).isEqualTo(1_000);
        assertThat(first.at("/rows/0/paper_no").asText()).hasSize(18);
        assertThat(second.at("/rows/0/issued_event").asLong())
                .isGreaterThan(first.at("/rows/0/issued_event").asLong());
        assertThat(mapper.readTree(report.json(HEADING, Long.MAX_VALUE, 1))
                        .path("next")
                        .isNull())
                .isTrue();
    }

    @Test
    void aFileOfJsonEndsWithItsTotals() throws Exception {
        Report<PaperLine> report = reports.papersOutstanding();
        StringBuilder text = new StringBuilder();
        List<PaperLine> lines = report.stream().toList();

        report.json(HEADING, text);

        JsonNode file = new ObjectMapper().readTree(text.toString());
        assertThat(file.path("rows")).hasSize(lines.size());
        assertThat(file.path("count").asInt()).isEqualTo(lines.size());
        assertThat(file.at("/totals/cents").asLong())
                .isPositive()
                .isEqualTo(lines.stream().mapToLong(PaperLine::cents).sum());
    }

    @Test
    void aFileOfCsvHasHeadingNamesRowsAndTotals() {
        Report<PaperLine> report = reports.papersIssued(new Period(0, Long.MAX_VALUE));
        StringBuilder text = new StringBuilder();
        List<PaperLine> papers = report.stream().toList();

        report.csv(HEADING, text);

        List<String> lines = text.toString().lines().toList();
        assertThat(lines)
                .startsWith(
                        "Report,Tickets and vouchers issued",
                        "From,the beginning",
                        "Until,the end",
                        "Made,1970-01-01 10:00:01.000",
                        "Units,\"amounts in dollars; times of the house, UTC+10:00\"",
                        "Version,1.2.3",
                        "",
                        "issued_event,paper_no,kind,amount,terminal_no,account_no,issued,state,since,delayed_until,"
                                + "paid,paid_place,paid_form,replaced_by")
                .contains("Rows," + papers.size(), "Totals");
        String digits = ValidationNumbers.text(papers.getFirst().paperNo());
        assertThat(lines.get(8))
                .contains(digits.substring(0, 2) + "-" + digits.substring(2, 6) + "-" + digits.substring(6, 10) + "-"
                        + digits.substring(10, 14) + "-" + digits.substring(14));
    }
}
