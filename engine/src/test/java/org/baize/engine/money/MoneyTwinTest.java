package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.RAPID;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.paper.Slip;
import org.baize.testkit.Clause;

/** Any sequence of credits, cash-outs and redemptions, against a model of three maps that knows no rule but these. */
class MoneyTwinTest {

    @Property(tries = 30)
    @Clause({
        "nsw-rapid-2016:1.1/redeemable ticket",
        "nsw-rapid-2016:4.2.2",
        "nsw-rapid-2016:4.3.2",
        "nsw-rapid-2016:8.4"
    })
    void noMoneyAppearsOrGoesAway(@ForAll @Size(max = 60) List<@IntRange(max = 9_999) Integer> steps) {
        Twin twin = new Twin();

        for (int step : steps) {
            twin.step(step % 6, 1 + step / 6 % 3, step / 18);
            twin.agree();
        }
        twin.there.floor().restart();
        assertThat(twin.there.outstanding().stream().mapToLong(Slip::cents).sum())
                .isEqualTo(Twin.sum(twin.tickets));
    }

    /** What is on each meter, what is being printed, and what each ticket is worth while it can be paid. */
    private static final class Twin {

        private final MoneyTable there = MoneyTable.of(RAPID);
        private final Map<Integer, Long> meters = new TreeMap<>();
        private final Map<Integer, Long> printing = new TreeMap<>();
        private final Map<Long, Long> tickets = new TreeMap<>();
        private final List<Long> numbers = new ArrayList<>();
        private long cashPaid;
        private long cashIn;

        static long sum(Map<?, Long> cents) {
            return cents.values().stream().mapToLong(one -> one).sum();
        }

        void agree() {
            assertThat(sum(meters) + sum(tickets) + cashPaid).isEqualTo(cashIn);
            for (int terminal = 1; terminal <= 3; terminal++) {
                long meter = meters.getOrDefault(terminal, 0L);
                assertThat(there.floor().chipsCents(terminal)).isEqualTo(printing.containsKey(terminal) ? 0 : meter);
            }
        }

        void step(int kind, int terminal, int pick) {
            Origin at = Origin.terminal(terminal);
            boolean prints = printing.containsKey(terminal);
            long number = printing.getOrDefault(terminal, 2L);
            long ticket = numbers.isEmpty() ? 1 : numbers.get(pick % numbers.size());
            boolean good = tickets.containsKey(ticket);
            switch (kind) {
                case 0 -> insert(terminal, takes(at, new MoneyCommand.InsertNote(terminal, 20_00, true), !prints));
                case 1 ->
                    press(
                            terminal,
                            takes(at, new MoneyCommand.CashOut(terminal), !prints && meters.containsKey(terminal)));
                case 2 -> print(terminal, takes(at, new MoneyCommand.TicketPrinted(terminal, number), prints));
                case 3 -> fail(terminal, takes(at, new MoneyCommand.PrintFailed(terminal, number), prints));
                case 4 ->
                    credit(
                            terminal,
                            ticket,
                            takes(at, new MoneyCommand.InsertTicket(terminal, ticket), !prints && good));
                default -> pay(ticket, takes(CASHIER, new PaymentCommand.Redeem(ticket, true, false), good));
            }
        }

        private void insert(int terminal, boolean taken) {
            if (taken) {
                meters.merge(terminal, 20_00L, Long::sum);
                cashIn += 20_00;
            }
        }

        private void press(int terminal, boolean taken) {
            if (taken) {
                long number = there.floor()
                        .terminal(terminal)
                        .till()
                        .paying()
                        .orElseThrow()
                        .number()
                        .orElseThrow();
                assertThat(numbers).doesNotContain(number);
                printing.put(terminal, number);
                numbers.add(number);
            }
        }

        private void print(int terminal, boolean taken) {
            if (taken) {
                tickets.put(printing.remove(terminal), meters.remove(terminal));
            }
        }

        private void fail(int terminal, boolean taken) {
            if (taken) {
                printing.remove(terminal);
            }
        }

        private void credit(int terminal, long ticket, boolean taken) {
            if (taken) {
                meters.merge(terminal, tickets.remove(ticket), Long::sum);
            }
        }

        private void pay(long ticket, boolean taken) {
            if (taken) {
                cashPaid += Objects.requireNonNull(tickets.remove(ticket));
            }
        }

        private boolean takes(Origin who, Command command, boolean expected) {
            Answer answer = there.floor().send(who, command).answer();
            assertThat(answer instanceof Answer.Accepted)
                    .as("%s: %s", command, answer)
                    .isEqualTo(expected);
            return expected;
        }
    }
}
