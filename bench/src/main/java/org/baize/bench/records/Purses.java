package org.baize.bench.records;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;

/** Money that comes to the terminals and goes from them, and the tickets in people's hands. */
final class Purses {

    private static final int LEAVING_ONE_IN = 10;
    private static final int FAILED_ONE_IN = 50;

    /** Of the tickets most are paid soon, some are kept for long, and a few are forgotten. */
    private static final int KEPT_PER_CENT = 20;

    private static final int FORGOTTEN_PER_CENT = 1;
    private static final int KEPT_AT_ONCE = 500;

    private final EntryLog log;
    private final SplittableRandom chance;
    private final Deque<Long> inHand = new ArrayDeque<>();

    Purses(EntryLog log, SplittableRandom chance) {
        this.log = log;
        this.chance = chance;
    }

    /** Whoever sits there has at least so much, by one note of each kind. */
    void fill(int terminal, long cents) {
        while (balance(terminal) < cents) {
            HallStaff.NOTES_CENTS.forEach(
                    note -> log.say(Origin.terminal(terminal), new MoneyCommand.InsertNote(terminal, note, true)));
        }
    }

    /** Some leave; whoever sits at the first terminal of a table never does. */
    void cashOut() {
        for (int terminal = 1; terminal <= Hall.TABLES * Hall.TERMINALS_EACH; terminal++) {
            boolean regular = (terminal - 1) % Hall.TERMINALS_EACH == 0;
            if (!regular && balance(terminal) > 0 && chance.nextInt(LEAVING_ONE_IN) == 0) {
                cashOut(terminal);
            }
        }
    }

    private void cashOut(int terminal) {
        long number = printed(terminal);
        int fate = chance.nextInt(100);
        if (fate >= KEPT_PER_CENT) {
            pay(number);
        } else if (fate >= FORGOTTEN_PER_CENT) {
            inHand.addLast(number);
        }
        if (inHand.size() > KEPT_AT_ONCE) {
            pay(inHand.removeFirst());
        }
    }

    /** The number of the ticket, or of the voucher that takes its place where the printer fails. */
    private long printed(int terminal) {
        Origin player = Origin.terminal(terminal);
        long number = the(MoneyEvent.CashOutRequested.class, log.say(player, new MoneyCommand.CashOut(terminal)))
                .paying()
                .number()
                .orElseThrow();
        if (chance.nextInt(FAILED_ONE_IN) > 0) {
            log.say(player, new MoneyCommand.TicketPrinted(terminal, number));
            return number;
        }
        log.say(player, new MoneyCommand.PrintFailed(terminal, number));
        List<Event> byHand = log.say(HallStaff.SUPERVISOR, new MoneyCommand.ArrangeHandPay(terminal));
        return the(MoneyEvent.VoucherIssued.class, byHand).slip().number();
    }

    private static <E extends Event> E the(Class<E> kind, List<Event> events) {
        return kind.cast(events.stream().filter(kind::isInstance).findFirst().orElseThrow());
    }

    private void pay(long number) {
        log.say(HallStaff.CASHIER, new PaymentCommand.Redeem(number, true, true));
    }

    private long balance(int terminal) {
        return log.state().terminalAt(terminal).chips().balanceCents();
    }
}
