package org.baize.engine.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.Returns;
import org.baize.engine.event.Returns.Return;
import org.baize.engine.event.WagerEvent.Cut;
import org.baize.engine.state.Layout;
import org.baize.engine.state.SeatMoney;
import org.baize.engine.state.Table;
import org.baize.rules.wager.Closing;
import org.baize.rules.wager.DifferentialClose;
import org.baize.rules.wager.DifferentialClose.SideWager;
import org.baize.rules.wager.DifferentialRules;
import org.baize.rules.wager.WagerReason;

/**
 * The work at the close, in the order that the rules ask for: first each seat gives back what does not play, then what
 * is above a maximum, then the table is brought inside its differential.
 */
public final class CloseWork {

    private final Table table;
    private final Layout layout;
    private final List<Return> returned = new ArrayList<>();
    private final List<Integer> advised = new ArrayList<>();
    private final long[][] standing;

    private CloseWork(Table table) {
        this.table = table;
        this.layout = table.layout();
        this.standing = new long[layout.seats()][];
    }

    public static Returns of(Table table) {
        CloseWork work = new CloseWork(table);
        for (int seat = 0; seat < work.layout.seats(); seat++) {
            work.closeSeat(seat);
        }
        work.closeDifferential();
        return new Returns(work.returned, work.advised);
    }

    private void closeSeat(int seat) {
        long[] stands = new long[layout.bets()];
        standing[seat] = stands;
        if (layout.pendingOfSeatCents(seat) + layout.lockedOfSeatCents(seat) == 0) {
            return;
        }
        for (int bet = 0; bet < stands.length; bet++) {
            stands[bet] = layout.pendingCents(seat, bet) + layout.lockedCents(seat, bet);
        }
        int terminal = layout.terminalOf(seat);
        for (Cut cut : table.playOf(terminal)
                .close(new SeatMoney(layout, seat, 0), table.advised(terminal))
                .cuts()) {
            giveBack(seat, new Return(terminal, cut.bet().orElseThrow(), cut.askedCents(), cut.reason(), cut.rule()));
        }
        capEach(seat, stands);
    }

    private void capEach(int seat, long[] stands) {
        for (int bet = 0; bet < stands.length; bet++) {
            if (stands[bet] > 0) {
                Closing.Settled settled = table.playOf(layout.terminalOf(seat)).settled(bet, stands[bet]);
                if (settled.returnedCents() > 0) {
                    giveBack(
                            seat,
                            new Return(
                                    layout.terminalOf(seat),
                                    bet,
                                    settled.returnedCents(),
                                    WagerReason.ABOVE_MAXIMUM,
                                    settled.rule().orElseThrow()));
                }
                if (settled.adviseBelowMinimum() && !advised.contains(layout.terminalOf(seat))) {
                    advised.add(layout.terminalOf(seat));
                }
            }
        }
    }

    private void closeDifferential() {
        Optional<DifferentialRules> rules = table.rulebook()
                .wagers()
                .shared()
                .differential()
                .filter(known ->
                        table.play().offer().limits().differentialCents().isPresent());
        if (rules.isEmpty()) {
            return;
        }
        List<SideWager> sides = new ArrayList<>();
        for (int seat = 0; seat < standing.length; seat++) {
            addSides(seat, rules.get(), sides);
        }
        DifferentialClose close =
                new DifferentialClose(rules.get(), table.play().offer().limits());
        for (DifferentialClose.Return back : close.returns(sides)) {
            int terminal = Integer.parseInt(back.wager().patron());
            int bet = sideBet(
                    back.wager().onPlayer()
                            ? rules.get().playerLine()
                            : rules.get().bankerLine());
            giveBack(
                    layout.seatOf(terminal),
                    new Return(terminal, bet, back.returnedCents(), WagerReason.ABOVE_DIFFERENTIAL, back.rule()));
        }
    }

    private void addSides(int seat, DifferentialRules rules, List<SideWager> sides) {
        for (boolean onPlayer : new boolean[] {true, false}) {
            int bet = sideBet(onPlayer ? rules.playerLine() : rules.bankerLine());
            if (standing[seat][bet] > 0) {
                String patron = Integer.toString(layout.terminalOf(seat));
                sides.add(new SideWager(patron, onPlayer, standing[seat][bet], layout.raisedAt(seat, bet)));
            }
        }
    }

    private int sideBet(String line) {
        for (int bet = 0; bet < layout.bets(); bet++) {
            if (table.play().onLine(bet, line)) {
                return bet;
            }
        }
        throw new IllegalStateException("no bet on the line " + line);
    }

    private void giveBack(int seat, Return back) {
        standing[seat][back.bet()] -= back.cents();
        returned.add(back);
    }
}
