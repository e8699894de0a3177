package org.baize.simulator.floor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each bet pays, read from a plain table of its own and decided by plain code: no pay table of the rules is asked.
 * Of the rules it takes the spelling of bets and outcomes, nothing else.
 */
final class NaiveOdds {

    private final Map<String, List<Row>> byBet;

    private NaiveOdds(Map<String, List<Row>> byBet) {
        this.byBet = byBet;
    }

    /** One line of the table: under this condition the bet pays so much for so much. */
    record Row(String when, boolean push, long numerator, long denominator, long commissionPercent, String rule) {

        /** The same with a wrong payout, to see whether anybody notices. */
        Row payingOneMore() {
            return new Row(when, push, numerator + denominator, denominator, commissionPercent, rule);
        }
    }

    /**
     * What becomes of one stake.
     *
     * @param creditCents what goes to the player, after commission
     */
    record Paid(long creditCents, long commissionCents) {

        static final Paid NOTHING = new Paid(0, 0);

        Paid plus(Paid other) {
            return new Paid(creditCents + other.creditCents, commissionCents + other.commissionCents);
        }
    }

    static NaiveOdds read() {
        Map<String, List<Row>> byBet = new LinkedHashMap<>();
        try (InputStream file = NaiveOdds.class.getResourceAsStream("odds.tsv")) {
            if (file == null) {
                throw new IllegalStateException("odds.tsv is part of this module");
            }
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> add(line.split("\t", -1), byBet));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new NaiveOdds(byBet);
    }

    private static void add(String[] cells, Map<String, List<Row>> byBet) {
        boolean push = cells[4].equals("push");
        String[] pays = (push ? "0/1" : cells[4]).split("/", -1);
        Row row = new Row(
                cells[3],
                push,
                Long.parseLong(pays[0]),
                Long.parseLong(pays[1]),
                Long.parseLong(cells[5]),
                cells[0] + ":" + cells[6]);
        byBet.computeIfAbsent(key(cells[0], cells[1], cells[2]), bet -> new ArrayList<>())
                .add(row);
    }

    /** A table that pays one more on that bet than the text says. */
    NaiveOdds mutated(String rulebookId, String gameId, String bet) {
        Map<String, List<Row>> wrong = new LinkedHashMap<>(byBet);
        wrong.computeIfPresent(
                key(rulebookId, gameId, bet),
                (key, rows) -> rows.stream().map(Row::payingOneMore).toList());
        return new NaiveOdds(wrong);
    }

    /** What a stake on a bet gets on an outcome, both in the spelling of the rules. */
    Paid settle(Played played, String bet, String outcome, long stakeCents) {
        for (Row row : rows(played, bet)) {
            if (NaiveGames.holds(row.when(), bet, outcome)) {
                return paid(row, stakeCents);
            }
        }
        return Paid.NOTHING;
    }

    /** Which game under which text. */
    record Played(String rulebookId, String gameId) {}

    private List<Row> rows(Played played, String bet) {
        int colon = bet.indexOf(':');
        List<Row> exact = byBet.get(key(played.rulebookId(), played.gameId(), bet));
        String kind = colon < 0 ? bet : bet.substring(0, colon);
        List<Row> rows = exact == null ? byBet.get(key(played.rulebookId(), played.gameId(), kind)) : exact;
        if (rows == null) {
            throw new IllegalStateException("odds.tsv does not know " + bet + " of " + played);
        }
        return rows;
    }

    private static Paid paid(Row row, long stakeCents) {
        if (row.push()) {
            return new Paid(stakeCents, 0);
        }
        long won = whole(stakeCents * row.numerator(), row.denominator());
        long commission = whole(won * row.commissionPercent(), 100);
        return new Paid(stakeCents + won - commission, commission);
    }

    private static long whole(long amount, long parts) {
        if (amount % parts != 0) {
            throw new IllegalStateException(
                    amount + " cents do not divide by " + parts + ": a stake got in that cannot");
        }
        return amount / parts;
    }

    private static String key(String rulebookId, String gameId, String bet) {
        return rulebookId + " " + gameId + " " + bet;
    }
}
