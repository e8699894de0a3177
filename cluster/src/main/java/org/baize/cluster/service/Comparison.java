package org.baize.cluster.service;

import java.util.Collections;
import java.util.TreeMap;
import org.baize.protocol.message.ToFloor;

/**
 * Compares the state of this member with what all of them reported, at places in the log where somebody asked for it. When
 * a member starts again it meets the old reports in the log, so that its replay is compared as well.
 */
public final class Comparison {

    private static final int KEPT = 16;

    private final int self;
    private final int majority;
    private final TreeMap<Long, String> own = new TreeMap<>();
    private final TreeMap<Long, TreeMap<Integer, String>> reports = new TreeMap<>();

    /**
     * Compares for one member.
     *
     * @param members how many there are
     */
    public Comparison(int self, int members) {
        this.self = self;
        this.majority = members / 2 + 1;
    }

    /** This member's own state at a place. */
    public void took(long position, String hash) {
        own.put(position, hash);
        while (own.size() > KEPT) {
            long oldest = own.firstKey();
            own.remove(oldest);
            reports.headMap(oldest, true).clear();
        }
    }

    /**
     * A report has come. One against one decides nothing; it waits for a third.
     *
     * @throws DivergedException if most of the members found the same state, and this one another
     */
    public void reported(ToFloor.Report report) {
        String mine = own.get(report.position());
        if (mine == null) {
            return; // this member started behind that place
        }
        TreeMap<Integer, String> said = reports.computeIfAbsent(report.position(), _ -> new TreeMap<>());
        said.put(report.member(), report.hash());
        boolean most = Collections.frequency(said.values(), report.hash()) >= majority;
        if (most && !mine.equals(report.hash())) {
            throw new DivergedException(self, report.position(), mine, report.hash());
        }
    }
}
