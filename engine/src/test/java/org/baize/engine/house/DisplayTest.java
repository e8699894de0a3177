package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.house.HouseFloor.finish;

import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.rules.house.RoundNeed;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.HistoryRules.Resolved;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What displays show of the rounds, and when the casino may open one. */
class DisplayTest {

    @Test
    @Clause("act-multi-terminal-2019:A.1/WND")
    void listsTheLatestResultsNewestFirst() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1);
        for (String number : List.of("17", "0", "32")) {
            floor.openBetting().place(1, "red", 5_00).confirm(1);
            finish(floor, number);
        }
        floor.restart();

        assertThat(ResultHistory.latest(floor.table(TABLE), 2))
                .containsExactly(new Resolved(3, Optional.of("number:32")), new Resolved(2, Optional.of("number:0")));
    }

    @Test
    @Clause("act-american-roulette-2005:8.1")
    void opensNoPeriodOutsideTheGamingHours() {
        TableSetup any = DefaultSetup.of(Rulebooks.byId(TestFloor.AMERICAN), "roulette-single-zero");
        FloorChoice floorChoice = new FloorChoice(
                40, 30, 10, 20, Optional.of(new FloorChoice.GamingHours(LocalTime.of(12, 0), LocalTime.of(4, 0))));
        TableSetup setup = new TableSetup(any.game(), any.limits(), any.dealing(), floorChoice, any.money());
        TestFloor floor = TestFloor.empty();
        floor.install(TABLE, TestFloor.AMERICAN, setup, Apparatus.LIVE_WHEEL).terminal(1, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));

        assertThat(floor.refuse(DEALER, new RoundCommand.OpenBetting(TABLE)).reason())
                .as("ten in the morning, local time")
                .isEqualTo(RoundNeed.GAMING_HOURS);
        floor.pass(2 * 60 * 60_000);

        floor.openBetting();
    }
}
