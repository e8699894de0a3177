package org.baize.engine.state;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.event.PatronEvent.Breach;

/** What the house has on record about people: breaches, exclusions, disputes. Each is found by its number or code. */
public record HouseBook(Map<Long, Breach> breaches, Map<String, PatronFile> patrons, Map<Long, Dispute> disputes) {

    public static final HouseBook EMPTY = new HouseBook(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    public HouseBook {
        breaches = Collections.unmodifiableMap(new TreeMap<>(breaches));
        patrons = Collections.unmodifiableMap(new TreeMap<>(patrons));
        disputes = Collections.unmodifiableMap(new TreeMap<>(disputes));
    }

    public PatronFile patron(String code) {
        return patrons.getOrDefault(code, PatronFile.EMPTY);
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
        return new HouseBook(more, patrons, disputes);
    }

    public HouseBook with(String code, PatronFile file) {
        Map<String, PatronFile> more = new TreeMap<>(patrons);
        more.put(code, file);
        return new HouseBook(breaches, more, disputes);
    }

    public HouseBook with(long number, Dispute dispute) {
        Map<Long, Dispute> more = new TreeMap<>(disputes);
        more.put(number, dispute);
        return new HouseBook(breaches, patrons, more);
    }
}
