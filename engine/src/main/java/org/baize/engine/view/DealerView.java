package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Person;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.Bet;

/**
 * What whoever works at a table is shown beside what everybody there sees.
 *
 * @param dealers the people who deal there now
 * @param terminals that reach the table
 * @param bets as the pay table numbers them, since acts name a bet by its place there
 * @param wagered who has bet, and how much lies on each bet
 * @param shoe where cards are dealt
 * @param waiting what somebody must decide
 * @param offers what may be done now, and who may
 */
public record DealerView(
        int table,
        List<String> dealers,
        List<Integer> terminals,
        List<String> bets,
        Wagered wagered,
        Optional<ShoeView> shoe,
        Readings readings,
        List<Waiting> waiting,
        List<Offers.OfferedAct> offers) {

    /** All that lies on the layout, by bet and by terminal; what nobody has bet on is left out. */
    public record Wagered(long totalCents, List<OnBet> bets, List<AtSeat> seats) {

        public Wagered {
            bets = List.copyOf(bets);
            seats = List.copyOf(seats);
        }
    }

    /** What lies on one bet. */
    public record OnBet(String bet, long pendingCents, long lockedCents) {}

    /**
     * What lies there for one terminal.
     *
     * @param out it takes no more part in this round
     */
    public record AtSeat(int terminal, long pendingCents, long lockedCents, boolean out) {}

    public DealerView {
        dealers = List.copyOf(dealers);
        terminals = List.copyOf(terminals);
        bets = List.copyOf(bets);
        waiting = List.copyOf(waiting);
        offers = List.copyOf(offers);
    }

    public static DealerView of(FloorState state, Table table, long nowMillis) {
        return new DealerView(
                table.number(),
                state.staff().stream()
                        .filter(person -> person.deals(table.number()))
                        .map(Person::name)
                        .toList(),
                SeatOffers.seats(state, table).stream().map(Terminal::number).toList(),
                table.play().payTable().bets().stream().map(Bet::text).toList(),
                wagered(table),
                table.device() instanceof ShoeState cards
                        ? Optional.of(ShoeView.of(state, table, cards))
                        : Optional.empty(),
                Readings.of(table),
                Waiting.at(state, table),
                Offers.at(state, table, nowMillis));
    }

    private static Wagered wagered(Table table) {
        Layout layout = table.layout();
        List<OnBet> bets = new ArrayList<>();
        long total = 0;
        for (int bet = 0; bet < layout.bets(); bet++) {
            long pending = layout.pendingOnBetCents(bet);
            long locked = layout.lockedOnBetCents(bet);
            total += pending + locked;
            if (pending + locked > 0) {
                bets.add(new OnBet(table.play().payTable().bets().get(bet).text(), pending, locked));
            }
        }
        return new Wagered(total, bets, seats(table, layout));
    }

    private static List<AtSeat> seats(Table table, Layout layout) {
        List<AtSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < layout.seats(); seat++) {
            int terminal = layout.terminalOf(seat);
            boolean out = table.faults().isOut(table.round().number(), terminal);
            long pending = layout.pendingOfSeatCents(seat);
            long locked = layout.lockedOfSeatCents(seat);
            if (pending + locked > 0 || out) {
                seats.add(new AtSeat(terminal, pending, locked, out));
            }
        }
        return seats;
    }
}
