package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.FreePorts;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.load.server.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A round dealt by hand, and a terminal that loses its connection in each of its states: it comes back to what it has left. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class ReconnectTest {

    private static final int TABLE = DemonstrationTables.LIVE_ROULETTE;
    private static final int TERMINAL = 105;

    @TempDir
    Path directory;

    @Test
    void whoeverComesBackFindsEverythingAsItWasInEveryState() throws Exception {
        try (Program program = Program.run(directory.resolve("data"), FreePorts.ofOne(), FreePorts.ofOne());
                Seats seats = new Seats(program.address())) {
            String password = EveryTableTest.password(program);
            Staff dealer = Staff.signIn(
                    program.address(), DemonstrationFloor.dealerOf(TABLE).number(), password);
            Visitor visitor = new Visitor(program.address(), seats.token(TERMINAL));
            sendAway(dealer, visitor);
            String ticket = play(dealer, visitor);
            Staff desk = Staff.signIn(program.address(), DemonstrationFloor.CASH_DESK.number(), password);
            assertThat(desk.worthCents(ticket)).isEqualTo(120_00);
            desk.act("{\"@type\":\"Redeem\",\"number\":" + ticket + ",\"readable\":true,\"signed\":true}");
        }
    }

    /** The simulated dealer goes when the round is over that was under way. */
    private static void sendAway(Staff dealer, Visitor visitor) {
        for (String person : new String[] {"dealer", "supervisor"}) {
            int status = dealer.send("PUT", "simulators/tables/" + TABLE + "/" + person, "{\"on\":false}")
                    .status();
            assertThat(status).isBetween(200, 204);
        }
        visitor.finish(dealer);
    }

    private static String play(Staff dealer, Visitor visitor) {
        visitor.reconnect("SETTLED", "VOID", "IDLE");
        visitor.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
        dealer.act("{\"@type\":\"OpenBetting\",\"table\":" + TABLE + "}");
        visitor.mustDo("{\"type\":\"place\",\"table\":" + TABLE + ",\"bet\":\"red\",\"cents\":2000}");
        visitor.mustDo("{\"type\":\"confirm\",\"table\":" + TABLE + "}");
        visitor.reconnect("BETTING");
        visitor.awaitClose();
        visitor.reconnect("CLOSED");
        dealer.act("{\"@type\":\"KeyNumber\",\"table\":" + TABLE + ",\"number\":\"1\"}");
        visitor.reconnect("RESULT");
        dealer.act("{\"@type\":\"ConfirmResult\",\"table\":" + TABLE + "}");
        visitor.reconnect("SETTLED");
        assertThat(visitor.creditCents()).isEqualTo(120_00);
        visitor.mustDo("{\"type\":\"cashOut\"}");
        return visitor.reconnectWhilePaying();
    }

    /** A player whose connection breaks all the time. */
    private static final class Visitor {

        private final URI server;
        private final String token;
        private Terminal terminal;

        Visitor(URI server, String token) {
            this.server = server;
            this.token = token;
            this.terminal = Terminal.welcomed(server, token);
        }

        void mustDo(String act) {
            terminal.mustDo(act);
        }

        long creditCents() {
            return Terminal.at(terminal.refresh(), TABLE)
                    .path("money")
                    .path("creditCents")
                    .asLong();
        }

        /** Waits until the clock has closed the round that is open. */
        void awaitClose() {
            JsonNode round = Terminal.table(terminal.refresh(), TABLE).path("round");
            if (round.path("phase").asText().equals("BETTING")) {
                terminal.awaitClose(TABLE, round.path("number").asLong());
            }
        }

        /** Goes without a word in one of these phases, and comes back. */
        void reconnect(String... phases) {
            JsonNode before = terminal.refresh();
            assertThat(Terminal.table(before, TABLE).path("round").path("phase").asText())
                    .isIn((Object[]) phases);
            terminal.close();
            terminal = Terminal.welcomed(server, token);
            JsonNode after = terminal.welcome();
            assertThat(Terminal.at(after, TABLE)).isEqualTo(Terminal.at(before, TABLE));
            assertThat(Terminal.table(after, TABLE)).isEqualTo(Terminal.table(before, TABLE));
        }

        /** The ticket is under way, or out by then; the credit is on it in either case. */
        String reconnectWhilePaying() {
            JsonNode paying = terminal.await(
                            message -> message.path("own").path("paying").isObject())
                    .path("own")
                    .path("paying");
            terminal.close();
            terminal = Terminal.welcomed(server, token);
            JsonNode after = terminal.welcome().path("own").path("paying");
            if (after.isObject()) {
                assertThat(after).isEqualTo(paying);
                terminal.ask("{\"type\":\"ticketPrinted\",\"ticket\":\""
                        + paying.path("ticket").asText() + "\"}"); // unless the printer was quicker
            }
            assertThat(creditCents()).isZero();
            terminal.close();
            return paying.path("ticket").asText();
        }

        /** Brings to an end what was under way. */
        void finish(Staff dealer) {
            String phase = phase();
            while (!phase.equals("SETTLED") && !phase.equals("VOID") && !phase.equals("IDLE")) {
                if (phase.equals("BETTING")) {
                    awaitClose();
                } else {
                    String act = phase.equals("RESULT") ? "\"ConfirmResult\"" : "\"KeyNumber\",\"number\":\"1\"";
                    dealer.post("acts", "{\"act\":{\"@type\":" + act + ",\"table\":" + TABLE + "}}");
                }
                phase = phase();
            }
        }

        private String phase() {
            return Terminal.table(terminal.refresh(), TABLE)
                    .path("round")
                    .path("phase")
                    .asText();
        }
    }
}
