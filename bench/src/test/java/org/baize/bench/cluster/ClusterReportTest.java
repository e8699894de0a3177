package org.baize.bench.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.baize.bench.work.BenchException;
import org.junit.jupiter.api.Test;

/** What the figures are held against, and how they are shown. */
class ClusterReportTest {

    private static final ClusterReport.Quiet QUIET = new ClusterReport.Quiet(new Sample(100, 900, 2_000, 3_000), 0.15);
    private static final Map<PostgresForm, Sample> POSTGRES = Map.of(
            PostgresForm.STATEMENTS, rate(3_000),
            PostgresForm.PROCEDURE, rate(5_000),
            PostgresForm.BATCH, rate(60_000));

    private static Sample rate(double perSecond) {
        return new Sample(perSecond, 100, 200, 300);
    }

    private static Map<Integer, Sample> levels(double busyRate, double middlingP99) {
        return Map.of(1, rate(1_000), 64, new Sample(50_000, 600, middlingP99, 9_000), 1024, rate(busyRate));
    }

    private static ClusterReport report(double oneRate, double threeRate, Map<PostgresForm, Sample> postgres) {
        return new ClusterReport(
                Map.of(
                        Arm.BAIZE_ONE, levels(oneRate, 5_000),
                        Arm.BAIZE_ONE_REMOTE, levels(oneRate / 2, 5_000),
                        Arm.ECHO_ONE, levels(600_000, 4_000),
                        Arm.BAIZE_THREE, levels(threeRate, 5_000),
                        Arm.ECHO_THREE, levels(200_000, 4_000)),
                postgres,
                QUIET,
                OptionalDouble.of(2.5));
    }

    @Test
    void aimsAreHeldAgainstTheBestOfPostgresAndTheEcho() {
        List<Aim> aims = Aim.of(report(360_000, 60_000, POSTGRES));

        assertThat(aims).extracting(Aim::figure).containsExactly(72.0, 6.0, 12.0, 60.0, 1.25, 15.0, 2.5);
        assertThat(aims).extracting(Aim::reached).containsOnly(true);
    }

    @Test
    void aimsAreMissedByALittleAsByMuch() {
        List<Aim> aims = Aim.of(report(299_000, 59_000, POSTGRES));

        assertThat(aims).extracting(Aim::reached).containsExactly(false, false, false, false, true, true, true);
        assertThat(aims.getFirst().text()).contains("59.8 times, aim at least 60 times: missed");
        assertThat(aims.get(5).text()).contains("15.0 %, aim at most 20 %: reached");
        assertThat(aims.getLast().text()).contains("2.5 s, aim at most 3 s: reached");
    }

    @Test
    void withoutPostgresItsRatiosAreLeftOut() {
        ClusterReport report = report(360_000, 60_000, Map.of());

        assertThat(Aim.of(report)).hasSize(4);
        assertThat(report.text()).doesNotContain("PostgreSQL").contains("bare echo, one node");
    }

    @Test
    void textIsATableOfAllThatWasMeasured() {
        assertThat(report(360_000, 60_000, POSTGRES).text())
                .containsPattern("Baize, one node, client in its process +1024 +360,000 +100 +200 +300")
                .containsPattern("PostgreSQL, batches of 100 wagers +16 clients +60,000")
                .contains("Baize, one node, idle: 15.0 % of a core")
                .contains("started with 1,000,000 wagers behind its snapshot: 2.50 s");
    }

    @Test
    void jsonHasTheSame() throws IOException {
        JsonNode tree =
                new ObjectMapper().readTree(report(360_000, 60_000, POSTGRES).json());

        assertThat(tree.at("/baize_one/1024/perSecond").asDouble()).isEqualTo(360_000);
        assertThat(tree.at("/postgres_batch/perSecond").asDouble()).isEqualTo(60_000);
        assertThat(tree.at("/aims/0/reached").asBoolean()).isTrue();
        assertThat(tree.at("/aims/5/atMost").asDouble()).isEqualTo(20);
    }

    @Test
    void medianIsTakenOfEachFigure() {
        Sample median = Sample.median(
                List.of(new Sample(10, 3, 30, 300), new Sample(30, 1, 20, 100), new Sample(20, 2, 10, 200)));

        assertThat(median).isEqualTo(new Sample(20, 2, 20, 200));
        assertThat(Sample.median(List.of(rate(10), rate(20))).perSecond()).isEqualTo(15);
    }

    @Test
    void aSampleGoesBetweenProcessesAsALine() {
        Sample sample = new Sample(1234.5, 1, 2.25, 3);

        assertThat(Sample.parse(sample.line())).isEqualTo(sample);
        assertThatExceptionOfType(BenchException.class)
                .isThrownBy(() -> Sample.parse("no figures"))
                .withMessageContaining("'no figures'");
    }

    @Test
    void unknownOptionIsRefused() {
        assertThat(ClusterBench.wrongOption(List.of("--json", "--fast")))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("'--fast' is not an option"));
        assertThat(ClusterBench.wrongOption(List.of("--json", "--quick"))).isEmpty();
    }
}
