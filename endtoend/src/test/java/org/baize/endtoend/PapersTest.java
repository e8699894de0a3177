package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.rules.cash.RedemptionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A ticket is paid once and where it may be; everything else is refused at the desk, for each reason that there is. */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class PapersTest {

    private static final int TABLE = Demonstration.ENDLESS_RAPID;
    private static final int TERMINAL = 711;
    private static final long NOTE_CENTS = 20_00;
    private static final long DELAY_MILLIS = TimeUnit.HOURS.toMillis(1);

    private final Set<String> refusals = new TreeSet<>();

    @Test
    void eachRefusalOfAPaperHasItsReason() throws Exception {
        Demonstration floor = Demonstration.shared();
        floor.office().seat(TERMINAL, List.of(TABLE), List.of(NOTE_CENTS));
        Staff desk = floor.desk();
        Staff operator = floor.person(DemonstrationFloor.SUPERVISORS.getLast().number());
        try (Terminal player = floor.sit(TERMINAL)) {
            refuses(desk, redeem(1), "NOT_FOUND");
            payOnce(desk, ticket(player));
            keepBack(desk, operator, player);
            failToPrint(floor, desk, player);
        }
        assertThat(Stream.of(RedemptionReason.values())
                        .filter(reason -> reason != RedemptionReason.WRONG_PLACE) // no desk is a wrong place
                        .map(Enum::name))
                .allMatch(refusals::contains);
    }

    private void payOnce(Staff desk, long ticket) {
        refuses(desk, new PaymentCommand.Redeem(ticket, false, true), "UNREADABLE");
        desk.act(new PaymentCommand.AskIdentification(ticket));
        refuses(desk, redeem(ticket), "IDENTIFICATION_MISSING");
        desk.act(new PaymentCommand.RecordIdentification(ticket, "a passport"));
        desk.act(redeem(ticket));
        refuses(desk, redeem(ticket), "ALREADY_PAID");
    }

    private void keepBack(Staff desk, Staff operator, Terminal player) {
        long withheld = ticket(player);
        operator.act(new PaymentCommand.KeepBack(withheld, false, "it may be stolen", true));
        refuses(desk, redeem(withheld), "WITHHELD");
        long demanded = ticket(player);
        operator.act(new PaymentCommand.KeepBack(demanded, true, "it may be stolen", true));
        refuses(desk, redeem(demanded), "RETURN_DEMANDED");
        long delayed = ticket(player);
        operator.act(new PaymentCommand.DelayPayment(
                delayed, "it is looked into", Optional.of(System.currentTimeMillis() + DELAY_MILLIS), true));
        refuses(desk, redeem(delayed), "DELAYED");
    }

    private void failToPrint(Demonstration floor, Staff desk, Terminal player) {
        long failed = due(player);
        Staff till = floor.office().machine("TILL", TERMINAL);
        till.post(
                        "tills/" + TERMINAL + "/acts",
                        "{\"key\":\"" + failed + "\",\"act\":"
                                + Office.json(new MoneyCommand.PrintFailed(TERMINAL, failed)) + "}")
                .good();
        refuses(desk, redeem(failed), "CANCELLED");
    }

    private void refuses(Staff desk, PaymentCommand.Redeem redeem, String reason) {
        assertThat(desk.tries(redeem).title()).isEqualTo(reason);
        refusals.add(reason);
    }

    private static PaymentCommand.Redeem redeem(long ticket) {
        return new PaymentCommand.Redeem(ticket, true, true);
    }

    /** A ticket that is out. */
    private static long ticket(Terminal player) {
        long ticket = due(player);
        player.mustDo("{\"type\":\"ticketPrinted\",\"ticket\":\"" + ticket + "\"}");
        player.until(() -> !player.own().path("paying").isObject());
        return ticket;
    }

    /** The number of a ticket that is to be printed. */
    private static long due(Terminal player) {
        player.mustDo("{\"type\":\"noteInserted\",\"noteCents\":" + NOTE_CENTS + "}");
        player.mustDo("{\"type\":\"cashOut\"}");
        player.until(() -> player.own().path("paying").isObject());
        return player.own().path("paying").path("ticket").asLong();
    }
}
