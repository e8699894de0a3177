package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
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
    private final Hall hall = new Hall(lookout, new Lines(house.floor()));
    private final Identity identity = Identity.open(
            IdentityStore.inMemory("money"), Path.of("money"), new SlowFunction.Cost(64, 1), InstantSource.system());
    private final Badges badges = identity.badges();
    private final Reception reception =
            new Reception(hall, badges, identity.codes(), identity.codeTries(), new SimpleMeterRegistry());
    private final Said said = new Said();

    @Test
    void aSimulatedMachineIsNotHeard() throws InterruptedException {
        int terminal = house.table(House.MULTI).terminal();
        lookout.begin(List.of(hall));
        Session session = reception.opened(said);
        reception.heard(session, "{\"type\":\"hello\",\"token\":\"" + badges.token(Subject.terminal(terminal)) + "\"}");
        said.next("welcome");

        reception.heard(
                session, "{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"noteInserted\",\"noteCents\":2000}}");

        assertThat(said.next("refused")).contains("NOT_A_DEMONSTRATION");
        assertThat(house.floor()
                        .read(state -> state.terminalAt(terminal))
                        .chips()
                        .balanceCents())
                .isZero();
    }
}
