package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.roulette.NoSpinGround;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Rounds dealt by hand, which stand still in each of their states, and a terminal that loses its connection there: it comes back to
 * what it has left.
 */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class ReconnectTest {

    private static final int ENDLESS = Demonstration.ENDLESS_ROULETTE;
    private static final int ROULETTE = Demonstration.BY_HAND_TOO;
    private static final int BACCARAT = Demonstration.COUP_BY_HAND;
    private static final int AT_ENDLESS = 701;

    @Test
    void whileBettingIsOpen() throws Exception {
        Demonstration floor = Demonstration.shared();
        floor.office().seat(AT_ENDLESS, List.of(ENDLESS), List.of(100_00L));
        try (Visitor visitor = new Visitor(floor, ENDLESS, AT_ENDLESS)) {
            visitor.terminal.awaitBetting(ENDLESS);
            visitor.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
            visitor.reconnect("BETTING");
            visitor.mustDo(visitor.place("red", 20_00));
            visitor.reconnect("BETTING");
            assertThat(visitor.wager("pendingCents"))
                    .as("before it is confirmed")
                    .isEqualTo(20_00);
            visitor.mustDo(visitor.at("confirm"));
            visitor.reconnect("BETTING");
            assertThat(visitor.wager("lockedCents")).isEqualTo(20_00);
        }
    }

    @Test
    void inEveryStateOfASpin() throws Exception {
        Demonstration floor = Demonstration.shared();
        Staff dealer = floor.dealer(ROULETTE);
        try (Visitor visitor = new Visitor(floor, ROULETTE, Demonstration.terminal(ROULETTE, 0))) {
            visitor.reconnect("IDLE");
            visitor.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");

            visitor.bet(dealer);
            dealer.act(new WheelCommand.SpinBall(ROULETTE));
            dealer.act(new WheelCommand.CallNoSpin(ROULETTE, NoSpinGround.INTERFERENCE, "a hand on the rim"));
            visitor.reconnect("VOID");
            assertThat(visitor.creditCents()).isEqualTo(100_00);

            long round = visitor.bet(dealer);
            visitor.reconnect("CLOSED");
            dealer.act(new WheelCommand.KeyNumber(ROULETTE, "1"));
            visitor.reconnect("RESULT");
            dealer.act(new RoundCommand.ConfirmResult(ROULETTE));
            visitor.reconnect("SETTLED");
            assertThat(visitor.creditCents()).isEqualTo(120_00);

            dealer.act(new FaultCommand.ReportWrongResult(ROULETTE, round, "it was 17"));
            visitor.reconnect("SETTLED");
            assertThat(visitor.creditCents()).as("while somebody decides").isEqualTo(120_00);
        }
    }

    @Test
    void inTheMiddleOfACoup() throws Exception {
        Demonstration floor = Demonstration.shared();
        try (Visitor visitor = new Visitor(floor, BACCARAT, Demonstration.terminal(BACCARAT, 0))) {
            visitor.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
            long round = visitor.betWhenOpen("tie");
            floor.sendAway(BACCARAT);
            visitor.terminal.awaitClose(BACCARAT, round);
            if (visitor.cards() == 0) {
                floor.dealer(BACCARAT)
                        .post("simulators/tables/" + BACCARAT + "/cards", "")
                        .good();
            }
            visitor.terminal.until(() -> visitor.cards() > 0);
            visitor.reconnect("DEALING", "CLOSED");
            assertThat(visitor.cards()).isPositive();
            floor.comeBack(BACCARAT);
            visitor.terminal.until(
                    () -> visitor.terminal.at(BACCARAT).path("wagers").isEmpty());
            visitor.awaitSettled(round);
        }
    }

    @Test
    void whileATicketIsPrinted() throws Exception {
        Demonstration floor = Demonstration.shared();
        int table = Demonstration.WITHOUT_DEALER;
        try (Visitor visitor = new Visitor(floor, table, Demonstration.terminal(table, 1))) {
            visitor.mustDo("{\"type\":\"noteInserted\",\"noteCents\":5000}");
            visitor.mustDo("{\"type\":\"cashOut\"}");
            visitor.reconnect("IDLE");
            JsonNode paying = visitor.terminal.own().path("paying");
            assertThat(paying.path("cents").asLong()).isEqualTo(50_00);
            String ticket = paying.path("ticket").asText();
            visitor.mustDo("{\"type\":\"ticketPrinted\",\"ticket\":\"" + ticket + "\"}");
            visitor.reconnect("IDLE");
            assertThat(visitor.terminal.own().path("paying").isObject()).isFalse();
            floor.desk().act(new PaymentCommand.Redeem(Long.parseLong(ticket), true, true));
        }
    }

    /** A player whose connection breaks all the time. */
    private static final class Visitor implements AutoCloseable {

        private final Demonstration floor;
        private final int table;
        private final String token;
        private Terminal terminal;

        Visitor(Demonstration floor, int table, int number) {
            this.floor = floor;
            this.table = table;
            this.token = floor.office().token("TERMINAL", number);
            this.terminal = Terminal.welcomed(floor.address(), token);
        }

        void mustDo(String act) {
            terminal.mustDo(act);
        }

        String at(String type) {
            return "{\"type\":\"" + type + "\",\"table\":" + table + "}";
        }

        String place(String bet, long cents) {
            return "{\"type\":\"place\",\"table\":" + table + ",\"bet\":\"" + bet + "\",\"cents\":" + cents + "}";
        }

        long wager(String which) {
            return terminal.at(table).path("wagers").path(0).path(which).asLong();
        }

        long creditCents() {
            terminal.refresh();
            return terminal.creditCents(table);
        }

        /** The cards that lie in both hands. */
        int cards() {
            JsonNode coup = terminal.table(table).path("dealing");
            return coup.findValues("cards").stream().mapToInt(JsonNode::size).sum();
        }

        /** Has betting opened, bets on red and waits for the close; again, where that took longer than betting is open. */
        long bet(Staff dealer) {
            Tables.openByHand(dealer, table);
            long round = terminal.awaitBetting(table);
            while (!isTaken("red")) {
                terminal.refresh();
                Tables.openByHand(dealer, table);
                round = terminal.awaitBetting(table);
            }
            terminal.awaitClose(table, round);
            return round;
        }

        long betWhenOpen(String bet) {
            long round = terminal.awaitBetting(table);
            while (!isTaken(bet)) {
                terminal.refresh(); // what was open is not any more
                round = terminal.awaitBetting(table);
            }
            return round;
        }

        private boolean isTaken(String bet) {
            terminal.ask(place(bet, 20_00));
            return terminal.ask(at("confirm")).path("type").asText().equals("accepted");
        }

        void awaitSettled(long round) {
            terminal.until(() -> terminal.round(table) > round
                    || terminal.phase(table).equals("SETTLED")
                    || terminal.phase(table).equals("VOID"));
        }

        /** Goes without a word in one of these phases, and comes back. */
        void reconnect(String... phases) {
            terminal.refresh();
            JsonNode own = terminal.own();
            JsonNode before = terminal.table(table);
            assertThat(terminal.phase(table)).isIn((Object[]) phases);
            terminal.close();
            terminal = Terminal.welcomed(floor.address(), token);
            assertThat(terminal.own()).isEqualTo(own);
            assertThat(terminal.table(table)).isEqualTo(before);
        }

        @Override
        public void close() {
            terminal.close();
        }
    }
}
