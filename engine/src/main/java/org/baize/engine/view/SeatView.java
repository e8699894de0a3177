package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.PayTable;

/**
 * Where the chips of one player lie on a layout, so that the player can check it while it can still be changed.
 *
 * @param marked what lies there under one marker
 * @param colour the colour of this player's chips; empty where the house gave none
 */
public record SeatView(int terminal, Optional<String> colour, List<Wager> wagers, List<Marked> marked) {

    /**
     * What lies on one bet.
     *
     * @param bet its place on the layout
     * @param numbers the numbers that it covers, in a game of numbers
     * @param cents in chips, whoever laid them
     * @param uncountedCents in cash under a stake button
     * @param box where wagers lie in boxes
     */
    public record Wager(String bet, List<String> numbers, long cents, long uncountedCents, OptionalInt box) {

        public Wager {
            numbers = List.copyOf(numbers);
        }
    }

    /** Wagers that were laid as one, at the maximum each. */
    public record Marked(List<String> bets, long cents) {

        public Marked {
            bets = List.copyOf(bets);
        }
    }

    public SeatView {
        wagers = List.copyOf(wagers);
        marked = List.copyOf(marked);
    }

    public static SeatView of(FloorState state, int terminalNumber, int tableNumber) {
        Table table = state.tableAt(tableNumber);
        Terminal terminal = state.terminalAt(terminalNumber);
        Layout layout = table.layout();
        int seat = layout.seatOf(terminalNumber);
        List<Wager> wagers = new ArrayList<>();
        for (int bet = 0; bet < layout.bets(); bet++) {
            long cents = liesCents(layout, seat, bet);
            long uncounted = uncountedCents(table.cloth(), terminalNumber, bet);
            if (cents + uncounted > 0) {
                wagers.add(new Wager(
                        table.play().payTable().bets().get(bet).text(),
                        numbers(table.play(), bet),
                        cents,
                        uncounted,
                        table.cloth().boxOf(terminalNumber, bet)));
            }
        }
        return new SeatView(
                terminalNumber,
                table.cloth().colourOf(terminal).map(Cloth.Marking::colour),
                wagers,
                marked(table, terminalNumber));
    }

    private static List<Marked> marked(Table table, int terminal) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal);
        return table.cloth().markers().stream()
                .filter(marker -> marker.terminal() == terminal)
                .map(Cloth.Marker::bets)
                .filter(bets -> bets.stream().allMatch(bet -> liesCents(layout, seat, bet) > 0))
                .map(bets -> new Marked(
                        bets.stream()
                                .map(bet ->
                                        table.play().payTable().bets().get(bet).text())
                                .toList(),
                        bets.stream()
                                .mapToLong(bet -> liesCents(layout, seat, bet))
                                .sum()))
                .toList();
    }

    private static long liesCents(Layout layout, int seat, int bet) {
        return layout.pendingCents(seat, bet) + layout.lockedCents(seat, bet);
    }

    private static long uncountedCents(Cloth cloth, int terminal, int bet) {
        return cloth.buttons().stream()
                .filter(button -> button.terminal() == terminal && button.bet() == bet)
                .mapToLong(Cloth.Button::cents)
                .sum();
    }

    private static List<String> numbers(Play<?, ?> play, int bet) {
        if (play.game().kind() != GameKind.ROULETTE) {
            return List.of();
        }
        PayTable<?, ?> payTable = play.payTable();
        return IntStream.range(0, payTable.outcomes().size())
                .filter(outcome -> payTable.payoff(bet, outcome).returnCents(payTable.scale()) > 0)
                .mapToObj(outcome -> payTable.outcomes().get(outcome).text())
                .toList();
    }
}
