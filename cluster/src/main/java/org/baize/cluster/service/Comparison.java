package org.baize.cluster.service;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.baize.protocol.message.ToFloor;
import org.jspecify.annotations.Nullable;

/**
 * Compares the state of this member with what all of them reported, at places in the log where somebody asked for it. When
 * a member starts again it meets the old reports in the log, so that its replay is compared as well. For one thread, but for
 * {@link #newest}.
 */
public final class Comparison {

    private static final int KEPT = 16;

    /**
     * A member that is alone reports nothing. What it meets is of the three whose log it was given, and one of those may be the one
     * that differed: what it said must not turn a sound log away.
     */
    private static final int MOST_OF_THREE = 2;

    private final int self;
    private final int majority;
    private final Executor worker;
    private final TreeMap<Long, TakenHash> own = new TreeMap<>();
    private final TreeMap<Long, TreeMap<Integer, String>> reports = new TreeMap<>();
    private final List<Majority> undecided = new ArrayList<>();
    private final AtomicReference<@Nullable TakenHash> newest = new AtomicReference<>();

    /** What most members reported, and this one's own state, which it may still work out. */
    private record Majority(TakenHash mine, String hash) {}

    /**
     * Compares for one member, or for a tool that reads a log, and works each hash out at once.
     *
     * @param members how many there are
     */
    public Comparison(int self, int members) {
        this(self, members, Runnable::run);
    }

    /**
     * Compares for one member.
     *
     * @param worker works the hashes out
     */
    Comparison(int self, int members, Executor worker) {
        this.self = self;
        this.majority = Math.max(MOST_OF_THREE, members / 2 + 1);
        this.worker = worker;
    }

    /** Compares for a member whose floor must not stand still meanwhile. */
    static Comparison besideTheFloor(int self, int members) {
        return new Comparison(self, members, TakenHash::beside);
    }

    /**
     * Takes this member's own state at a place. One is worked out at a time, for each holds a whole state in memory; and so nothing
     * but the newest is ever unknown.
     *
     * @param hash of that state, worked out on another thread perhaps
     * @throws DivergedException if most of the members found the same state before, and this one another
     */
    TakenHash take(long position, Supplier<String> hash) {
        newest().ifPresent(TakenHash::await);
        decide();
        TakenHash taken = TakenHash.begin(position, hash, worker);
        newest.set(taken);
        own.put(position, taken);
        while (own.size() > KEPT) {
            long oldest = own.firstKey();
            own.remove(oldest);
            reports.headMap(oldest, true).clear();
        }
        return taken;
    }

    /** The last that was taken; may be read from any thread. */
    Optional<TakenHash> newest() {
        return Optional.ofNullable(newest.get());
    }

    /**
     * A report has come. One against one decides nothing; it waits for a third.
     *
     * @throws DivergedException if most of the members found the same state, and this one another
     */
    void reported(ToFloor.Report report) {
        TakenHash mine = own.get(report.position());
        if (mine == null) {
            return; // this member started behind that place
        }
        TreeMap<Integer, String> said = reports.computeIfAbsent(report.position(), _ -> new TreeMap<>());
        said.put(report.member(), report.hash());
        if (Collections.frequency(said.values(), report.hash()) >= majority) {
            undecided.add(new Majority(mine, report.hash()));
            decide();
        }
    }

    /**
     * Compares what is known by now.
     *
     * @throws DivergedException if most of the members found the same state, and this one another
     */
    void decide() {
        while (!undecided.isEmpty() && undecided.getFirst().mine().isDone()) {
            compare(undecided.getFirst());
            undecided.removeFirst(); // only then: whoever differs never goes on
        }
    }

    /**
     * The same, and waits for this member's own state if most others know theirs.
     *
     * @throws DivergedException if most of the members found the same state, and this one another
     */
    void decideForCertain() {
        while (!undecided.isEmpty()) {
            compare(undecided.getFirst());
            undecided.removeFirst();
        }
    }

    private void compare(Majority most) {
        String mine = most.mine().await();
        if (!mine.equals(most.hash())) {
            throw new DivergedException(self, most.mine().position(), mine, most.hash());
        }
    }
}
