package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.gateway.floor.Line;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.IdentityStore;
import org.baize.gateway.identity.SlowFunction;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Said;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Where money is played for, no screen can say that a note went in. */
@Timeout(60)
class MoneyFloorTest {

    private final House house = House.forMoney(new FloorInMemory());
    private final Lookout lookout = new Lookout(house.floor());
    private final Hall hall = new Hall(lookout, new Lines(house.floor()), _ -> Optional.empty());
    private final Identity identity = Identity.open(
            IdentityStore.inMemory("money"), Path.of("money"), new SlowFunction.Cost(64, 1), InstantSource.system());
    private final Badges badges = identity.badges();
    private final Reception reception =
            new Reception(hall, badges, identity.codes(), identity.codeTries(), new SimpleMeterRegistry());
    private final Said said = new Said();

    private Session welcomed(int terminal) throws InterruptedException {
        lookout.begin(List.of(hall));
        Session session = reception.opened(said);
        reception.heard(session, "{\"type\":\"hello\",\"token\":\"" + badges.token(Subject.terminal(terminal)) + "\"}");
        said.next("welcome");
        return session;
    }

    private void call(Session session, int number, int table) {
        reception.heard(
                session,
                "{\"type\":\"ask\",\"number\":" + number + ",\"act\":{\"type\":\"callAttendant\",\"table\":" + table
                        + "}}");
    }

    @Test
    void aTillMayBeAtAnotherGatewayThanItsScreen() throws InterruptedException {
        House.Wheel table = house.table(House.MULTI);
        int terminal = table.terminal();
        Session session = welcomed(terminal);
        try (Lines elsewhere = new Lines(house.floor())) {
            Line till = elsewhere.of(Origin.terminal(terminal));
            till.say(Optional.empty(), new MoneyCommand.InsertNote(terminal, 20_00, true))
                    .join();
            assertThat(said.next("ownChanged")).contains("\"creditCents\":2000");
            call(session, 1, table.number());
            said.next("accepted");
            till.say(Optional.empty(), new MoneyCommand.InsertNote(terminal, 20_00, true))
                    .join();
        }

        assertThat(session.connection().isOver()).isFalse();
        assertThat(house.floor()
                        .read(state -> state.terminalAt(terminal))
                        .chips()
                        .balanceCents())
                .isEqualTo(40_00);
    }

    @Test
    void aPlayerIsAtOneGatewayOnly() throws InterruptedException {
        House.Wheel table = house.table(House.MULTI);
        int terminal = table.terminal();
        welcomed(terminal);
        try (Lines elsewhere = new Lines(house.floor())) {
            elsewhere
                    .of(Origin.terminal(terminal))
                    .say(Optional.empty(), new MoneyCommand.CashOut(terminal))
                    .join();
        }

        assertThat(said.next("goodbye")).contains("DISPLACED");
    }

    @Test
    void aSimulatedMachineIsNotHeard() throws InterruptedException {
        int terminal = house.table(House.MULTI).terminal();
        Session session = welcomed(terminal);

        reception.heard(
                session, "{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"noteInserted\",\"noteCents\":2000}}");

        assertThat(said.next("refused")).contains("NOT_A_DEMONSTRATION");
        assertThat(house.floor()
                        .read(state -> state.terminalAt(terminal))
                        .chips()
                        .balanceCents())
                .isZero();
    }

    @Test
    void whoeverLeftIsNotWaitedForAnyMore() throws InterruptedException {
        Session session = welcomed(house.table(House.MULTI).terminal());
        house.floor().isSeenLate(1);
        hall.showAll(session);
        long waited = house.floor().lookedFor();
        house.table(House.MULTI).open();
        assertThat(house.floor().lookedFor()).as("it waits").isGreaterThan(waited);

        hall.leave(session);
        long left = house.floor().lookedFor();
        house.table(House.MULTI).open();

        assertThat(house.floor().lookedFor()).isEqualTo(left);
    }
}
