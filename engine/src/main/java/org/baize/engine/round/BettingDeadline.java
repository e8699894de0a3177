package org.baize.engine.round;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.event.Event;
import org.baize.engine.event.Returns;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.Table;
import org.baize.rules.round.Closer;
import org.baize.rules.round.EmptyPeriod;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.TumblerRules;

/** The end of the wagering period. */
public final class BettingDeadline implements Deadlines {

    @Override
    public long dueMillis(Table table) {
        return table.round().phase() == RoundPhase.BETTING
                ? table.round().period().map(WageringPeriod::closesAtMillis).orElse(NEVER)
                : NEVER;
    }

    /** Where the text holds betting open for want of wagers, another period begins. */
    @Override
    public List<Event> fire(Table table, long dueMillis, long nowMillis) {
        boolean holds = table.apparatusRules().emptyPeriod().value() == EmptyPeriod.HOLD_OPEN
                || waitsForAShooter(table, dueMillis);
        Returns returns = CloseWork.of(table);
        if (holds && Wagered.none(table, returns)) {
            return List.of(new RoundEvent.BettingReopened(
                    table.number(), table.round().number(), again(table, dueMillis, nowMillis), Optional.empty()));
        }
        return List.of(new RoundEvent.BettingClosed(
                table.number(), table.round().number(), dueMillis, Closer.TIMER, returns, Optional.empty()));
    }

    /** The period that runs now, if one follows the other from the time that was due: a quiet night is one event. */
    private static WageringPeriod again(Table table, long dueMillis, long nowMillis) {
        WageringPeriod next = Opening.period(table, dueMillis);
        long length = next.closesAtMillis() - next.opensAtMillis();
        return Opening.period(table, dueMillis + (nowMillis - dueMillis) / length * length);
    }

    /** Whether wagering stays open at a close at which no seat at all has wagered, so that there is nobody to shoot. */
    private static boolean waitsForAShooter(Table table, long dueMillis) {
        if (!(table.play().setup().dealing() instanceof DealingChoice.Dice dice)
                || dice.shooter().isEmpty()
                || !(table.device() instanceof TumblerState tumbler)) {
            return false;
        }
        Shoot.Wagering wagering = new Shoot.Wagering(tumbler.shoot().lastTurn());
        return table.rulebook()
                .dealing()
                .tumbler()
                .flatMap(TumblerRules::shooter)
                .filter(rules -> rules.close(wagering, dice.shooter().get(), List.of(), dueMillis)
                        .equals(wagering))
                .isPresent();
    }
}
