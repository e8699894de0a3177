package org.baize.rules.sicbo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** One row of {@code sicbo/lines.tsv}. */
record ExpectedLine(String rulebook, String key, String bet, Steps steps, String lostBy) {

    /** What each step of the odds says: in how many readings it is paid, how much, and by which rule. */
    record Steps(List<Integer> readings, List<Integer> odds, List<String> rules) {}

    static List<ExpectedLine> all() {
        return read().lines()
                .filter(line -> !line.startsWith("#"))
                .map(ExpectedLine::parse)
                .toList();
    }

    static List<ExpectedLine> of(String rulebook) {
        return all().stream().filter(line -> line.rulebook().equals(rulebook)).toList();
    }

    private static ExpectedLine parse(String row) {
        List<String> cells = Arrays.asList(row.split("\t", -1));
        return new ExpectedLine(
                cells.get(0),
                cells.get(1),
                cells.get(2),
                new Steps(
                        numbers(cells.get(3)),
                        numbers(cells.get(4)),
                        List.of(cells.get(5).split("; ", -1))),
                cells.get(6));
    }

    private static List<Integer> numbers(String cell) {
        return Arrays.stream(cell.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static String read() {
        try (InputStream file = Objects.requireNonNull(
                ExpectedLine.class.getResourceAsStream("/sicbo/lines.tsv"), "sicbo/lines.tsv is missing")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
