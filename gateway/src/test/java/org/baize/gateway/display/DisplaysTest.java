package org.baize.gateway.display;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.IdentityStore;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.identity.SlowFunction;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Said;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A table that is played for money is shown by displays that were enrolled for it, and by no others. */
@Timeout(30)
class DisplaysTest {

    private final House house = House.forMoney(new FloorInMemory());
    private final Lookout lookout = new Lookout(house.floor());
    private final Identity identity = Identity.open(
            IdentityStore.inMemory("displays"),
            Path.of("displays"),
            new SlowFunction.Cost(64, 1),
            InstantSource.system());
    private final Badges badges = identity.badges();
    private final Displays displays = new Displays(
            lookout, badges, GatewayConfig.onThisMachine(8080, Path.of("displays")), new SimpleMeterRegistry());
    private final Said said = new Said();

    @AfterEach
    void close() {
        identity.close();
    }

    private void shows(int table, String token) {
        lookout.begin(List.of(displays));
        displays.heard(
                displays.opened(said), "{\"type\":\"showTable\",\"table\":" + table + ",\"token\":\"" + token + "\"}");
    }

    @Test
    void anEnrolledDisplayShowsItsTableUntilItIsRevoked() throws InterruptedException {
        int table = house.table(House.MULTI).number();
        Subject display = new Subject(Kind.DISPLAY, table);
        shows(table, badges.enrol(display));
        said.next("displayWelcome");

        badges.revoke(display);

        assertThat(said.next("goodbye")).contains("NOT_RECOGNISED");
    }

    @Test
    void aTerminalOfTheSameNumberIsNoDisplay() throws InterruptedException {
        int table = house.table(House.MULTI).number();
        shows(table, badges.enrol(Subject.terminal(table)));

        assertThat(said.next("goodbye")).contains("NOT_RECOGNISED");
    }

    @Test
    void nothingIsOpenWhereThereIsMoney() throws InterruptedException {
        shows(house.table(House.MULTI).number(), "");

        assertThat(said.next("goodbye")).contains("NOT_RECOGNISED");
    }
}
