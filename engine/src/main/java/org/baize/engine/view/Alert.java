package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.baize.engine.house.IdleSeats;
import org.baize.engine.state.FaultFile;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Person;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.cash.Paper;

/**
 * Something on the floor that somebody should look at.
 *
 * @param table 0 where it is about no table
 * @param terminal 0 where it is about no terminal
 * @param cents of a win or a payment; 0 otherwise
 * @param about what is known beside the kind
 * @param sinceMillis since when, where the floor knows it
 */
public record Alert(AlertKind kind, int table, int terminal, long cents, String about, OptionalLong sinceMillis) {

    /** What was won beyond the stake in one round is worth a look from so much on. */
    public static final long BIG_WIN_CENTS = 10_000_00;

    /** So many games of its table go by before a big win is no news any more: long enough for somebody to walk there. */
    static final int GAMES_OF_A_BIG_WIN = 10;

    /** Why somebody should look; the most pressing first. */
    public enum AlertKind {
        TABLE_STANDS_STILL,
        MALFUNCTION,
        DISAGREEMENT,
        DECISION_WAITS,
        ATTENDANT_CALLED,
        HAND_PAY_WAITS,
        TABLE_PAY_WAITS,
        ERROR_SHOWN,
        BIG_WIN,
        ACCEPTOR_OUT,
        PRINTER_OUT,
        IDLE_SEAT,
        PIN_LOCKED
    }

    static List<Alert> on(FloorState state) {
        List<Alert> alerts = new ArrayList<>();
        IdleSeats idle = new IdleSeats(state);
        for (Table table : state.tables()) {
            ofTable(state, table, alerts);
            idle.idleAt(table).forEach(terminal -> alerts.add(at(AlertKind.IDLE_SEAT, table.number(), terminal)));
        }
        state.terminals().forEach(terminal -> ofTerminal(terminal, alerts));
        state.staff().stream()
                .filter(Person::locked)
                .forEach(person -> alerts.add(at(AlertKind.PIN_LOCKED, 0, 0, person.name())));
        alerts.sort((one, other) -> one.kind().compareTo(other.kind()));
        return alerts;
    }

    private static Alert at(AlertKind kind, int table, int terminal) {
        return at(kind, table, terminal, "");
    }

    private static Alert at(AlertKind kind, int table, int terminal, String about) {
        return new Alert(kind, table, terminal, 0, about, OptionalLong.empty());
    }

    private static void ofTable(FloorState state, Table table, List<Alert> alerts) {
        int number = table.number();
        if (table.standsStill()) {
            alerts.add(at(AlertKind.TABLE_STANDS_STILL, number, 0));
        }
        for (Waiting waiting : Waiting.at(state, table)) {
            alerts.add(new Alert(
                    kind(waiting.kind()),
                    number,
                    waiting.terminal(),
                    waiting.cents(),
                    waiting.about(),
                    OptionalLong.empty()));
        }
        if (table.device() instanceof ShoeState cards && Waiting.resultDiffers(cards)) {
            alerts.add(at(AlertKind.DISAGREEMENT, number, 0));
        }
        for (FaultFile.Shown error : table.faults().errorsIn(table.round().number())) {
            alerts.add(at(AlertKind.ERROR_SHOWN, number, error.terminal(), error.code()));
        }
        List<PastRound> past = table.pastRounds();
        past.stream()
                .skip(Math.max(0, past.size() - GAMES_OF_A_BIG_WIN))
                .forEach(round -> bigWins(number, round, alerts));
    }

    private static AlertKind kind(Waiting.WaitingKind waits) {
        return switch (waits) {
            case MALFUNCTION, TUMBLER -> AlertKind.MALFUNCTION;
            case CONTRADICTION -> AlertKind.DISAGREEMENT;
            case PAYMENT_AT_TABLE -> AlertKind.TABLE_PAY_WAITS;
            case WRONG_RESULT, CLAIM, DISPUTE, CARDS, BALL_EXAMINATION, CASH_UNCOUNTED -> AlertKind.DECISION_WAITS;
        };
    }

    private static void bigWins(int table, PastRound round, List<Alert> alerts) {
        for (PastRound.Stood stood : round.stood()) {
            long won = stood.creditedCents() - stood.stakes().totalCents();
            if (round.outcome().isPresent() && won >= BIG_WIN_CENTS) {
                alerts.add(new Alert(AlertKind.BIG_WIN, table, stood.terminal(), won, "", round.settledAtMillis()));
            }
        }
    }

    private static void ofTerminal(Terminal terminal, List<Alert> alerts) {
        OptionalLong called = terminal.presence().calledMillis();
        if (called.isPresent()) {
            alerts.add(new Alert(AlertKind.ATTENDANT_CALLED, 0, terminal.number(), 0, "", called));
        }
        terminal.till()
                .paying()
                .filter(paying -> paying.paper() == Paper.HAND_PAY_VOUCHER)
                .ifPresent(paying -> alerts.add(new Alert(
                        AlertKind.HAND_PAY_WAITS, 0, terminal.number(), paying.cents(), "", OptionalLong.empty())));
        boolean takes = terminal.till().acceptor() == NoteAcceptor.READY
                || terminal.till().acceptor() == NoteAcceptor.NOT_FITTED;
        if (!takes) {
            alerts.add(at(
                    AlertKind.ACCEPTOR_OUT,
                    0,
                    terminal.number(),
                    terminal.till().acceptor().name()));
        }
        if (terminal.spec().printer() && !terminal.till().printerReady()) {
            alerts.add(at(AlertKind.PRINTER_OUT, 0, terminal.number()));
        }
    }
}
