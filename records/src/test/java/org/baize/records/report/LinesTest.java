package org.baize.records.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.baize.records.row.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How rows are written, and when shifts change. */
class LinesTest {

    private static final Sheet<Said> SAID = Sheet.of(Said.class);

    record Said(long number, String words, boolean meant) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "plain         | plain",
                "one, two      | \"one, two\"",
                "he said \"no\"| \"he said \"\"no\"\"\"",
                "=1+1          | '=1+1",
                "-5            | '-5",
            })
    void wordsAreQuotedAndNeverAFormula(String words, String written) throws Exception {
        StringBuilder line = new StringBuilder();

        CsvLine.append(line, SAID, new Said(-7, words, true));

        assertThat(line).hasToString("-7," + written + ",true\r\n");
    }

    @Test
    void jsonKeepsNumbersAsNumbers() {
        assertThat(JsonLine.of(SAID, new Said(7, "a \"b\"", false)))
                .isEqualTo("{\"number\":7,\"words\":\"a \\\"b\\\"\",\"meant\":false}");
    }

    /** A report without an end: only the pages that are wanted are read, and none is kept. */
    @Test
    void aReportIsReadPageByPage() {
        AtomicInteger pages = new AtomicInteger();
        Report<Said> endless = new Report<>("endless", SAID, (after, limit) -> {
            pages.incrementAndGet();
            long first = Math.max(0, after + 1);
            return LongStream.range(first, first + limit)
                    .mapToObj(number -> new Said(number, "", true))
                    .toList();
        });

        assertThat(endless.stream().limit(2_500).mapToLong(Said::number).sum()).isEqualTo(2_499L * 2_500 / 2);
        assertThat(pages).hasValue(3);
    }

    /** On the day the clocks go back the shift that has that hour is an hour longer. */
    @Test
    void aShiftMayHaveNineHours() {
        Shifts shifts = new Shifts(
                ZoneId.of("Australia/Sydney"), List.of(LocalTime.of(22, 0), LocalTime.of(6, 0), LocalTime.of(14, 0)));

        List<Shifts.Shift> day = shifts.of(LocalDate.of(2026, 4, 4));

        assertThat(day.stream().map(shift -> (shift.toMillis() - shift.fromMillis()) / 3_600_000))
                .containsExactly(8L, 8L, 9L);
        assertThat(day.get(0).toMillis()).isEqualTo(day.get(1).fromMillis());
        assertThat(day.getLast().toMillis())
                .isEqualTo(shifts.of(LocalDate.of(2026, 4, 5)).getFirst().fromMillis());
    }

    @Test
    void aDayHasAShift() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new Shifts(ZoneId.of("UTC"), List.of()));
    }
}
