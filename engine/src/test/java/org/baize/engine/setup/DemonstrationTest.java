package org.baize.engine.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.MULTI;

import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.junit.jupiter.api.Test;

/** Tables for demonstration, which simulated devices may serve, and nothing else. */
class DemonstrationTest {

    private static final int TABLE = 7;

    private final TestFloor floor = TestFloor.empty();

    private static TableSpec forMoney() {
        return TestFloor.spec(TABLE, MULTI, DefaultSetup.of(Rulebooks.byId(MULTI), "roulette"), Apparatus.LIVE_WHEEL);
    }

    @Test
    void aSimulatedDeviceIsHeardAtATableForDemonstration() {
        floor.accept(
                ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, forMoney().forDemonstration()));

        floor.accept(Origin.simulator(TABLE), new WheelCommand.ReportDisplay(TABLE, "17"));
    }

    @Test
    void aSimulatedDeviceIsNotHeardAtATableForMoney() {
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, forMoney()));

        assertThat(floor.refuse(Origin.simulator(TABLE), new WheelCommand.SenseNumber(TABLE, 1, "17"))
                        .reason())
                .isEqualTo(FloorReason.NOT_A_DEMONSTRATION);
    }

    @Test
    void aSimulatedDeviceSpeaksOfItsOwnTableOnly() {
        floor.accept(
                ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, forMoney().forDemonstration()));

        assertThat(floor.refuse(Origin.simulator(TABLE), new WheelCommand.SenseNumber(TABLE + 1, 1, "17"))
                        .reason())
                .isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        assertThat(floor.refuse(Origin.simulator(TABLE), new PaymentCommand.Redeem(1, true, true))
                        .reason())
                .isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
    }

    @Test
    void aFloorIsForMoneyOrForDemonstration() {
        floor.accept(
                ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, forMoney().forDemonstration()));

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE + 1, forMoney()))
                        .reason())
                .isEqualTo(FloorReason.DEMONSTRATION_AND_MONEY);
        floor.accept(
                ADMINISTRATOR,
                new SetupCommand.InstallTable(TABLE + 1, forMoney().forDemonstration()));
    }

    @Test
    void aTableStaysADemonstrationWhateverItsSettingsBecome() {
        TableSpec demonstration = forMoney().forDemonstration();

        assertThat(demonstration.withSetup(forMoney().setup()).demonstration()).isTrue();
        assertThat(forMoney().demonstration()).isFalse();
    }
}
