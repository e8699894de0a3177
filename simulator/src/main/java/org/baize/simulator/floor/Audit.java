package org.baize.simulator.floor;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.baize.engine.Floor;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;

/** What must be true after every command. */
final class Audit {

    /** Accounts of players, and what is owed to whoever holds a paper. */
    private static final Set<AccountKind> OF_PLAYERS = EnumSet.of(
            AccountKind.CHIPS,
            AccountKind.LAYOUT,
            AccountKind.IN_PLAY,
            AccountKind.TICKETS,
            AccountKind.VOUCHERS,
            AccountKind.WITHHELD);

    private Audit() {}

    /**
     * No money appears or goes away, nobody's account is below nothing, and the model has the same in every account.
     */
    static void money(Floor floor, NaiveMoney model) {
        long sum = 0;
        int seen = 0;
        Map<AccountId, Long> books = model.books().all();
        for (Account account : floor.state().ledger().accounts()) {
            long holds = account.balanceCents();
            sum = Math.addExact(sum, holds);
            Long believed = books.get(account.id());
            if (believed == null ? holds != 0 : holds != believed) {
                throw new Disagreement(account.id() + " holds " + holds + " cents, the model says " + believed);
            }
            if (holds < 0 && OF_PLAYERS.contains(account.id().kind())) {
                throw new Disagreement(account.id() + " is below nothing: " + holds + " cents");
            }
            seen += believed == null ? 0 : 1;
        }
        if (sum != 0) {
            throw new Disagreement("the ledger sums to " + sum + " cents");
        }
        if (seen != books.size()) {
            missing(floor, books);
        }
    }

    private static void missing(Floor floor, Map<AccountId, Long> books) {
        books.forEach((id, cents) -> {
            boolean there = floor.state().ledger().accounts().stream()
                    .anyMatch(account -> account.id().equals(id));
            if (!there && cents != 0) {
                throw new Disagreement(id + " is not in the ledger, the model says " + cents);
            }
        });
    }

    /** What the meters say is what the accounts hold, terminal by terminal, table by table and paper by paper. */
    static void meters(Floor floor) {
        List<String> findings = org.baize.engine.meters.Audit.findings(floor.state());
        if (!findings.isEmpty()) {
            throw new Disagreement("the meters do not agree: " + String.join("; ", findings));
        }
    }

    /** Chip by chip, what lies on each layout. */
    static void layouts(Floor floor, NaiveMoney model) {
        for (Table table : floor.state().tables()) {
            NaiveTable believed = model.tables().get(table.number());
            if (believed == null) {
                throw new Disagreement("the model knows no table " + table.number());
            }
            layout(table, believed);
        }
    }

    private static void layout(Table table, NaiveTable believed) {
        Layout layout = table.layout();
        long pending = 0;
        long locked = 0;
        for (int seat = 0; seat < layout.seats(); seat++) {
            int terminal = layout.terminalOf(seat);
            for (int bet = 0; bet < layout.bets(); bet++) {
                pending += layout.pendingCents(seat, bet);
                locked += layout.lockedCents(seat, bet);
                if (layout.pendingCents(seat, bet) != believed.pending(terminal, bet)
                        || layout.lockedCents(seat, bet) != believed.locked(terminal, bet)) {
                    throw new Disagreement("terminal " + terminal + " has " + layout.pendingCents(seat, bet) + " and "
                            + layout.lockedCents(seat, bet) + " cents on " + believed.bet(bet) + " at table "
                            + table.number() + ", the model says " + believed.pending(terminal, bet) + " and "
                            + believed.locked(terminal, bet));
                }
            }
        }
        if (pending != believed.allPending() || locked != believed.allLocked()) {
            throw new Disagreement("chips lie on table " + table.number() + " that only the model knows");
        }
    }
}
