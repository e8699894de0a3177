package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.Signature;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A paper concerns the terminal that it comes from; thousands of others are not looked at for it. */
@Timeout(60)
class TouchedTest {

    private final House house = House.forDemonstration(new FloorInMemory());

    private long printTicket(int terminal) {
        Origin there = Origin.terminal(terminal);
        house.floor().accept(there, new MoneyCommand.InsertNote(terminal, 20_00, true));
        house.floor().accept(there, new MoneyCommand.CashOut(terminal));
        long number = house.floor()
                .read(state -> state.terminalAt(terminal)
                        .till()
                        .paying()
                        .orElseThrow()
                        .number()
                        .orElseThrow());
        house.floor().accept(there, new MoneyCommand.TicketPrinted(terminal, number));
        return number;
    }

    @Test
    void aPaperTouchesTheTerminalThatPrintedItAndNobodyElse() {
        House.Wheel table = house.table(House.MULTI);
        int terminal = table.terminal();
        long number = printTicket(terminal);
        Signature somebody = new Signature(Origin.person(1), Role.ADMINISTRATOR, Optional.empty());
        PaymentEvent seen = new PaymentEvent.IdentificationSeen(number, "passport", somebody);

        Touched touched = house.floor().read(state -> Touched.by(List.of(seen), state));

        assertThat(touched.terminals()).containsExactly(terminal);
        assertThat(touched.tables()).isEmpty();
        assertThat(touched.everything()).isFalse();
    }

    @Test
    void aKeyOfTicketsTouchesNobody() {
        PaymentEvent key = new PaymentEvent.ValidationKeySet(
                "5c".repeat(32), new Signature(Origin.SYSTEM, Role.ADMINISTRATOR, Optional.empty()));

        Touched touched = house.floor().read(state -> Touched.by(List.of(key), state));

        assertThat(touched.terminals()).isEmpty();
        assertThat(touched.tables()).isEmpty();
    }
}
