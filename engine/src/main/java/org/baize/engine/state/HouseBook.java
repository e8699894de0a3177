package org.baize.engine.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.event.PatronEvent.Breach;
import org.baize.engine.event.PatronEvent.Imposed;

/**
 * What the house has on record about people: breaches, exclusions, disputes. Each is found by its number or code.
 *
 * @param sanctions what was imposed for each breach
 */
public record HouseBook(
        Map<Long, Breach> breaches,
        Map<Long, List<Imposed>> sanctions,
        Map<String, PatronFile> patrons,
        Map<Long, Dispute> disputes) {

    public static final HouseBook EMPTY =
            new HouseBook(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

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
        return breaches.size() + 1L;
    }

    public long nextDispute() {
        return disputes.size() + 1L;
    }

    public HouseBook with(Breach breach) {
        Map<Long, Breach> more = new TreeMap<>(breaches);
        more.put(breach.number(), breach);
        return new HouseBook(more, sanctions, patrons, disputes);
    }

    public HouseBook with(Imposed imposed) {
        List<Imposed> all = new ArrayList<>(sanctioned(imposed.breach()));
        all.add(imposed);
        Map<Long, List<Imposed>> more = new TreeMap<>(sanctions);
        more.put(imposed.breach(), List.copyOf(all));
        return new HouseBook(breaches, more, patrons, disputes);
    }

    public HouseBook with(String code, PatronFile file) {
        Map<String, PatronFile> more = new TreeMap<>(patrons);
        more.put(code, file);
        return new HouseBook(breaches, sanctions, more, disputes);
    }

    public HouseBook with(long number, Dispute dispute) {
        Map<Long, Dispute> more = new TreeMap<>(disputes);
        more.put(number, dispute);
        return new HouseBook(breaches, sanctions, patrons, more);
    }
}
