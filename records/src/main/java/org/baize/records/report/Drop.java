package org.baize.records.report;

import java.util.ArrayList;
import java.util.List;
import org.baize.records.report.Lines.DropLine;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/**
 * The notes in the stackers by denomination. Each note knows how many of its kind its stacker had taken with it, so that those of a
 * period are the difference of two numbers, however many they are.
 */
final class Drop {

    private static final Sheet<Stack> STACKS = Sheet.of(Stack.class);

    /** Notes are smaller than ten million dollars, so that a terminal and a denomination make one key. */
    private static final long CENTS = 1_000_000_000;

    /** The embedded database reads an index backwards only if it is asked for the order of all its columns. */
    private static final String TAKEN_BEFORE =
            "coalesce((select n.stacked_no from note n where n.terminal_no = f.terminal_no"
                    + " and n.denomination_cents = f.denomination_cents and n.at_millis < ?"
                    + " order by n.terminal_no desc, n.denomination_cents desc, n.at_millis desc, n.stacked_no desc limit 1), 0)";

    /** The first note of each stack stands for it. */
    private static final String STACKED =
            "select f.terminal_no, f.denomination_cents, " + TAKEN_BEFORE + ", " + TAKEN_BEFORE
                    + " from note f where f.stacked_no = 1 and f.terminal_no >= ?"
                    + " and (f.terminal_no > ? or f.denomination_cents > ?)"
                    + " order by f.stacked_no, f.terminal_no, f.denomination_cents limit ?";

    private final Reader reader;
    private final Reports.Period period;

    Drop(Reader reader, Reports.Period period) {
        this.reader = reader;
        this.period = period;
    }

    /** The notes of one denomination that a terminal had taken before two moments. */
    record Stack(int terminalNo, long denominationCents, long takenBefore, long takenThen) {

        private long key() {
            return terminalNo * CENTS + denominationCents;
        }

        private long notes() {
            return takenThen - takenBefore;
        }

        private DropLine line() {
            return new DropLine(key(), terminalNo, denominationCents, notes(), notes() * denominationCents);
        }
    }

    List<DropLine> after(long line, int limit) {
        List<DropLine> lines = new ArrayList<>();
        List<Stack> stacks = stacks(Math.max(line, 0), limit);
        add(stacks, lines);
        while (lines.size() < limit && stacks.size() == limit) {
            stacks = stacks(stacks.getLast().key(), limit);
            add(stacks, lines);
        }
        return lines.subList(0, Math.min(limit, lines.size()));
    }

    private static void add(List<Stack> stacks, List<DropLine> lines) {
        stacks.stream().filter(stack -> stack.notes() > 0).map(Stack::line).forEach(lines::add);
    }

    private List<Stack> stacks(long after, int limit) {
        long terminal = after / CENTS;
        return reader.query(
                STACKS, STACKED, period.fromMillis(), period.toMillis(), terminal, terminal, after % CENTS, limit);
    }
}
