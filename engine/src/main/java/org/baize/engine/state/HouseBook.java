package org.baize.engine.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.event.PatronEvent.Breach;
import org.baize.engine.event.PatronEvent.Imposed;

/**
 * What the house has to know about people for what it decides next. The events are the lasting record; kept here is
 * only what a later decision asks for:
 * <ul>
 *   <li>the latest breaches and what was imposed for each, because a breach can be sanctioned later, and once in the
 *       same way; one that is older is recorded anew before it is sanctioned;
 *   <li>what bars a person, for as long as that person may come back;
 *   <li>disputes until they are closed: nothing can be done with them afterwards.
 * </ul>
 *
 * @param sanctions what was imposed for each breach that is kept
 */
public record HouseBook(
        Map<Long, Breach> breaches,
        Map<Long, List<Imposed>> sanctions,
        Map<String, PatronFile> patrons,
        Map<Long, Dispute> disputes,
        Counted counted) {

    /** How many breaches can still be sanctioned. */
    public static final int BREACHES_KEPT = 256;

    /** How many there ever were; their numbers are never given twice. */
    public record Counted(long breaches, long disputes) {}

    public static final HouseBook EMPTY =
            new HouseBook(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new Counted(0, 0));

    public HouseBook {
        breaches = Collections.unmodifiableMap(new TreeMap<>(breaches));
        sanctions = Collections.unmodifiableMap(new TreeMap<>(sanctions));
        patrons = Collections.unmodifiableMap(new TreeMap<>(patrons));
        disputes = Collections.unmodifiableMap(new TreeMap<>(disputes));
    }

    public PatronFile patron(String code) {
        return patrons.getOrDefault(code, PatronFile.EMPTY);
    }

    /** What was imposed for that breach so far. */
    public List<Imposed> sanctioned(long breach) {
        return sanctions.getOrDefault(breach, List.of());
    }

    public long nextBreach() {
        return counted.breaches() + 1;
    }

    public long nextDispute() {
        return counted.disputes() + 1;
    }

    /** Whether there was a dispute of that number and nothing can be done with it any more. */
    public boolean closed(long dispute) {
        return dispute >= 1 && dispute <= counted.disputes() && !disputes.containsKey(dispute);
    }

    /** Remembers a new breach and forgets the oldest. */
    public HouseBook with(Breach breach) {
        Map<Long, Breach> more = new TreeMap<>(breaches);
        more.put(breach.number(), breach);
        Map<Long, List<Imposed>> answered = new TreeMap<>(sanctions);
        long oldest = breach.number() - BREACHES_KEPT;
        more.remove(oldest);
        answered.remove(oldest);
        return new HouseBook(more, answered, patrons, disputes, new Counted(breach.number(), counted.disputes()));
    }

    public HouseBook with(Imposed imposed) {
        List<Imposed> all = new ArrayList<>(sanctioned(imposed.breach()));
        all.add(imposed);
        Map<Long, List<Imposed>> more = new TreeMap<>(sanctions);
        more.put(imposed.breach(), List.copyOf(all));
        return new HouseBook(breaches, more, patrons, disputes, counted);
    }

    public HouseBook with(String code, PatronFile file) {
        Map<String, PatronFile> more = new TreeMap<>(patrons);
        more.put(code, file);
        return new HouseBook(breaches, sanctions, more, disputes, counted);
    }

    public HouseBook with(long number, Dispute dispute) {
        Map<Long, Dispute> more = new TreeMap<>(disputes);
        more.put(number, dispute);
        long raised = Math.max(number, counted.disputes());
        return new HouseBook(breaches, sanctions, patrons, more, new Counted(counted.breaches(), raised));
    }

    public HouseBook withoutDispute(long number) {
        Map<Long, Dispute> fewer = new TreeMap<>(disputes);
        fewer.remove(number);
        return new HouseBook(breaches, sanctions, patrons, fewer, counted);
    }
}
