package org.baize.records.verify;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.FloorState;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/**
 * Whether what moved on record is what moved on the floor: every account by every flow. The floor tells chips on the
 * meter from those on a layout and those in play; on record they are all the player's, and what only moves between them
 * does not move.
 */
final class LedgerCheck {

    private static final Set<AccountKind> PLAYERS_OWN =
            EnumSet.of(AccountKind.CHIPS, AccountKind.LAYOUT, AccountKind.IN_PLAY);
    private static final Set<Flow> WITHIN = EnumSet.of(Flow.PLACED, Flow.LIFTED, Flow.STAKED, Flow.STAKE_RETURNED);
    private static final Sheet<Sum> SUMS = Sheet.of(Sum.class);

    private final Reader reader;
    private final FloorState floor;

    LedgerCheck(Reader reader, FloorState floor) {
        this.reader = reader;
        this.floor = floor;
    }

    /** What one flow brought to an account, or took from it. */
    record Sum(String kind, int owner, long detail, String flow, long cents) {}

    private record Cell(AccountId account, Flow flow) implements Comparable<Cell> {

        private static final Comparator<Cell> ORDER =
                Comparator.comparing(Cell::account).thenComparing(Cell::flow);

        @Override
        public int compareTo(Cell other) {
            return ORDER.compare(this, other);
        }

        @Override
        public String toString() {
            return flow + " of " + account.kind() + " " + account.owner()
                    + (account.detail() == 0 ? "" : " (" + account.detail() + ")");
        }
    }

    Optional<Finding> firstFinding() {
        Map<Cell, Long> onRecord = new TreeMap<>();
        sums("to").forEach(sum -> add(onRecord, cell(sum), sum.cents()));
        sums("from").forEach(sum -> add(onRecord, cell(sum), -sum.cents()));
        long sum = onRecord.values().stream().mapToLong(Long::longValue).sum();
        if (sum != 0) {
            return Optional.of(new Finding("movement", 0, "all accounts together come to " + sum + " cents"));
        }
        return firstDifference(onRecord, onTheFloor());
    }

    private static Optional<Finding> firstDifference(Map<Cell, Long> onRecord, Map<Cell, Long> onTheFloor) {
        Map<Cell, Long> all = new TreeMap<>(onTheFloor);
        onRecord.forEach(all::putIfAbsent);
        return all.keySet().stream()
                .filter(cell -> !onRecord.getOrDefault(cell, 0L).equals(onTheFloor.getOrDefault(cell, 0L)))
                .findFirst()
                .map(cell -> new Finding(
                        "ledger",
                        0,
                        cell + " is " + onRecord.getOrDefault(cell, 0L) + " cents on record and "
                                + onTheFloor.getOrDefault(cell, 0L) + " on the floor"));
    }

    private Iterable<Sum> sums(String side) {
        String columns = side + "_kind, " + side + "_owner, " + side + "_detail, flow";
        return reader.query(
                SUMS, "select " + columns + ", cast(sum(cents) as bigint) from movement group by " + columns);
    }

    private Map<Cell, Long> onTheFloor() {
        Map<Cell, Long> sums = new TreeMap<>();
        for (Account account : floor.ledger().accounts()) {
            for (Flow flow : Flow.values()) {
                if (!WITHIN.contains(flow)) {
                    add(sums, new Cell(own(account.id()), flow), account.inCents(flow) - account.outCents(flow));
                }
            }
        }
        return sums;
    }

    private static Cell cell(Sum sum) {
        return new Cell(
                new AccountId(AccountKind.valueOf(sum.kind()), sum.owner(), sum.detail()), Flow.valueOf(sum.flow()));
    }

    private static AccountId own(AccountId id) {
        return PLAYERS_OWN.contains(id.kind()) ? AccountId.of(AccountKind.CHIPS, id.owner()) : id;
    }

    private static void add(Map<Cell, Long> sums, Cell cell, long cents) {
        sums.merge(cell, cents, Long::sum);
        sums.remove(cell, 0L);
    }
}
