package org.baize.engine.money;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.paper.Paying;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.LeaveFacts;
import org.baize.rules.cash.Paper;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Begins to pay credit out. Other chapters ask it for the events by which a player who has to leave is paid, and put
 * them among their own. Reads the state and changes nothing.
 *
 * <p>Make a new one for each decision: it counts the validation numbers that it has handed out, so that several papers
 * of one decision have different numbers. Their events must be carried out in the order in which they were made.
 */
public final class PayOuts {

    private final FloorState state;
    private int numbersTaken;

    public PayOuts(FloorState state) {
        this.state = state;
    }

    /**
     * Begins to pay the whole balance of somebody who has to leave, once nothing of it is at stake: a ticket if one can
     * be printed, or else what staff bring. An account with nothing on it is closed. Nothing happens without an account
     * or while it is being paid out already.
     *
     * @param printable the terminal can print; false for one that is broken
     * @param rule the rule that makes the player leave
     */
    public List<Event> byOrder(Terminal terminal, boolean printable, RuleId rule) {
        Standing standing = new Standing(state, terminal);
        if (standing.account() != AccountState.ACTIVE || standing.leaving().liveStakeCents() > 0) {
            return List.of();
        }
        return standing.leaving().payableCents() > 0
                ? begin(standing, printable, rule)
                : List.of(closed(terminal, rule));
    }

    /** Unconfirmed chips go back first, then the whole credit is set aside. */
    List<Event> begin(Standing standing, boolean printable, RuleId rule) {
        Terminal terminal = standing.terminal();
        LeaveFacts facts = standing.leaving();
        List<Event> events = new ArrayList<>();
        if (facts.unconfirmedCents() > 0) {
            events.addAll(lift(terminal));
        }
        boolean prints = printable && terminal.till().printerReady();
        Ruled<Paper> paper =
                standing.rules().paper().paperFor(facts.payableCents(), standing.ticketLimitCents(), prints);
        Optional<Long> number = paper.value() == Paper.REDEEMABLE_TICKET ? Optional.of(nextNumber()) : Optional.empty();
        Paying paying = new Paying(paper.value(), facts.payableCents(), number, paper.rule());
        events.add(new MoneyEvent.CashOutRequested(terminal.number(), paying, rule));
        return events;
    }

    /** The same with the monitoring system in the place of a paper. */
    Answer transferred(Standing standing, String reference, RuleId rule, Signature by) {
        Terminal terminal = standing.terminal();
        LeaveFacts facts = standing.leaving();
        List<Event> events = new ArrayList<>(facts.unconfirmedCents() > 0 ? lift(terminal) : List.of());
        AccountState after = facts.liveStakeCents() > 0 ? AccountState.ACTIVE : AccountState.NONE;
        events.add(new MoneyEvent.TransferredOut(terminal.number(), reference, facts.payableCents(), after, rule, by));
        return Answer.of(events);
    }

    static MoneyEvent closed(Terminal terminal, RuleId rule) {
        return new MoneyEvent.AccountClosed(terminal.number(), terminal.status().accountNumber(), rule);
    }

    long nextNumber() {
        return state.papers().number(numbersTaken++);
    }

    private List<Event> lift(Terminal terminal) {
        List<Event> lifted = new ArrayList<>();
        for (int table : terminal.spec().tables()) {
            List<Change> changes = pending(state.tableAt(table).layout(), terminal.number());
            if (!changes.isEmpty()) {
                lifted.add(new WagerEvent.WagersChanged(table, terminal.number(), changes, List.of()));
            }
        }
        return lifted;
    }

    private static List<Change> pending(Layout layout, int terminal) {
        int seat = layout.seatOf(terminal);
        List<Change> changes = new ArrayList<>();
        for (int bet = 0; bet < layout.bets(); bet++) {
            long cents = layout.pendingCents(seat, bet);
            if (cents > 0) {
                changes.add(new Change(bet, cents, 0));
            }
        }
        return changes;
    }
}
