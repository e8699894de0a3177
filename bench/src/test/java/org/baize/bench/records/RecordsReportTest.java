package org.baize.bench.records;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.baize.bench.records.ReportFigures.PageMillis;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordsReportTest {

    private static final VerificationFigures FITS = new VerificationFigures(12.5, 100 << 20, "");
    private static final ReportFigures ROUNDS = report(false, 249, 1 << 20);
    private static final ReportFigures RECONCILIATION = report(true, 9_000, 0);

    private static ReportFigures report(boolean sums, double lastMillis, long held) {
        return new ReportFigures("rounds", sums, 16_000, new PageMillis(1.5, 2, lastMillis), 0.75, 20 << 20, held);
    }

    private static RecordsReport of(VerificationFigures verification, ReportFigures... reports) {
        Filled filled = new Filled(
                2_000_000,
                2_900_000,
                11_000_000,
                2_000,
                110,
                100,
                List.of(9_000.0, 30_000.0, 28_000.0, 26_000.0, 20_000.0));
        ReaderProcess.Read read = new ReaderProcess.Read(List.of(reports), verification);
        return new RecordsReport(Plan.FULL, List.of(new Measured("H2", filled, read)));
    }

    @Test
    void whatWasMeasuredIsTold() throws JsonProcessingException {
        RecordsReport report = of(FITS, ROUNDS, RECONCILIATION);

        assertThat(report.text())
                .contains("2,000,000 wagers, 11,000,000 rows of 2,900,000 entries")
                .contains("26,000 entries a second (median; 29,000 a CPU second of the writer), 100,000 rows a second")
                .contains("30,000 entries a second at first, 20,000 at last")
                .contains("everything verified in 12.5 s, peak heap 100 MB: all fits")
                .endsWith("all reached" + System.lineSeparator());
        JsonNode json = new ObjectMapper().readTree(report.json());
        assertThat(json.at("/databases/0/read/reports/0/pageMillis/last").asDouble())
                .isEqualTo(249);
        assertThat(json.get("missed").size()).isZero();
    }

    @Test
    void slowPagesAndMemoryThatGrowsAndWhatDoesNotFitAreMissed() {
        RecordsReport report = of(
                new VerificationFigures(1, 1, "event 7: is missing"),
                report(false, 251, 0),
                report(true, 10_001, 0),
                report(false, 1, 33 << 20));

        assertThat(report.missed())
                .containsExactly(
                        "H2, rounds: a page takes 251 ms, aim 250",
                        "H2, rounds: a page takes 10001 ms, aim 10000",
                        "H2, rounds: 33 MB held, aim 32",
                        "H2: event 7: is missing");
        assertThat(report.text()).contains("missed: H2, rounds: 33 MB held, aim 32");
    }

    @Test
    void oneStretchIsItsOwnBeginningAndEnd() {
        Filled filled = new Filled(1, 1, 1, 1, 1, 1, List.of(5.0));

        assertThat(List.of(filled.early(), filled.late(), filled.entriesPerSecond()))
                .containsExactly(5.0, 5.0, 5.0);
    }

    @Test
    void optionsAreUnderstood() {
        assertThat(Plan.of(List.of())).isEqualTo(new Plan.Asked(Plan.FULL, false));
        assertThat(Plan.of(List.of("--rows", "7", "--quick", "--json")))
                .isEqualTo(new Plan.Asked(Plan.QUICK.withWagers(7), true));
        assertThat(Plan.wrongOption(List.of("--json", "--rows", "7", "--quick")))
                .isEmpty();
        assertThat(Plan.wrongOption(List.of("--fast")))
                .hasValueSatisfying(
                        sentence -> assertThat(sentence).contains("'--fast' is not an option of bench records"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "x", "99999999999"})
    void rowsAreANumber(String rows) {
        List<String> options = rows.isEmpty() ? List.of("--rows") : List.of("--rows", rows);

        assertThat(Plan.wrongOption(options))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("--rows needs a number"));
    }
}
