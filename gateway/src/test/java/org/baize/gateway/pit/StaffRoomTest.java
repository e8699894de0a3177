package org.baize.gateway.pit;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Optional;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Stores;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Onlooker;
import org.baize.gateway.live.Said;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.baize.gateway.web.SocketCallers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** While it is not known who is who, whoever connects is told so, and nothing breaks. */
@Timeout(60)
class StaffRoomTest {

    private final House house = House.forDemonstration(new FloorInMemory());
    private final Lookout lookout = new Lookout(house.floor());
    private final Identity identity = new Stores().open();
    private final StaffRoom room = new StaffRoom(lookout, new SocketCallers(identity), new SimpleMeterRegistry());
    private final Said said = new Said();

    private Colleague colleague() {
        String token = identity.sessions().open(1, Optional.empty()).token();
        return room.opened(said, null, "Bearer " + token);
    }

    @Test
    void whoeverComesThenIsSentAwayAndLeaves() throws InterruptedException {
        Colleague colleague = colleague();
        identity.close();

        room.admit(colleague);

        assertThat(said.next("goodbye")).contains("MALFUNCTION").contains("not known just now");
        room.leave(colleague);
    }

    @Test
    void whoeverIsThereThenIsSentAwayWithTheNextWord() throws InterruptedException {
        lookout.begin(List.of(room));
        Colleague colleague = colleague();
        room.admit(colleague);
        room.heard(colleague, "{\"type\":\"watchFloor\"}");
        said.next("floorChanged");
        identity.close();

        room.heard(colleague, "{\"type\":\"watchFloor\"}");

        assertThat(said.next("goodbye")).contains("MALFUNCTION");
        room.leave(colleague);
    }

    @Test
    void whatCouldNotBeShownIsBegunAnew() throws InterruptedException {
        lookout.begin(List.of(room));
        Colleague first = colleague();
        room.admit(first);
        room.heard(first, "{\"type\":\"watchFloor\"}");
        said.next("floorChanged");

        room.ends(Onlooker.Ending.CANNOT_BE_SEEN);
        said.next("goodbye");
        room.leave(first);

        Colleague second = colleague();
        room.admit(second);
        room.heard(second, "{\"type\":\"watchFloor\"}");
        said.next("floorChanged");
        house.table(House.RAPID);
        lookout.look();
        identity.close();
        assertThat(second.connection().isOver()).isFalse();
    }
}
