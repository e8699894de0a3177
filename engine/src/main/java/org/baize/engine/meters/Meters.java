package org.baize.engine.meters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;

/**
 * All meters of the floor at one moment.
 *
 * @param floor the sum over all terminals
 */
public record Meters(List<TerminalMeters> terminals, List<TableMeters> tables, Reading floor) {

    private static final List<AccountKind> CREDIT =
            List.of(AccountKind.CHIPS, AccountKind.LAYOUT, AccountKind.CASHING_OUT, AccountKind.GONE_PLAYERS);

    public Meters {
        terminals = List.copyOf(terminals);
        tables = List.copyOf(tables);
    }

    public static Meters of(FloorState state) {
        Map<Integer, Map<Long, Long>> notes = notes(state.ledger());
        List<TerminalMeters> terminals = new ArrayList<>();
        Reading floor = Reading.NONE;
        for (Terminal terminal : state.terminals()) {
            Reading reading = reading(state.ledger(), terminal.number());
            floor = floor.plus(reading);
            terminals.add(new TerminalMeters(
                    terminal.number(),
                    reading,
                    notes.getOrDefault(terminal.number(), new TreeMap<>()),
                    terminal.status().roundsPlayed(),
                    terminal.status().roundsWon()));
        }
        return new Meters(
                terminals,
                state.tables().stream()
                        .map(table -> table(state.ledger(), table))
                        .toList(),
                floor);
    }

    /** How many notes of each denomination each stacker holds. */
    private static Map<Integer, Map<Long, Long>> notes(Ledger ledger) {
        Map<Integer, Map<Long, Long>> notes = new TreeMap<>();
        for (Account account : ledger.accounts()) {
            if (account.id().kind() == AccountKind.NOTES && account.balanceCents() != 0) {
                long denomination = account.id().detail();
                notes.computeIfAbsent(account.id().owner(), owner -> new TreeMap<>())
                        .put(denomination, account.outCents(Flow.NOTE_IN) / denomination);
            }
        }
        return notes;
    }

    private static Reading reading(Ledger ledger, int terminal) {
        Reading reading = Reading.NONE;
        for (AccountKind kind : CREDIT) {
            reading = reading.plus(credit(ledger.account(kind, terminal)));
        }
        long atStake = ledger.account(AccountKind.IN_PLAY, terminal).balanceCents();
        return reading.plus(new Reading(MoneyIn.NONE, MoneyOut.NONE, Gaming.NONE, 0, atStake));
    }

    private static Reading credit(Account account) {
        MoneyIn in = new MoneyIn(
                net(account, Flow.NOTE_IN),
                net(account, Flow.TICKET_IN),
                net(account, Flow.TABLE_IN),
                net(account, Flow.TRANSFER_IN));
        MoneyOut out = new MoneyOut(
                -net(account, Flow.TICKET_OUT),
                -net(account, Flow.HAND_PAY_OUT),
                -net(account, Flow.TABLE_OUT),
                -net(account, Flow.TRANSFER_OUT));
        long turnover =
                -net(account, Flow.STAKED) - net(account, Flow.STAKE_RETURNED) - net(account, Flow.STAKE_REFUNDED);
        // What a correction could not collect never left the player, so it is no loss of a win either.
        long wins = net(account, Flow.PAID)
                + net(account, Flow.CORRECTED_UP)
                + net(account, Flow.CORRECTED_DOWN)
                + net(account, Flow.OWED);
        long kept = -net(account, Flow.WITHHELD) - net(account, Flow.RELEASED) - net(account, Flow.FORFEITED);
        return new Reading(in, out, new Gaming(turnover, wins, kept), account.balanceCents(), 0);
    }

    private static TableMeters table(Ledger ledger, Table table) {
        Account house = ledger.account(AccountKind.TABLE, table.number());
        return new TableMeters(
                table.number(),
                net(house, Flow.COLLECTED) + net(house, Flow.STAKE_REFUNDED),
                -net(house, Flow.PAID) - net(house, Flow.CORRECTED_UP) - net(house, Flow.CORRECTED_DOWN),
                -net(house, Flow.COMMISSION),
                ledger.account(AccountKind.FORFEITED, table.number()).balanceCents(),
                table.round().number());
    }

    private static long net(Account account, Flow flow) {
        return account.inCents(flow) - account.outCents(flow);
    }
}
