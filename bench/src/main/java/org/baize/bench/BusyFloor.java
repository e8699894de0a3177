package org.baize.bench;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;

/** One roulette table with many terminals, all of which bet on every round. */
final class BusyFloor {

    static final int WAGERS_EACH = 20;

    private static final int WAGERING_PERIOD_SECONDS = 40;
    private static final int TABLE = OneTable.NUMBER;
    private static final Origin DEALER = OneTable.DEALER;
    private static final int NOTES = 200;
    private static final long CHIP_CENTS = OneTable.CHIP_CENTS;

    private final Floor floor = new Floor();
    private final Map<Origin, Long> sequences = new LinkedHashMap<>();
    private final int terminals;
    private final int bets;
    private long nowMillis = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private int round;

    BusyFloor(int terminals) {
        OneTable table = new OneTable(terminals, WAGERING_PERIOD_SECONDS);
        this.terminals = terminals;
        this.bets = table.bets();
        table.opening().forEach(said -> send(said.by(), said.command()));
    }

    /** Everybody gets enough for the next rounds; not measured. */
    private void fill() {
        for (int terminal = 1; terminal <= terminals; terminal++) {
            while (floor.state().terminalAt(terminal).chips().balanceCents() < WAGERS_EACH * CHIP_CENTS) {
                for (int note = 0; note < NOTES; note++) {
                    OneTable.Said said = OneTable.note(terminal);
                    send(said.by(), said.command());
                }
            }
        }
    }

    /** What one round took, in nanoseconds of the thread. */
    record Took(long placingNanos, long settlingNanos) {}

    /** Plays one round: every terminal places its wagers and confirms; the number is keyed and confirmed. */
    Took play() {
        fill();
        send(DEALER, new RoundCommand.OpenBetting(TABLE));
        long placing = timed(placements());
        placedWhole();
        for (int terminal = 1; terminal <= terminals; terminal++) {
            send(Origin.terminal(terminal), new WagerCommand.Confirm(TABLE, terminal));
        }
        nowMillis += 60_000;
        send(DEALER, new WheelCommand.KeyNumber(TABLE, Integer.toString(round % 37)));
        long settling = timed(List.of(request(DEALER, new RoundCommand.ConfirmResult(TABLE))));
        round++;
        return new Took(placing, settling);
    }

    /** Terminal after terminal touches the next bet, as it happens on a floor. */
    private List<Request> placements() {
        List<Request> requests = new ArrayList<>(terminals * WAGERS_EACH);
        for (int wager = 0; wager < WAGERS_EACH; wager++) {
            for (int terminal = 1; terminal <= terminals; terminal++) {
                int bet = (terminal + round + wager * 7) % bets;
                requests.add(
                        request(Origin.terminal(terminal), new WagerCommand.Place(TABLE, terminal, bet, CHIP_CENTS)));
            }
        }
        return requests;
    }

    private void placedWhole() {
        long placed = floor.state().terminalAt(1).layout().balanceCents();
        if (placed != WAGERS_EACH * CHIP_CENTS) {
            throw new IllegalStateException("not all wagers were taken: " + placed + " cents");
        }
    }

    private long timed(List<Request> requests) {
        long before = System.nanoTime();
        for (Request request : requests) {
            floor.handle(request);
        }
        return System.nanoTime() - before;
    }

    private Request request(Origin origin, Command command) {
        return Request.of(origin, sequences.merge(origin, 1L, Long::sum), nowMillis, command);
    }

    private void send(Origin origin, Command command) {
        if (floor.handle(request(origin, command)).answer() instanceof Answer.Refused refused) {
            throw new IllegalStateException(command + " was refused: " + refused);
        }
    }
}
