package org.baize.engine.dice;

import java.util.List;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.event.Event;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.Table;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.Spin;

/**
 * The end of the shooter's time. A press at the very last instant counts, so the dice go by themselves just after it.
 */
public final class ShootDeadline implements Deadlines {

    @Override
    public long dueMillis(Table table) {
        if (table.round().phase() != RoundPhase.CLOSED || !(table.device() instanceof TumblerState)) {
            return NEVER;
        }
        TumblerState tumbler = Tumblers.state(table);
        return tumbler.spin().stage() == Spin.Stage.IDLE && tumbler.shoot() instanceof Shoot.Awaiting awaiting
                ? Tumblers.rules(table).shooter().orElseThrow().deadlineMillis(awaiting) + 1
                : NEVER;
    }

    @Override
    public List<Event> fire(Table table, long dueMillis, long nowMillis) {
        return Shooters.timeout(table, dueMillis);
    }
}
