package org.baize.engine.view;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.game.Outcome;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.sicbo.Dice;

/**
 * What a terminal shows of one of its tables. A screen draws this and computes nothing.
 *
 * @param open its player can touch the layout, because a chip account is active
 * @param acceptedNotesCents the notes that its acceptor takes
 */
public record TerminalView(
        int terminal,
        boolean open,
        Money money,
        Countdown countdown,
        LimitSign limits,
        Playing playing,
        List<Long> acceptedNotesCents) {

    /**
     * The meters on the screen.
     *
     * @param creditCents what is there to bet with: stakes are off it already
     * @param pendingCents chips on this layout that may still be moved
     * @param lockedCents chips that can change no more
     * @param winCents what this player won in the last round of this table: winnings without the stakes
     */
    public record Money(long creditCents, long pendingCents, long lockedCents, long winCents) {

        /** All that lies on this layout. */
        public long betCents() {
            return pendingCents + lockedCents;
        }
    }

    /**
     * What is played here.
     *
     * @param gameTitle names the game and its method of payment
     * @param rulebookTitle the text whose rules can be read here at any time
     * @param lastOutcome of the round that was resolved last; shown to everybody, also without a wager; empty if it was
     *     void
     * @param lastTotal of its dice, where the operator wants it beside their faces
     */
    public record Playing(
            String gameTitle, String rulebookTitle, Optional<String> lastOutcome, OptionalInt lastTotal) {}

    /**
     * The round and the time that is left in it.
     *
     * @param remainingMillis zero from the close on; empty where the dealer calls the close
     */
    public record Countdown(int table, long round, RoundPhase phase, Optional<Long> remainingMillis) {}

    public TerminalView {
        acceptedNotesCents = List.copyOf(acceptedNotesCents);
    }

    public static TerminalView of(FloorState state, int terminalNumber, int tableNumber, long nowMillis) {
        Terminal terminal = state.terminalAt(terminalNumber);
        Table table = state.tableAt(tableNumber);
        return new TerminalView(
                terminalNumber,
                terminal.status().account() == AccountState.ACTIVE,
                money(table, terminal),
                countdown(table, nowMillis),
                LimitSign.of(table.playFor(terminal)),
                playing(table),
                terminal.spec().acceptedNotesCents());
    }

    private static Playing playing(Table table) {
        Optional<? extends Outcome> outcome = table.latest()
                .filter(round -> round.outcome().isPresent())
                .map(round ->
                        table.play().payTable().outcomes().get(round.outcome().getAsInt()));
        return new Playing(
                table.play().game().name().text(),
                table.rulebook().edition().title(),
                outcome.map(Outcome::text),
                outcome.map(last -> total(table, last)).orElse(OptionalInt.empty()));
    }

    private static OptionalInt total(Table table, Outcome outcome) {
        return outcome instanceof Dice dice
                        && table.play().setup().dealing() instanceof DealingChoice.Dice chosen
                        && chosen.showTotal()
                ? OptionalInt.of(dice.total())
                : OptionalInt.empty();
    }

    static Money money(Table table, Terminal terminal) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal.number());
        return new Money(
                terminal.chips().balanceCents(),
                layout.pendingOfSeatCents(seat),
                layout.lockedOfSeatCents(seat),
                LastPlayed.at(table, terminal).map(LastPlayed::winCents).orElse(0L));
    }

    private static Countdown countdown(Table table, long nowMillis) {
        Optional<Long> remaining = table.round()
                .period()
                .filter(period -> period.closesAtMillis() != Long.MAX_VALUE)
                .map(period -> remaining(table, period, nowMillis));
        return new Countdown(
                table.number(), table.round().number(), table.round().phase(), remaining);
    }

    private static long remaining(Table table, WageringPeriod period, long nowMillis) {
        return table.round().phase() == RoundPhase.BETTING ? period.remainingMillis(nowMillis) : 0;
    }
}
