package org.baize.engine.house;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.money.PayOuts;
import org.baize.engine.state.Bar;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.ForcedLeave;
import org.baize.rules.cash.LeaveStep;
import org.baize.rules.law.Ruled;
import org.baize.rules.rulebook.Rulebooks;

/** Pays somebody who has to leave, once the wagers are settled, and forgets who has left. */
public final class LeaveReaction implements Reaction {

    private final FloorState state;

    public LeaveReaction(FloorState state) {
        this.state = state;
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof PatronEvent.DirectedToLeave directed) {
            return due(List.of(state.terminalAt(directed.terminal())));
        }
        if (event instanceof PatronEvent.TerminalRetired retired) {
            return due(List.of(state.terminalAt(retired.terminal())));
        }
        if (event instanceof PatronEvent.SanctionImposed sanction) {
            return due(List.of(state.terminalAt(sanction.terminal())));
        }
        if (event instanceof MoneyEvent money) {
            return left(state.terminalAt(money.terminal()), money);
        }
        boolean resolved = event instanceof RoundEvent.RoundSettled || event instanceof RoundEvent.RoundVoided;
        return resolved ? due(state.terminals()) : List.of();
    }

    /** With the chip account goes the person: whoever sits there next is somebody else. */
    private static List<Event> left(Terminal terminal, MoneyEvent money) {
        boolean paidOut = money instanceof MoneyEvent.AccountClosed
                || money instanceof MoneyEvent.TicketIssued
                || money instanceof MoneyEvent.VoucherIssued
                || money instanceof MoneyEvent.TransferredOut
                || money instanceof MoneyEvent.PaidOutAtTable;
        boolean known = !terminal.presence().equals(terminal.presence().left());
        return paidOut && known && terminal.status().account() == AccountState.NONE
                ? List.of(new PatronEvent.PatronLeft(terminal.number()))
                : List.of();
    }

    private List<Event> due(List<Terminal> terminals) {
        List<Event> due = new ArrayList<>();
        PayOuts payOuts = new PayOuts(state);
        for (Terminal terminal : terminals) {
            if (terminal.presence().restricted() && OpenTerminals.open(terminal)) {
                terminal.presence().bars().stream()
                        .filter(bar -> payable(terminal, bar))
                        .findFirst()
                        .ifPresent(bar -> due.addAll(pay(payOuts, terminal, bar)));
            }
        }
        return due;
    }

    /** One source of numbers for all who are paid at once, so that no two papers get the same. */
    private static List<Event> pay(PayOuts payOuts, Terminal terminal, Bar bar) {
        boolean works = bar.reason() != FloorReason.TERMINAL_RETIRED;
        List<Event> events = new ArrayList<>();
        events.add(new PatronEvent.BalanceDue(terminal.number(), bar.rule()));
        events.addAll(payOuts.byOrder(terminal, works, bar.rule()));
        return events;
    }

    /** The money waits for the wagers: {@link ForcedLeave#mayPayOut}. */
    private static boolean payable(Terminal terminal, Bar bar) {
        boolean alive = terminal.inPlay().balanceCents() > 0;
        return bar.paysOut()
                && Rulebooks.byId(terminal.rulebookId())
                        .house()
                        .cash()
                        .cashOut()
                        .forced()
                        .filter(leave ->
                                leave.mayPayOut(steps(leave, bar), alive).permitted())
                        .isPresent();
    }

    private static Ruled<List<LeaveStep>> steps(ForcedLeave leave, Bar bar) {
        return bar.reason() == FloorReason.TERMINAL_RETIRED ? leave.brokenTerminal() : leave.disruption();
    }
}
