package org.baize.devices.dealing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;

/**
 * Those above the dealer: they decide what waits, look at balls, declare rounds void and have machines repaired. Which of
 * them the text names is found by asking one after the other.
 */
public final class SimulatedSupervisor {

    private static final long PATIENCE_MILLIS = 20_000;

    private final Stand stand;
    private final Hand hand;

    SimulatedSupervisor(Stand stand, SimulatedTable.People people, Voice voice) {
        this.stand = stand;
        this.hand = new Hand(askers(people), voice, stand::draw, PATIENCE_MILLIS);
    }

    /** Each of them alone, and then with a signature beside the dealer's, where the dealer's hand is needed too. */
    private static List<Hand.Asker> askers(SimulatedTable.People people) {
        return Stream.concat(
                        people.supervisors().stream()
                                .map(one -> new Hand.Asker(Origin.person(one.person()), Optional.empty())),
                        people.supervisors().stream().map(one -> new Hand.Asker(people.dealer(), Optional.of(one))))
                .toList();
    }

    public void turnOn() {
        hand.turn(true);
    }

    public void turnOff() {
        hand.turn(false);
    }

    public boolean on() {
        return hand.on();
    }

    void look(Table table, long nowMillis) {
        hand.consider(stand.supervisor(table, nowMillis), nowMillis);
    }
}
