package org.baize.chaos.load;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.roulette.NoSpinGround;

/** One table with its dealer and seats, round after round. */
public final class GamingTable {

    /** A dealer who is refused so long is stuck: the longest wagering period, and time enough on a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final long BETWEEN_TRIES_NANOS = Duration.ofMillis(20).toNanos();
    private static final long LATE_MILLIS = 30;
    private static final int NO_SPIN_ONE_IN = 10;
    private static final int CASH_OUT_ONE_IN = 4;
    private static final int NUMBERS = 37;

    private final int number;
    private final Line dealer;
    private final List<Seat> seats;
    private final Scorebook book;
    private final SplittableRandom random;
    private final long betweenTouchesNanos;
    private Moment moment = Moment.BETWEEN_ROUNDS;
    private long opened;

    GamingTable(Place place, Line dealer, List<Seat> seats, Scorebook book, SplittableRandom random) {
        this.number = place.table();
        this.betweenTouchesNanos = place.betweenTouches().toNanos();
        this.dealer = dealer;
        this.seats = seats;
        this.book = book;
        this.random = random;
    }

    /** Which table, and how long its players wait between two touches on average. */
    record Place(int table, Duration betweenTouches) {}

    List<Seat> seats() {
        return seats;
    }

    Line dealer() {
        return dealer;
    }

    /** How many rounds were opened. */
    synchronized long opened() {
        return opened;
    }

    /** Waits until the table gets to that moment the next time. */
    public synchronized void await(Moment wanted) throws InterruptedException {
        while (moment == wanted) {
            wait();
        }
        while (moment != wanted) {
            wait();
        }
    }

    private synchronized void moment(Moment now) {
        moment = now;
        notifyAll();
    }

    /** One round from its opening to its end; false if it got stuck. */
    boolean play() throws InterruptedException {
        for (Seat seat : seats) {
            seat.buyIn();
        }
        boolean ended = bet() && deal();
        moment(Moment.BETWEEN_ROUNDS);
        if (ended) {
            book.roundEnded();
            if (random.nextInt(CASH_OUT_ONE_IN) == 0) {
                seats.get(random.nextInt(seats.size())).cashOut();
            }
        }
        return ended;
    }

    private boolean bet() throws InterruptedException {
        Optional<RoundEvent.BettingOpened> begun =
                insist(new RoundCommand.OpenBetting(number), RoundEvent.BettingOpened.class);
        if (begun.isEmpty()) {
            return false;
        }
        synchronized (this) {
            opened++;
        }
        moment(Moment.BETTING);
        long until = begun.get().period().closesAtMillis() + LATE_MILLIS;
        while (System.currentTimeMillis() < until) {
            seats.get(random.nextInt(seats.size())).touch();
            LockSupport.parkNanos(random.nextLong(2 * betweenTouchesNanos));
            if (System.currentTimeMillis() > until - 5 * LATE_MILLIS && random.nextInt(4) == 0) {
                seats.get(random.nextInt(seats.size())).confirm();
            }
        }
        for (Seat seat : seats) {
            seat.line().drain();
        }
        return true;
    }

    private boolean deal() throws InterruptedException {
        if (insist(new WheelCommand.SpinBall(number), RoundEvent.DealingBegan.class)
                .isEmpty()) {
            return false;
        }
        moment(Moment.DEALING);
        return random.nextInt(NO_SPIN_ONE_IN) == 0 ? callOff() : settle(random.nextInt(NUMBERS));
    }

    private boolean callOff() throws InterruptedException {
        Command call = new WheelCommand.CallNoSpin(number, NoSpinGround.SAME_DIRECTION, "seen by the dealer");
        if (insist(call, RoundEvent.RoundVoided.class).isEmpty()) {
            return false;
        }
        seats.forEach(seat -> seat.account().giveBack());
        return true;
    }

    private boolean settle(int fallen) throws InterruptedException {
        Command key = new WheelCommand.KeyNumber(number, Integer.toString(fallen));
        if (insist(key, RoundEvent.ResultTaken.class).isEmpty()) {
            return false;
        }
        moment(Moment.SETTLING);
        Optional<RoundEvent.RoundSettled> settled =
                insist(new RoundCommand.ConfirmResult(number), RoundEvent.RoundSettled.class);
        settled.ifPresent(paid -> seats.forEach(seat -> settle(seat, fallen, paid.payouts())));
        return settled.isPresent();
    }

    private static void settle(Seat seat, int fallen, Payouts payouts) {
        for (int row = 0; row < payouts.size(); row++) {
            if (payouts.terminal(row) == seat.terminal()) {
                seat.account().settle(fallen, payouts.stakeCents(row), payouts.creditCents(row));
                return;
            }
        }
        seat.account().settle(fallen, 0, 0);
    }

    /** Asks until it leads to that; what is refused before its time is asked again. */
    private <E extends Event> Optional<E> insist(Command command, Class<E> wanted) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            // An answer may come late, after all patience; only who asks then and is refused again is stuck.
            boolean late = System.nanoTime() - deadline > 0;
            Answer answer = dealer.ask(command);
            Optional<E> happened = Events.first(answer, wanted);
            if (happened.isPresent()) {
                return happened;
            }
            if (late) {
                book.find(new Finding(
                        Finding.Kind.STUCK, 1, "table " + number + ": " + command + " is answered " + answer));
                return Optional.empty();
            }
            LockSupport.parkNanos(BETWEEN_TRIES_NANOS);
        }
    }
}
