package org.baize.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.spec.PinVerifier;
import org.junit.jupiter.api.Test;

/** A floor for a crowd stands when its founding was said. */
class CrowdFloorTest {

    @Test
    void everythingThatFoundsItIsAccepted() {
        CrowdFloor crowd = new CrowdFloor(50, 8);
        Floor floor = new Floor();
        Map<Origin, Long> used = new HashMap<>();

        DemonstrationFloor founded = new DemonstrationFloor(
                "5c".repeat(32),
                person -> new DemonstrationFloor.Credential(PinVerifier.of("salt", "key " + person), "key " + person),
                crowd.plan());

        for (DemonstrationFloor.Said said : founded.founding()) {
            Answer answer = floor.handle(Request.of(
                            said.by(), used.merge(said.by(), 1L, Long::sum), 1_800_000_000_000L, said.command()))
                    .answer();
            assertThat(answer).as(said.toString()).isInstanceOf(Answer.Accepted.class);
        }

        assertThat(floor.state().terminals()).hasSize(50);
        assertThat(floor.state().tables()).hasSize(8).allMatch(table -> table.open());
    }

    @Test
    void terminalsAreSpreadEvenly() {
        assertThat(new CrowdFloor(50, 8).banks())
                .extracting(DemonstrationFloor.Bank::terminals)
                .containsExactly(7, 7, 6, 6, 6, 6, 6, 6);
    }
}
