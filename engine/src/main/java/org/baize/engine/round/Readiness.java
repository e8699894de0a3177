package org.baize.engine.round;

import java.time.LocalTime;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.house.RoundStart;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.OpeningRules;

/** The facts that decide whether the next round may open. */
final class Readiness {

    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_SECONDS = 86_400;

    private final FloorState state;

    Readiness(FloorState state) {
        this.state = state;
    }

    OpeningRules.Table of(Table table) {
        return new OpeningRules.Table(table.round().phase(), cardsDiscarded(table), deviceReady(table));
    }

    RoundStart start(Table table, long nowMillis) {
        boolean machine = table.spec().apparatus() == Apparatus.AUTOMATED_WHEEL
                || table.spec().apparatus() == Apparatus.AUTOMATED_TUMBLER;
        boolean dealer = state.staff().stream()
                .anyMatch(person ->
                        person.role().filter(role -> role == Role.DEALER).isPresent()
                                && person.tables().contains(table.number()));
        return new RoundStart(
                dealer, machine, true, table.play().setup().floor().openAt(localTime(nowMillis)));
    }

    /** Whether tumbler and dice are fit for a round; a table without them has its own device to ask. */
    static Verdict ofDice(Table table) {
        return table.device() instanceof TumblerState tumbler
                ? table.rulebook()
                        .dealing()
                        .tumbler()
                        .orElseThrow()
                        .incidents()
                        .open(tumbler.in(table.round()).condition())
                : Verdict.permit(table.apparatusRules().opening().opener().rule());
    }

    private boolean deviceReady(Table table) {
        return table.device() != null;
    }

    private static boolean cardsDiscarded(Table table) {
        return !table.round().phase().running();
    }

    private LocalTime localTime(long nowMillis) {
        long local = nowMillis + state.utcOffsetMinutes() * MINUTE_MILLIS;
        return LocalTime.ofSecondOfDay(Math.floorMod(Math.floorDiv(local, 1000L), DAY_SECONDS));
    }
}
