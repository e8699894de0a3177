package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.baize.cluster.node.FreePorts;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A floor for money, from the code that its first start prints to the ticket that the desk pays: an administrator sets it up, screen
 * and till of a terminal are enrolled each by its own code, a note goes in, a number is dealt, and the ticket comes out.
 */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class MoneyFloorTest {

    private static final Pattern CODE = Pattern.compile("becomes the first administrator, once: (\\S+)");
    private static final int ADMINISTRATOR = 1;
    private static final int DEALER = 2;
    private static final int CASHIER = 3;
    private static final int TABLE = 1;
    private static final int TERMINAL = 11;
    private static final int SECONDS = 8;

    @TempDir
    Path directory;

    @Test
    void fromTheFirstCodeToThePaidTicket() throws Exception {
        int web = FreePorts.ofOne();
        List<String> run = List.of(
                "run",
                "--no-demo",
                "--data",
                directory.resolve("data").toString(),
                "--port",
                Integer.toString(FreePorts.ofOne()),
                "--web",
                Integer.toString(web));
        try (Program program = Program.begin(directory.resolve("run.log"), web, run)) {
            program.awaitReady();
            Office office = found(program.address(), program.awaitSaid(CODE).group(1));
            setUp(office);
            Staff dealer = office.employ(DEALER, Role.DEALER, TABLE);
            Staff cashier = office.employ(CASHIER, Role.CASH_DESK, Command.NONE);
            office.open(TABLE);
            Till till = new Till(office.machine("TILL", TERMINAL));
            try (Terminal player = Terminal.welcomed(program.address(), office.token("TERMINAL", TERMINAL))) {
                buyIn(player, till);
                play(player, dealer);
                redeem(cashier, cashOut(player, till));
                failToPrint(player, till, cashier);
            }
            assertThat(program.stop()).isTrue();
            assertThat(program.said()).contains("stopped in good order").doesNotContain(" ERROR ");
        }
    }

    private static Office found(URI server, String code) {
        new Staff(server, "")
                .post(
                        "first-administrator",
                        "{\"code\":\"" + code + "\",\"person\":" + ADMINISTRATOR + ",\"name\":\"Grace\",\"password\":\""
                                + Office.PASSWORD + "\",\"pin\":\"" + Office.PIN + "\"}")
                .good();
        Staff administrator = Staff.signIn(server, ADMINISTRATOR, Office.PASSWORD);
        administrator
                .post("session/duty", "{\"role\":\"ADMINISTRATOR\",\"table\":0}")
                .good();
        return new Office(server, administrator);
    }

    private static void setUp(Office office) {
        office.act(new SetupCommand.BringIntoForce(Tables.MULTI_TERMINAL, LocalDate.of(2020, 1, 1)));
        office.install(
                TABLE, Tables.table(Tables.Kind.of(Tables.MULTI_TERMINAL, "roulette", Apparatus.LIVE_WHEEL), SECONDS));
        office.seat(TERMINAL, List.of(TABLE), List.of(20_00L, 50_00L));
    }

    /** The machine beside the screen, with a token of its own. */
    private record Till(Staff machine) {

        Staff.Reply says(Command command, String key) {
            return machine.post(
                    "tills/" + TERMINAL + "/acts", "{\"key\":\"" + key + "\",\"act\":" + Office.json(command) + "}");
        }

        JsonNode now() {
            return machine.get("tills/" + TERMINAL).good();
        }
    }

    private static void buyIn(Terminal player, Till till) {
        assertThat(player.ask("{\"type\":\"noteInserted\",\"noteCents\":5000}")
                        .path("reason")
                        .asText())
                .as("a screen cannot say that a note went in")
                .isEqualTo("NOT_A_DEMONSTRATION");
        MoneyCommand note = new MoneyCommand.InsertNote(TERMINAL, 50_00, true);
        till.says(note, "note 1").good();
        till.says(note, "note 1").good(); // whoever heard no answer asks again, and the note counts once
        till.says(new MoneyCommand.InsertNote(TERMINAL, 20_00, true), "note 2").good();
        assertThat(till.says(new MoneyCommand.InsertNote(TERMINAL, 100_00, true), "note 3")
                        .title())
                .isEqualTo("NOTE_NOT_ACCEPTED");
        player.until(() -> player.creditCents(TABLE) == 70_00);
    }

    /** Five dollars on 17 and ten on red; 17 is black, and pays 35 to 1. */
    private static void play(Terminal player, Staff dealer) {
        while (!isBetTaken(player, dealer)) {
            player.refresh();
        }
        player.until(() -> player.creditCents(TABLE) == 55_00);
        dealer.act(new WheelCommand.KeyNumber(TABLE, "17"));
        dealer.act(new RoundCommand.ConfirmResult(TABLE));
        player.until(() -> player.creditCents(TABLE) == 235_00);
    }

    /** False where betting was over before, on a busy machine; what was not confirmed is then off the layout again. */
    private static boolean isBetTaken(Terminal player, Staff dealer) {
        Tables.openByHand(dealer, TABLE);
        long round = player.awaitBetting(TABLE);
        String place = "{\"type\":\"place\",\"table\":" + TABLE + ",\"bet\":\"";
        player.ask(place + "straight:17\",\"cents\":500}");
        player.ask(place + "red\",\"cents\":1000}");
        String confirmed = player.ask("{\"type\":\"confirm\",\"table\":" + TABLE + "}")
                .path("type")
                .asText();
        if (!confirmed.equals("accepted")) {
            return false;
        }
        player.awaitClose(TABLE, round);
        return true;
    }

    private static String cashOut(Terminal player, Till till) {
        player.mustDo("{\"type\":\"cashOut\"}");
        JsonNode paying = till.now().path("paying");
        assertThat(paying.path("cents").asLong()).isEqualTo(235_00);
        String ticket = paying.path("ticket").asText();
        till.says(new MoneyCommand.TicketPrinted(TERMINAL, Long.parseLong(ticket)), ticket)
                .good();
        player.until(() -> !player.own().path("paying").isObject() && player.creditCents(TABLE) == 0);
        return ticket;
    }

    private static void redeem(Staff cashier, String ticket) {
        PaymentCommand.Redeem redeem = new PaymentCommand.Redeem(Long.parseLong(ticket), true, true);
        assertThat(cashier.worthCents(ticket)).isEqualTo(235_00);
        cashier.act(redeem);
        assertThat(cashier.tries(redeem).title()).isEqualTo("ALREADY_PAID");
    }

    private static void failToPrint(Terminal player, Till till, Staff cashier) {
        till.says(new MoneyCommand.InsertNote(TERMINAL, 20_00, true), "note 4").good();
        player.mustDo("{\"type\":\"cashOut\"}");
        long ticket = till.now().path("paying").path("ticket").asLong();
        till.says(new MoneyCommand.PrintFailed(TERMINAL, ticket), "failed").good();
        assertThat(cashier.tries(new PaymentCommand.Redeem(ticket, true, true)).title())
                .isEqualTo("CANCELLED");
        assertThat(till.now().path("paying").path("cents").asLong())
                .as("somebody brings the money")
                .isEqualTo(20_00);
    }
}
