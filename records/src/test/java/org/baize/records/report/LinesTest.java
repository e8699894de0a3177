package org.baize.records.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
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

        new CsvSheet<>(SAID, line, 0).row(new Said(-7, words, true));

        assertThat(line).hasToString("-7," + written + ",true\r\n");
    }

    record Paid(long line, int tableNo, int terminalNo, long cents, long stakeCents, long paidMillis, long paperNo) {}

    /** Amounts in dollars, times as the house reads them, papers as they are printed, and nothing where there is none. */
    @Test
    void figuresAreWrittenAsPeopleReadThem() throws Exception {
        Sheet<Paid> sheet = Sheet.of(Paid.class);
        StringBuilder text = new StringBuilder();
        CsvSheet<Paid> csv = new CsvSheet<>(sheet, text, 600);

        csv.row(new Paid(1, 3, 0, -1_234_50, 5, 0, 12_3456_7890_1234_5678L));
        csv.row(new Paid(2, 0, 7, 0, 100, 1_000, 0));
        csv.totals(2, Map.of("cents", -1_234_50L));

        assertThat(text.toString().lines())
                .containsExactly(
                        "3,,-1234.50,0.05,,12-3456-7890-1234-5678",
                        ",7,0.00,1.00,1970-01-01 10:00:01.000,",
                        "",
                        "Rows,2",
                        "Totals",
                        ",,-1234.50,,,");
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
