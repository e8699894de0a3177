package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.SplittableRandom;
import org.baize.devices.Chance;
import org.baize.devices.SteppedTime;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.ShoeState;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A dealer who can be sent away in the middle of anything and comes back to whatever is there. */
class DealingByHandTest {

    private static final long IDLE_MILLIS = 5 * 60_000;

    @ParameterizedTest
    @EnumSource(
            value = RoundPhase.class,
            names = {"BETTING", "CLOSED", "DEALING", "RESULT", "SETTLED"})
    void aDealerGoesOnFromWhereTheTableIs(RoundPhase phase) {
        OneTable table = new OneTable(DemonstrationTables.LIVE_ROULETTE);
        table.await(phase);
        long round = table.casino.table(table.number).round().number();

        table.simulated.dealer().turnOff();
        assertThat(table.simulated.dealer().on()).isFalse();
        table.casino.pass(IDLE_MILLIS);
        assertThat(table.casino.table(table.number).round().number()).isEqualTo(round);

        table.simulated.dealer().turnOn();
        table.playTo(round + 2);
        assertThat(table.casino.floor.state().ledger().sumCents()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                DemonstrationTables.BACCARAT_METHOD_A,
                DemonstrationTables.BACCARAT_EVEN_MONEY,
                DemonstrationTables.BACCARAT_PERFECT_PAIRS,
                DemonstrationTables.SIC_BO
            })
    void aDealerWhoLeavesNowAndThenLeavesNothingBehind(int number) {
        OneTable table = new OneTable(number);
        for (int away = 0; away < 60; away++) {
            table.pass(table.casino.random.nextInt(30_000));
            table.simulated.dealer().turnOff();
            table.casino.pass(table.casino.random.nextInt(20_000));
            table.simulated.dealer().turnOn();
        }
        table.playTo(table.casino.table(number).round().number() + 2);
    }

    @Test
    void somebodyElseDealsARoundOfRouletteByHand() {
        OneTable table = new OneTable(DemonstrationTables.LIVE_ROULETTE);
        table.simulated.dealer().turnOff();
        Origin dealer = DemonstrationFloor.dealerOf(table.number);

        accept(table, dealer, new RoundCommand.OpenBetting(table.number));
        table.pass(26_000);
        accept(table, dealer, new WheelCommand.SpinBall(table.number));
        table.await(RoundPhase.RESULT);
        accept(table, dealer, new RoundCommand.ConfirmResult(table.number));

        assertThat(table.casino.table(table.number).round().phase()).isEqualTo(RoundPhase.SETTLED);
    }

    @Test
    void somebodyElseDrawsTheCardsOfACoup() {
        OneTable table = new OneTable(DemonstrationTables.BACCARAT_EVEN_MONEY);
        table.await(RoundPhase.CLOSED);
        table.simulated.dealer().turnOff();

        while (!ShoeState.of(table.casino.table(table.number)).coup().coup().complete()) {
            table.simulated.draw();
            table.casino.pass(1_000);
        }

        assertThat(table.casino.table(table.number).round().phase()).isEqualTo(RoundPhase.RESULT);
    }

    /** What stands in memory is lost with the process; the floor and its tables are not. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void aTableThatIsSimulatedAnewGoesOnInTheMiddleOfARound(int number) {
        OneTable table = new OneTable(number);
        for (int restart = 0; restart < 12; restart++) {
            table.pass(20_000 + table.casino.random.nextInt(40_000));
            table.simulated.dealer().turnOff();
            table.simulated.supervisor().turnOff();
            table.casino.simulate(number);
        }
        table.playTo(table.casino.table(number).round().number() + 3);

        assertThat(table.casino.floor.state().ledger().sumCents()).isZero();
    }

    @Test
    void aTableForMoneyGetsNoSimulatedDevice() {
        TableSpec demonstration = DemonstrationTables.spec(DemonstrationTables.LIVE_ROULETTE);
        TableSpec forMoney = new TableSpec(
                demonstration.name(), demonstration.rulebookId(), demonstration.setup(), demonstration.installation());

        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new SimulatedTable(
                        1,
                        forMoney,
                        Casino.demonstration().peopleAt(1),
                        new SimulatedTable.Surroundings(
                                (by, second, command) -> {
                                    throw new AssertionError("nothing is said");
                                },
                                new SteppedTime(0),
                                new Chance(new SplittableRandom(1)))))
                .withMessageContaining("is for money");
    }

    private static void accept(OneTable table, Origin by, Command command) {
        assertThat(table.casino.say(by, command)).as("%s", command).isInstanceOf(Answer.Accepted.class);
    }
}
