package org.baize.gateway.terminal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.event.Returns;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.Play;
import org.baize.gateway.message.ToTerminal.GivenBack;
import org.baize.gateway.message.ToTerminal.Returned;

/**
 * What went back to whom at the latest close of each table, since its player has to be told. It is read off the log as it happens;
 * a server that starts in the middle of a round knows nothing of its close. Used by one thread.
 */
final class Closings {

    private final Map<Integer, Map<Integer, Returned>> latest = new HashMap<>();

    /** Betting has closed. */
    void take(RoundEvent.BettingClosed closed, Play<?, ?> play) {
        Map<Integer, List<GivenBack>> byTerminal = new TreeMap<>();
        for (Returns.Return back : closed.returns().returned()) {
            byTerminal
                    .computeIfAbsent(back.terminal(), _ -> new ArrayList<>())
                    .add(new GivenBack(
                            play.payTable().bets().get(back.bet()).text(),
                            back.cents(),
                            back.reason().name(),
                            back.reason().sentence(),
                            back.rule().toString()));
        }
        closed.returns().advised().forEach(terminal -> byTerminal.computeIfAbsent(terminal, _ -> new ArrayList<>()));
        Map<Integer, Returned> told = new TreeMap<>();
        byTerminal.forEach((terminal, bets) -> told.put(
                terminal,
                new Returned(
                        closed.table(),
                        closed.round(),
                        bets.stream().mapToLong(GivenBack::cents).sum(),
                        bets,
                        closed.returns().advised().contains(terminal))));
        latest.put(closed.table(), told);
    }

    /** What each terminal of that table is told. */
    Map<Integer, Returned> at(int table) {
        return latest.getOrDefault(table, Map.of());
    }

    /** What that terminal is told as long as that round is the latest. */
    Optional<Returned> of(int table, long round, int terminal) {
        return Optional.ofNullable(at(table).get(terminal)).filter(told -> told.round() == round);
    }
}
