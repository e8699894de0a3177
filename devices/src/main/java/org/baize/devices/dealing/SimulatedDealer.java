package org.baize.devices.dealing;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;

/**
 * A dealer who opens betting, calls no more bets, spins, deals or shakes, confirms, and goes on. Switched off in the
 * middle of anything, somebody else goes on by hand; switched on again, the dealer goes on from where the table is.
 */
public final class SimulatedDealer {

    private static final long PATIENCE_MILLIS = 3_000;

    private final Stand stand;
    private final Hand hand;

    SimulatedDealer(Stand stand, Origin dealer, Voice voice) {
        this.stand = stand;
        this.hand = new Hand(List.of(new Hand.Asker(dealer, Optional.empty())), voice, stand::draw, PATIENCE_MILLIS);
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
        hand.consider(stand.dealer(table, nowMillis), nowMillis);
    }
}
