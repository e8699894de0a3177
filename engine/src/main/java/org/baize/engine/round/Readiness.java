package org.baize.engine.round;

import java.time.LocalTime;
import java.util.Optional;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.house.RoundStart;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.OpeningRules;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.irregular.RemedyRefusal;

/** The facts that decide whether the next round may open. */
final class Readiness {

    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_SECONDS = 86_400;

    /** This floor is the game system: it is there when it answers. A part that fails is a fault case of its table. */
    private static final boolean GAME_SYSTEM_READY = true;

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
                dealer, machine, GAME_SYSTEM_READY, table.play().setup().floor().openAt(localTime(nowMillis)));
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
        return shoe(table).isEmpty();
    }

    /** Why no coup with wagers may begin from the shoe; empty if one may, and where there is no shoe. */
    Optional<Verdict.Refused> shoe(Table table) {
        if (!(table.device() instanceof ShoeState cards)) {
            return Optional.empty();
        }
        ShoeRules rules = table.rulebook().dealing().shoe().orElseThrow();
        if (cards.mayBegin(rules) instanceof Verdict.Refused refused) {
            return Optional.of(refused);
        }
        if (cards.undecided()) {
            return Optional.of(new Verdict.Refused(
                    RemedyRefusal.REMEDY_COMES_FIRST, rules.table().coup()));
        }
        CoupKind next = cards.shoe().map(Shoe::nextCoup).orElseThrow();
        return rules.table().noBet().mayWager(next) instanceof Verdict.Refused refused
                ? Optional.of(refused)
                : Optional.empty();
    }

    private static boolean cardsDiscarded(Table table) {
        return !(table.device() instanceof ShoeState cards) || !cards.cardsOnTable();
    }

    private LocalTime localTime(long nowMillis) {
        long local = nowMillis + state.utcOffsetMinutes() * MINUTE_MILLIS;
        return LocalTime.ofSecondOfDay(Math.floorMod(Math.floorDiv(local, 1000L), DAY_SECONDS));
    }
}
