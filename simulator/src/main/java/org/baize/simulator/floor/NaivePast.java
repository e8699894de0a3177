package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A settled round in the naive model: what each account had in it and what it has got for that so far. */
final class NaivePast {

    private final NaiveTable playedOn;
    private final List<Stood> stood = new ArrayList<>();
    private String outcome;

    NaivePast(NaiveTable playedOn, String outcome) {
        this.playedOn = playedOn;
        this.outcome = outcome;
    }

    /** One account in that round. */
    static final class Stood {

        final int terminal;
        final long account;
        final Map<Integer, Long> stakes;
        NaiveOdds.Paid paid;

        Stood(int terminal, long account, Map<Integer, Long> stakes, NaiveOdds.Paid paid) {
            this.terminal = terminal;
            this.account = account;
            this.stakes = new TreeMap<>(stakes);
            this.paid = paid;
        }

        /** More that the same account had in the same round. */
        void add(Stood more) {
            stakes.putAll(more.stakes);
            paid = paid.plus(more.paid);
        }

        long stakedCents() {
            return stakes.values().stream().mapToLong(Long::longValue).sum();
        }
    }

    void add(Stood one) {
        stood.add(one);
    }

    List<Stood> stood() {
        return stood;
    }

    NaiveTable playedOn() {
        return playedOn;
    }

    String outcome() {
        return outcome;
    }

    void outcome(String actual) {
        outcome = actual;
    }
}
