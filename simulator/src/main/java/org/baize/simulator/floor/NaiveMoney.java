package org.baize.simulator.floor;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.event.WagerEvent;

/**
 * A slow and obvious second opinion on all money of the floor. It is told each request and what the floor answered, and
 * keeps its own maps of what every account holds and what lies on every layout.
 *
 * <p>It takes on trust from events: that something happened at all, how many chips a touch moved (but not from where,
 * and never more than was asked), which stakes went back at the close and why, and which cards belong to a coup. It
 * computes itself: the number, the dice, both hands and their pairs, from what devices and people put in; every payout
 * and commission, from a table of odds of its own; what is refunded when a round is void; and what each correction must
 * come to. It never asks the ledger, the rules of drawing, the pay tables or the settlement of the engine.
 */
final class NaiveMoney {

    /** What fires by itself was asked by nobody. */
    private static final Command NOTHING = new RoundCommand.WakeUp();

    private final Books books = new Books();
    private final Map<Integer, NaiveTable> tables = new TreeMap<>();
    private final NaiveWagers wagers = new NaiveWagers(books);
    private final NaivePapers papers = new NaivePapers(books);
    private final NaiveCash cash = new NaiveCash(books, papers);
    private final NaiveHolds holds = new NaiveHolds(books, papers, cash);
    private final NaiveResults results = new NaiveResults();
    private final NaiveRounds rounds;
    private final NaiveFaults faults;

    NaiveMoney(NaiveOdds odds) {
        this.rounds = new NaiveRounds(books, wagers, new NaiveRounds.Judges(results, odds), cash);
        this.faults = new NaiveFaults(books, wagers, rounds, cash, holds);
    }

    Books books() {
        return books;
    }

    Map<Integer, NaiveTable> tables() {
        return Collections.unmodifiableMap(tables);
    }

    void see(Request request, Handled handled) {
        handled.fired().forEach(event -> see(NOTHING, event));
        if (handled.answer() instanceof Answer.Accepted accepted) {
            accepted.events().forEach(event -> see(request.command(), event));
        }
    }

    private void see(Command asked, Event event) {
        switch (event) {
            case SetupEvent.TableInstalled installed -> tables.put(installed.number(), NaiveTable.of(installed.spec()));
            case HouseEvent.ChangeTookEffect changed ->
                tables.put(changed.table(), table(changed.table()).playing(changed.setup()));
            case WagerEvent wager -> wagers.see(asked, wager, table(wager.table()));
            case ClothEvent.CashWagerStands cash -> wagers.stand(table(cash.table()), cash);
            case CardEvent card -> results.see(asked, card);
            case RoundEvent round -> rounds.see(asked, round, table(round.table()));
            case MoneyEvent money -> cash.see(asked, money);
            case PaymentEvent payment -> {
                papers.see(payment);
                holds.see(payment);
            }
            case FaultEvent fault -> faults.see(asked, fault, table(fault.table()));
            // Nothing else moves money; if it did, the audit would find it.
            default -> {}
        }
    }

    private NaiveTable table(int number) {
        NaiveTable table = tables.get(number);
        if (table == null) {
            throw new Disagreement("nobody installed table " + number);
        }
        return table;
    }
}
