package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.TableSetup;

/** What lies on one table's layout in the naive model: for each terminal and bet, chips put down and stakes locked. */
final class NaiveTable {

    private final NaiveOdds.Played played;
    private final List<String> bets;
    private final List<String> outcomes;
    private final Map<Integer, Map<Integer, Long>> pending = new TreeMap<>();
    private final Map<Integer, Map<Integer, Long>> locked = new TreeMap<>();

    private final List<NaivePast.Stood> early = new ArrayList<>();

    private NaiveTable(NaiveOdds.Played played, Game<?, ?> game) {
        this.played = played;
        this.bets = game.payTable().bets().stream().map(Bet::text).toList();
        this.outcomes = game.payTable().outcomes().stream().map(Outcome::text).toList();
    }

    static NaiveTable of(TableSpec spec) {
        return of(spec.rulebookId(), spec.setup());
    }

    private static NaiveTable of(String rulebookId, TableSetup setup) {
        String gameId = setup.game().gameId();
        return new NaiveTable(
                new NaiveOdds.Played(rulebookId, gameId),
                Rulebooks.byId(rulebookId).game(gameId));
    }

    /** The same table under other settings; that happens only while nothing lies on it. */
    NaiveTable playing(TableSetup setup) {
        if (allPending() + allLocked() != 0) {
            throw new Disagreement("settings changed while chips lay on the table");
        }
        return of(played.rulebookId(), setup);
    }

    NaiveOdds.Played played() {
        return played;
    }

    String bet(int number) {
        return bets.get(number);
    }

    String outcome(int number) {
        return outcomes.get(number);
    }

    long pending(int terminal, int bet) {
        return pending.getOrDefault(terminal, Map.of()).getOrDefault(bet, 0L);
    }

    long locked(int terminal, int bet) {
        return locked.getOrDefault(terminal, Map.of()).getOrDefault(bet, 0L);
    }

    /** All stakes of a round that are locked, by terminal and bet; a copy. */
    Map<Integer, Map<Integer, Long>> stakes() {
        Map<Integer, Map<Integer, Long>> copy = new TreeMap<>();
        locked.forEach((terminal, stakes) -> copy.put(terminal, new TreeMap<>(stakes)));
        return copy;
    }

    long allPending() {
        return sum(pending);
    }

    long allLocked() {
        return sum(locked);
    }

    void setPending(int terminal, int bet, long cents) {
        set(pending, terminal, bet, cents);
    }

    void setLocked(int terminal, int bet, long cents) {
        set(locked, terminal, bet, cents);
    }

    /** These stakes are decided before the round is over, and leave the table. */
    void decide(NaivePast.Stood stood) {
        early.add(stood);
        stood.stakes.keySet().forEach(bet -> setLocked(stood.terminal, bet, 0));
    }

    /** What was decided early counts no more. */
    void forget(NaivePast.Stood stood) {
        early.remove(stood);
    }

    List<NaivePast.Stood> early() {
        return List.copyOf(early);
    }

    Optional<NaivePast.Stood> early(int terminal) {
        return early.stream().filter(one -> one.terminal == terminal).findFirst();
    }

    /** Locks what one terminal has put down and says how much that is. */
    long lock(int terminal) {
        Map<Integer, Long> down = pending.remove(terminal);
        if (down == null) {
            return 0;
        }
        down.forEach((bet, cents) -> setLocked(terminal, bet, locked(terminal, bet) + cents));
        return down.values().stream().mapToLong(Long::longValue).sum();
    }

    List<Integer> terminalsWithPending() {
        return List.copyOf(pending.keySet());
    }

    void clear() {
        pending.clear();
        locked.clear();
        early.clear();
    }

    private static void set(Map<Integer, Map<Integer, Long>> stakes, int terminal, int bet, long cents) {
        if (cents < 0) {
            throw new Disagreement("terminal " + terminal + " would have " + cents + " cents on bet " + bet);
        }
        Map<Integer, Long> own = stakes.computeIfAbsent(terminal, seat -> new TreeMap<>());
        own.put(bet, cents);
        own.values().removeIf(amount -> amount == 0);
        stakes.values().removeIf(Map::isEmpty);
    }

    private static long sum(Map<Integer, Map<Integer, Long>> stakes) {
        return stakes.values().stream()
                .flatMap(own -> own.values().stream())
                .mapToLong(Long::longValue)
                .sum();
    }
}
