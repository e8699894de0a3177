package org.baize.devices.dealing;

import java.util.List;
import java.util.Optional;
import org.baize.engine.state.Table;

/**
 * One table's simulated equipment, and what the people beside it want to do. Whoever wires it has it look at the table
 * after each change and a few times a second, always on the same thread.
 */
sealed interface Stand permits WheelStand, ShoeStand, TumblerStand {

    /** The equipment does what the state of the table asks of it. */
    void look(Table table, long nowMillis);

    /** What the dealer wants to do now, the first before the others. */
    List<Act> dealer(Table table, long nowMillis);

    /** What is for somebody above the dealer. */
    List<Act> supervisor(Table table, long nowMillis);

    /** What really happened in that round, as the game writes it; empty where nobody can tell any more. */
    Optional<String> truth(long round);

    /** The dealer's hand reaches for a card. */
    void draw();
}
