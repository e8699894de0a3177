package org.baize.engine.view;

import static org.baize.engine.view.Offers.REASON;
import static org.baize.engine.view.Offers.WORDS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.engine.view.Offers.Possible;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.Paper;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.LateChange;

/**
 * What could be asked for about somebody who sits at a table. The terminal is for whoever acts to choose; the one that stands there is
 * an example of which the act would be true, so that it is offered as soon as it could be done for anybody.
 */
final class SeatOffers {

    private static final String TERMINAL = "terminal";
    private static final String CENTS = "cents";
    private static final String BET = "bet";
    private static final long EXAMPLE_CENTS = 100_00;

    /** What can lie in a patron's hand at a table. */
    private static final List<CreditSource> HANDED_OVER = List.of(
            CreditSource.CHIPS_AT_TABLE,
            CreditSource.CASH_AT_TABLE,
            CreditSource.VOUCHER_AT_TABLE,
            CreditSource.TOKENS_AT_TABLE);

    private final Table table;
    private final int number;
    private final List<Terminal> seats;
    private final List<Possible> all = new ArrayList<>();

    private SeatOffers(FloorState state, Table table) {
        this.table = table;
        this.number = table.number();
        this.seats = seats(state, table);
    }

    static List<Possible> of(FloorState state, Table table) {
        SeatOffers offers = new SeatOffers(state, table);
        offers.money();
        offers.wagersAfterTheClose();
        offers.privileges();
        offers.cloth();
        return offers.all;
    }

    /** The terminals that reach the table. */
    static List<Terminal> seats(FloorState state, Table table) {
        return state.terminals().stream()
                .filter(terminal -> terminal.reaches(table.number()))
                .toList();
    }

    private void add(Command command, String... fill) {
        all.add(Possible.of(command, fill));
    }

    private Optional<Integer> first(Predicate<Terminal> such) {
        return seats.stream().filter(such).map(Terminal::number).findFirst();
    }

    private static boolean plays(Terminal terminal) {
        return terminal.status().account() == AccountState.ACTIVE;
    }

    private static boolean hasCredit(Terminal terminal) {
        return plays(terminal) && terminal.chips().balanceCents() > 0;
    }

    private static boolean isOwedAtTable(Terminal terminal) {
        return terminal.till()
                .paying()
                .filter(paying -> paying.paper() == Paper.PAID_AT_TABLE)
                .isPresent();
    }

    /** Where a text has the dealer take and pay money over the table. */
    private void money() {
        first(seat -> !seat.presence().barredFor(FloorReason.TERMINAL_RETIRED)
                        && seat.status().account() != AccountState.CASH_OUT_PENDING)
                .ifPresent(seat -> HANDED_OVER.forEach(source ->
                        add(new MoneyCommand.BuyInAtTable(number, seat, source, EXAMPLE_CENTS), TERMINAL, CENTS)));
        seats.stream()
                .filter(SeatOffers::isOwedAtTable)
                .forEach(seat -> add(new MoneyCommand.PayOutAtTable(number, seat.number())));
        first(SeatOffers::hasCredit).ifPresent(seat -> add(new MoneyCommand.PayOutAtTable(number, seat), TERMINAL));
    }

    /** A wager that lies there, and where. */
    private record Stake(int terminal, int bet, long cents) {}

    private Optional<Stake> anyLocked() {
        Layout layout = table.layout();
        for (int seat = 0; seat < layout.seats(); seat++) {
            for (int bet = 0; layout.lockedOfSeatCents(seat) > 0 && bet < layout.bets(); bet++) {
                if (layout.lockedCents(seat, bet) > 0) {
                    return Optional.of(new Stake(layout.terminalOf(seat), bet, layout.lockedCents(seat, bet)));
                }
            }
        }
        return Optional.empty();
    }

    private void wagersAfterTheClose() {
        RoundPhase phase = table.round().phase();
        if (!phase.running()) {
            return;
        }
        Optional<Stake> lies = anyLocked();
        lies.ifPresent(stake -> add(
                new PaymentCommand.WithholdDueCredit(number, stake.terminal(), EXAMPLE_CENTS, WORDS, false),
                TERMINAL,
                CENTS,
                REASON,
                "inspectorNotified"));
        if (phase != RoundPhase.BETTING) {
            for (LateChange.Kind kind : LateChange.Kind.values()) {
                lies.or(() -> kind.putsMoneyDown() ? ofSomebodyWithCredit() : Optional.empty())
                        .ifPresent(stake -> add(
                                new FaultCommand.RelaxClose(number, stake.terminal(), kind, shift(stake), WORDS),
                                TERMINAL,
                                "shift",
                                REASON));
            }
        }
    }

    private static WagerCommand.Shift shift(Stake stake) {
        return new WagerCommand.Shift(stake.bet(), stake.bet(), stake.cents());
    }

    private Optional<Stake> ofSomebodyWithCredit() {
        return first(SeatOffers::hasCredit).map(seat -> new Stake(seat, aBet(), leastCents()));
    }

    private int aBet() {
        return table.play()
                .bet(table.play().offer().lines().getFirst().bets().getFirst().text());
    }

    private long leastCents() {
        return LimitSign.of(table.play()).lines().getFirst().minimumCents();
    }

    /** A maximum of somebody's own. */
    private void privileges() {
        Map<String, Long> most = new TreeMap<>();
        LimitSign.of(table.play()).lines().forEach(line -> most.put(line.key(), line.maximumCents()));
        first(SeatOffers::plays)
                .ifPresent(seat -> add(new HouseCommand.GrantMaximum(number, seat, most), TERMINAL, "byLineCents"));
    }

    /** Where chips lie on a cloth the dealer says what lies there, and counts cash that lies beside it. */
    private void cloth() {
        if (table.rulebook().wagers().placement().cloth().isEmpty()) {
            return;
        }
        first(SeatOffers::plays).ifPresent(this::onTheCloth);
        table.spec().cloth().colours().stream()
                .findFirst()
                .ifPresent(colour -> first(SeatOffers::plays)
                        .ifPresent(seat -> add(
                                new ClothCommand.GiveColour(number, seat, colour, leastCents()),
                                TERMINAL,
                                "colour",
                                "chipCents")));
        for (Cloth.Button button : table.cloth().buttons()) {
            int seat = button.terminal();
            add(new ClothCommand.CountCash(number, seat, button.number(), button.cents()), "countedCents");
            add(new ClothCommand.LiftStakeButton(number, seat, button.number()));
            add(new ClothCommand.ReturnCash(number, seat, button.number(), WORDS), REASON);
        }
    }

    private void onTheCloth(int seat) {
        add(new WagerCommand.Place(number, seat, aBet(), leastCents()), TERMINAL, BET, CENTS);
        anyPending().ifPresent(stake -> {
            add(new WagerCommand.Remove(number, stake.terminal(), stake.bet(), stake.cents()), TERMINAL, BET, CENTS);
            add(new WagerCommand.Clear(number, stake.terminal()), TERMINAL);
        });
        for (Means means : Means.values()) {
            add(new WagerCommand.Enter(number, seat, means, aBet(), leastCents()), TERMINAL, BET, CENTS);
        }
        add(new ClothCommand.LayStakeButton(number, seat, aBet(), leastCents()), TERMINAL, BET, CENTS);
        add(new ClothCommand.TakeBox(number, seat, aBet(), 1), TERMINAL, BET, "box");
    }

    private Optional<Stake> anyPending() {
        Layout layout = table.layout();
        for (int seat = 0; seat < layout.seats(); seat++) {
            for (int bet = 0; layout.pendingOfSeatCents(seat) > 0 && bet < layout.bets(); bet++) {
                if (layout.pendingCents(seat, bet) > 0) {
                    return Optional.of(new Stake(layout.terminalOf(seat), bet, layout.pendingCents(seat, bet)));
                }
            }
        }
        return Optional.empty();
    }
}
