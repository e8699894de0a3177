package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.FaultEvent.Stake;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.Settling;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;

/**
 * Puts a round right, whether or not it is settled already. Whoever calls has asked the rules: here is only what follows
 * for the money. A round that is out of reach must be refused before: see {@link #unreachable}.
 */
public final class Corrections {

    private Corrections() {}

    /** Why nothing can be done about that round of the table; empty where something can. */
    public static Optional<FloorReason> unreachable(Table table, long round) {
        if (round < 1 || round > table.round().number()) {
            return Optional.of(FloorReason.NO_SUCH_ROUND);
        }
        if (running(table, round)) {
            return Optional.empty();
        }
        Optional<PastRound> past = table.past(round);
        if (past.isEmpty()) {
            return Optional.of(FloorReason.ROUND_TOO_OLD);
        }
        return past.get().outcome().isEmpty() ? Optional.of(FloorReason.ROUND_IS_VOID) : Optional.empty();
    }

    /** Settles the round on that outcome, or settles it again; what was paid before is set off. */
    public static List<Event> recalculate(FloorState state, Table table, long round, int outcome, Cause cause) {
        if (running(table, round)) {
            Optional<Integer> entered = table.round().result().map(Round.Result::outcome);
            return List.of(
                    new FaultEvent.ResultCorrected(table.number(), round, entered, outcome, cause),
                    new RoundEvent.RoundSettled(
                            table.number(), round, outcome, Settling.payouts(table, outcome), cause.rule()));
        }
        Adjusting adjusting = Adjusting.of(state, table, pastRound(table, round));
        return List.of(new FaultEvent.RoundCorrected(
                table.number(), round, adjusting.settled(), Optional.of(outcome), adjusting.settledOn(outcome), cause));
    }

    /** Every stake of the round goes back once, and whatever it paid is taken back. */
    public static List<Event> makeVoid(FloorState state, Table table, long round, Cause cause) {
        return makeVoid(state, table, round, List.of(), cause);
    }

    /** The same, but the stakes of these terminals are kept. */
    static List<Event> makeVoid(FloorState state, Table table, long round, List<Integer> forfeiting, Cause cause) {
        if (running(table, round)) {
            List<Event> events = new ArrayList<>();
            for (int terminal : forfeiting) {
                List<Stake> stakes = stakesOf(table.layout(), terminal);
                if (!stakes.isEmpty()) {
                    events.add(new FaultEvent.StakesForfeited(table.number(), round, terminal, stakes, cause));
                }
            }
            events.add(new RoundEvent.RoundVoided(table.number(), round, cause.rule(), cause.reason(), cause.by()));
            return events;
        }
        Adjusting adjusting = Adjusting.of(state, table, pastRound(table, round));
        return List.of(new FaultEvent.RoundCorrected(
                table.number(), round, adjusting.settled(), Optional.empty(), adjusting.voided(forfeiting), cause));
    }

    /** All wagers of one terminal in the round go back; others play on. The terminal is out of the round. */
    public static List<Event> voidWagers(FloorState state, Table table, long round, int terminal, Cause cause) {
        if (running(table, round)) {
            return List.of(new FaultEvent.WagersVoided(
                    table.number(), round, terminal, stakesOf(table.layout(), terminal), true, cause));
        }
        List<Integer> all = pastRound(table, round).stoodAt(terminal).stream()
                .flatMap(stood -> stood.stakes().bets().boxed())
                .toList();
        return voidBets(state, table, round, new Part(terminal, all), cause);
    }

    /** Some bets of one terminal. */
    public record Part(int terminal, List<Integer> bets) {

        public Part {
            bets = List.copyOf(bets);
        }
    }

    /** The wagers of one terminal on these bets go back; its other bets stand. */
    public static List<Event> voidBets(FloorState state, Table table, long round, Part part, Cause cause) {
        if (running(table, round)) {
            List<Stake> stakes = stakesOf(table.layout(), part.terminal()).stream()
                    .filter(stake -> part.bets().contains(stake.bet()))
                    .toList();
            return List.of(new FaultEvent.WagersVoided(table.number(), round, part.terminal(), stakes, false, cause));
        }
        PastRound past = pastRound(table, round);
        Adjusting adjusting = Adjusting.of(state, table, past);
        List<Adjustment> adjustments = past.stoodAt(part.terminal()).stream()
                .flatMap(stood -> adjusting.voided(stood, part.bets()).stream())
                .toList();
        return List.of(new FaultEvent.RoundCorrected(
                table.number(), round, adjusting.settled(), Optional.of(adjusting.settled()), adjustments, cause));
    }

    /** Whether the round is under way, so that nothing of it is paid. */
    static boolean running(Table table, long round) {
        return table.round().number() == round && table.round().phase().running();
    }

    /** What lies there for the terminal, locked or not. */
    static List<Stake> stakesOf(Layout layout, int terminal) {
        int seat = layout.seatOf(terminal);
        List<Stake> stakes = new ArrayList<>();
        for (int bet = 0; bet < layout.bets(); bet++) {
            long cents = layout.pendingCents(seat, bet) + layout.lockedCents(seat, bet);
            if (cents > 0) {
                stakes.add(new Stake(bet, cents));
            }
        }
        return stakes;
    }

    private static PastRound pastRound(Table table, long round) {
        return table.past(round)
                .orElseThrow(() -> new IllegalStateException(
                        "round " + round + " of table " + table.number() + " is out of reach"));
    }
}
