package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.event.WagerEvent;

/** One seat of a layout as a value, with only the bets that hold something. */
public record SeatSnapshot(int terminal, long lastChange, List<Cell> cells, List<WagerEvent> touches) {

    /** One bet of the seat. */
    public record Cell(int bet, long pendingCents, long lockedCents, long earlierCents, long raisedAt) {}

    static SeatSnapshot of(Layout layout, UndoStacks undo, int seat) {
        List<Cell> cells = new ArrayList<>();
        for (int bet = 0; bet < layout.bets(); bet++) {
            if (layout.holds(seat, bet)) {
                cells.add(new Cell(
                        bet,
                        layout.pendingCents(seat, bet),
                        layout.lockedCents(seat, bet),
                        layout.earlierCents(seat, bet),
                        layout.raisedAt(seat, bet)));
            }
        }
        return new SeatSnapshot(layout.terminalOf(seat), layout.lastChangeOf(seat), cells, undo.of(seat));
    }

    void restore(Layout layout, UndoStacks undo) {
        int seat = layout.sit(terminal);
        cells.forEach(cell -> layout.restore(seat, cell));
        layout.restoreLastChange(seat, lastChange);
        touches.forEach(touch -> undo.push(seat, touch));
    }
}
