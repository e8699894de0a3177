package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.FaultEvent.Stake;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;

/**
 * Puts a round right, whether or not it is settled already. Whoever calls has asked the rules: here is only what
 * follows for the money. A round that is out of reach must be refused before: see {@link #unreachable}.
 */
public final class Corrections {

    private static final Signature BY_ITSELF = new Signature(Origin.SYSTEM, Role.DEVICE, Optional.empty());

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

    /**
     * Settles the round on that outcome, or settles it again; what was paid before is set off. A round that is not
     * settled gets the result and is settled on it at once, unless a case of its own holds it.
     */
    public static List<Event> recalculate(FloorState state, Table table, long round, int outcome, Cause cause) {
        return recalculate(state, table, round, new Right(OptionalInt.of(outcome), List.of()), cause);
    }

    /**
     * How a round should have been settled.
     *
     * @param outcome the outcome; empty where the one that is known stays
     * @param voided wagers that do not count
     */
    record Right(OptionalInt outcome, List<Part> voided) {

        Right {
            voided = List.copyOf(voided);
        }
    }

    static List<Event> recalculate(FloorState state, Table table, long round, Right right, Cause cause) {
        if (running(table, round)) {
            List<Event> events = new ArrayList<>();
            right.voided().forEach(part -> events.add(voided(table, part, false, cause)));
            Optional<Integer> entered = table.round().result().map(Round.Result::outcome);
            right.outcome()
                    .ifPresent(outcome ->
                            events.add(new FaultEvent.ResultCorrected(table.number(), round, entered, outcome, cause)));
            return events;
        }
        Adjusting adjusting = Adjusting.of(state, table, pastRound(table, round));
        int actual = right.outcome().orElse(adjusting.settled());
        List<Adjustment> adjustments = adjusting.settledOn(actual, right.voided());
        return adjusting.withKeptCredit(
                new FaultEvent.RoundCorrected(
                        table.number(), round, adjusting.settled(), Optional.of(actual), adjustments, cause),
                adjustments,
                cause);
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
        List<Adjustment> adjustments = adjusting.voided(forfeiting);
        return adjusting.withKeptCredit(
                new FaultEvent.RoundCorrected(
                        table.number(), round, adjusting.settled(), Optional.empty(), adjustments, cause),
                adjustments,
                cause);
    }

    /** What was paid early in a round that is void now is put right. */
    static List<Event> reversePairs(FloorState state, Table table, Cause cause) {
        return table.round()
                .early()
                .map(early -> {
                    long round = table.round().number();
                    Adjusting adjusting = Adjusting.of(state, table, pastRound(table, round));
                    List<Adjustment> adjustments = adjusting.reversed(early.wagers());
                    return adjusting.withKeptCredit(
                            new FaultEvent.PairsReversed(table.number(), round, adjustments, cause),
                            adjustments,
                            cause);
                })
                .orElse(List.of());
    }

    /** What was paid early to the player of one terminal that is out of a running round is put right. */
    static List<Event> reversePairs(FloorState state, Table table, int terminal, Cause cause) {
        Round round = table.round();
        long account = state.terminalAt(terminal).status().accountNumber();
        Optional<PastRound.Stood> stood = round.earlyAt(terminal).filter(early -> early.account() == account);
        if (stood.isEmpty()) {
            return List.of();
        }
        PastRound soFar = new PastRound(
                round.number(),
                table.play().setup(),
                round.period(),
                OptionalLong.empty(),
                OptionalInt.of(round.early().orElseThrow().outcome()),
                List.of(stood.get()),
                0);
        Adjusting adjusting = Adjusting.of(state, table, soFar);
        List<Adjustment> adjustments = adjusting.reversed(soFar.stood());
        return adjusting.withKeptCredit(
                new FaultEvent.PairsReversed(table.number(), round.number(), adjustments, cause), adjustments, cause);
    }

    /** What was paid early in a round that is settled now is put right, where its cards were put in order meanwhile. */
    static List<Event> recheckPairs(FloorState state, Table table, RuleId rule) {
        if (table.round().early().isEmpty()) {
            return List.of();
        }
        long round = table.round().number();
        Adjusting adjusting = Adjusting.of(state, table, pastRound(table, round));
        List<Adjustment> adjustments = adjusting.settledOn(adjusting.settled(), List.of());
        Cause cause = new Cause(rule, "cards put in order after the pairs were paid", BY_ITSELF);
        return adjustments.isEmpty()
                ? List.of()
                : adjusting.withKeptCredit(
                        new FaultEvent.RoundCorrected(
                                table.number(),
                                round,
                                adjusting.settled(),
                                Optional.of(adjusting.settled()),
                                adjustments,
                                cause),
                        adjustments,
                        cause);
    }

    /** All wagers of one terminal in the round go back; others play on. The terminal is out of the round. */
    public static List<Event> voidWagers(FloorState state, Table table, long round, int terminal, Cause cause) {
        Part all = allOf(table, round, terminal);
        return running(table, round)
                ? List.of(voided(table, all, true, cause))
                : recalculate(state, table, round, new Right(OptionalInt.empty(), List.of(all)), cause);
    }

    /** Some bets of one terminal. */
    public record Part(int terminal, List<Integer> bets) {

        public Part {
            bets = List.copyOf(bets);
        }
    }

    /** Everything that the terminal has in that round. */
    static Part allOf(Table table, long round, int terminal) {
        return new Part(
                terminal,
                running(table, round)
                        ? stakesOf(table.layout(), terminal).stream()
                                .map(Stake::bet)
                                .toList()
                        : pastRound(table, round).stoodAt(terminal).stream()
                                .flatMap(stood -> stood.stakes().bets().boxed())
                                .toList());
    }

    private static Event voided(Table table, Part part, boolean out, Cause cause) {
        List<Stake> stakes = stakesOf(table.layout(), part.terminal()).stream()
                .filter(stake -> part.bets().contains(stake.bet()))
                .toList();
        return new FaultEvent.WagersVoided(table.number(), table.round().number(), part.terminal(), stakes, out, cause);
    }

    /** Whether the round is under way, so that nothing of it is paid. */
    static boolean running(Table table, long round) {
        return table.round().number() == round && table.round().phase().running();
    }

    /** What lies there for the terminal, locked or not. */
    private static List<Stake> stakesOf(Layout layout, int terminal) {
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
