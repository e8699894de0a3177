package org.baize.devices.dealing;

import java.util.List;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.law.Reason;
import org.baize.rules.round.RoundPhase;

/** One table of the demonstration, alone with its people and some players. */
final class OneTable {

    private static final long LONG_MILLIS = 10 * 60_000;

    final Casino casino;
    final SimulatedTable simulated;
    final int number;
    private final Players players;

    OneTable(int number) {
        this.number = number;
        this.casino = new Casino(number * 31L);
        this.simulated = casino.simulate(number);
        this.players = new Players(casino);
    }

    void tick() {
        casino.tick();
        players.play();
        casino.requireProgress(LONG_MILLIS);
    }

    void pass(long millis) {
        long until = casino.time.nowMillis() + millis;
        while (casino.time.nowMillis() < until) {
            tick();
        }
    }

    /** Waits until the table gets to that phase. */
    void await(RoundPhase phase) {
        while (casino.table(number).round().phase() != phase) {
            tick();
        }
    }

    void playTo(long round) {
        while (casino.table(number).round().number() < round) {
            tick();
        }
    }

    /** The next round begins, its device does this wrong, and the round comes to its end. */
    void misbehave(Enum<?> what) {
        playTo(casino.table(number).round().number() + 1);
        casino.events.clear();
        casino.heard.clear();
        simulated.equipment().misbehave(what.name());
        playTo(casino.table(number).round().number() + 2);
    }

    <E extends Event> E first(Class<E> type) {
        List<E> all = casino.events(type);
        if (all.isEmpty()) {
            throw new AssertionError("no " + type.getSimpleName() + ": " + casino.describe(number));
        }
        return all.getFirst();
    }

    boolean happened(Class<? extends Event> type) {
        return !casino.events(type).isEmpty();
    }

    /** How the first round ended that was touched. */
    boolean firstRoundIsVoid() {
        long round = first(RoundEvent.BettingClosed.class).round();
        return casino.events(RoundEvent.RoundVoided.class).stream().anyMatch(one -> one.round() == round);
    }

    boolean firstRoundIsSettled() {
        long round = first(RoundEvent.BettingClosed.class).round();
        return casino.events(RoundEvent.RoundSettled.class).stream().anyMatch(one -> one.round() == round);
    }

    List<Reason> refusals(Class<? extends Command> type) {
        return casino.refusals(type).stream().map(Refusal::reason).toList();
    }

    /** Whether that was asked and accepted. */
    boolean accepted(Class<? extends Command> type) {
        long asked = casino.heard.stream()
                .filter(one -> type.isInstance(one.command()))
                .count();
        return asked > casino.refusals(type).size();
    }
}
