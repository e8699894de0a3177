package org.baize.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.dice.DiceTable.PERIOD_MILLIS;
import static org.baize.engine.dice.DiceTable.the;

import java.util.List;
import java.util.OptionalInt;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.sicbo.ShooterRefusal;
import org.baize.rules.sicbo.TumblerIncident;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Who shoots the dice, the ten seconds, and dice that go by themselves. */
class ShooterTest {

    private static final long WINDOW_MILLIS = 10_000;

    @Test
    @Clause({"nsw-sic-bo-2016:3.10.1", "nsw-sic-bo-2016:1.1/wagering-period.b"})
    void theTurnGoesClockwiseAmongThoseWhoHaveWagered() {
        DiceTable table = DiceTable.inTurn();

        assertThat(shooterOf(table.wagering(1, 10_00).wagering(3, 10_00))).isEqualTo(1);
        assertThat(shooterOf(table.wagering(1, 10_00).wagering(3, 10_00))).isEqualTo(3);
        assertThat(shooterOf(table.wagering(2, 10_00).wagering(3, 10_00))).isEqualTo(2);
        assertThat(shooterOf(table.wagering(2, 10_00))).isEqualTo(2);
        table.floor().restart();
        assertThat(shooterOf(table.wagering(1, 10_00).wagering(2, 10_00).wagering(3, 10_00)))
                .isEqualTo(3);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.10.2", "nsw-sic-bo-2016:3.10.2.1"})
    void theHighestWagerShootsAndOfEqualOnesTheEarlier() {
        DiceTable table = DiceTable.automatic(new ShooterMode.HighestWager(100_00));

        assertThat(shooterOf(table.wagering(1, 90_00).wagering(2, 150_00).wagering(3, 120_00)))
                .isEqualTo(2);
        assertThat(shooterOf(table.wagering(3, 100_00).wagering(1, 100_00))).isEqualTo(3);
        table.wagering(2, 150_00).wagering(1, 150_00);
        int small = table.floor().table(TABLE).play().bet("small");
        table.floor().accept(Origin.terminal(2), new WagerCommand.Remove(TABLE, 2, small, 10_00));
        table.floor().place(2, "small", 10_00);
        assertThat(shooterOf(table)).isEqualTo(1);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.4")
    void withoutAnybodyAtTheShootingValueTheDiceGoAtTheClose() {
        DiceTable table =
                DiceTable.automatic(new ShooterMode.HighestWager(100_00)).wagering(1, 90_00);

        List<Event> fired = table.floor().pass(PERIOD_MILLIS);

        DiceEvent.DiceShot shot = the(DiceEvent.DiceShot.class, fired);
        assertThat(shot.shot().trigger()).isEqualTo(Shoot.Trigger.NO_SHOOTER);
        assertThat(shot.shot().shooter()).isEqualTo(OptionalInt.empty());
        assertThat(shot.rule().rule()).isEqualTo("3.10.4");
        table.read(1, 2, 3);
        assertThat(table.floor().chipsCents(1)).isEqualTo(DiceTable.CHIPS_CENTS + 90_00);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.10", "nsw-sic-bo-2016:1.1/shooter"})
    void onlyTheShootersButtonIsLiveAndOnlyAfterTheClose() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).wagering(2, 10_00);
        table.refuses(terminal(1), press(1), ShooterRefusal.WAGERING_OPEN, "3.10");

        table.untilClosed();
        table.refuses(terminal(2), press(2), ShooterRefusal.NOT_THE_SHOOTER, "1.1/shooter");
        List<Event> events = table.shoot(1);

        assertThat(the(DiceEvent.DiceShot.class, events).shot().trigger()).isEqualTo(Shoot.Trigger.BUTTON);
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
        table.refuses(terminal(1), press(1), ShooterRefusal.ALREADY_SHOT, "3.10");
        assertThat(table.tumbler().spin().number()).isEqualTo(1);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.3.a")
    void theTenSecondsCountFromTheCloseAndTheirLastInstantIsInTime() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00);
        List<Event> fired = table.floor().pass(PERIOD_MILLIS + 3_000);
        DiceEvent.ShooterChosen chosen = the(DiceEvent.ShooterChosen.class, fired);
        long closed = table.floor().nowMillis() - 3_000;
        assertThat(chosen.shooter().closedMillis()).isEqualTo(closed);
        assertThat(chosen.deadlineMillis()).isEqualTo(closed + WINDOW_MILLIS);

        assertThat(table.floor().pass(WINDOW_MILLIS - 3_000)).isEmpty();
        assertThat(the(DiceEvent.DiceShot.class, table.shoot(1)).shot().trigger())
                .isEqualTo(Shoot.Trigger.BUTTON);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.3.b")
    void diceThatNobodyShootsGoByThemselvesOnce() {
        DiceTable table =
                DiceTable.inTurn().wagering(1, 10_00).wagering(2, 10_00).untilClosed();
        table.floor().restart();

        List<Event> fired = table.floor().pass(WINDOW_MILLIS + 1);

        DiceEvent.DiceShot shot = the(DiceEvent.DiceShot.class, fired);
        assertThat(shot.shot().trigger()).isEqualTo(Shoot.Trigger.TIMEOUT);
        assertThat(shot.shot().shooter()).isEqualTo(OptionalInt.of(1));
        assertThat(shot.rule().rule()).isEqualTo("3.10.3.b");
        table.refuses(terminal(1), press(1), ShooterRefusal.ALREADY_SHOT, "3.10");
        assertThat(table.floor().pass(WINDOW_MILLIS)).isEmpty();
        table.read(4, 5, 6);
        assertThat(shooterOf(table.wagering(1, 10_00).wagering(2, 10_00))).isEqualTo(2);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.3.b")
    void afterAnOutageLongerThanTheWindowTheDiceAreShotAllTheSame() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00);

        List<Event> fired = table.floor().restart().pass(PERIOD_MILLIS + 60_000);

        assertThat(the(DiceEvent.ShooterChosen.class, fired).shooter().shooter())
                .isEqualTo(1);
        assertThat(the(DiceEvent.DiceShot.class, fired).shot().trigger()).isEqualTo(Shoot.Trigger.TIMEOUT);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.1")
    void withoutAnyWagerTheHouseShootsOrKeepsWageringOpen() {
        DiceTable shooting = DiceTable.inTurn();
        assertThat(the(DiceEvent.DiceShot.class, shooting.floor().pass(PERIOD_MILLIS))
                        .shot()
                        .trigger())
                .isEqualTo(Shoot.Trigger.NO_SHOOTER);

        DiceTable waiting = DiceTable.automatic(new ShooterMode.InTurn(ShooterMode.NoWager.KEEP_WAGERING_OPEN));
        List<Event> fired = waiting.floor().pass(PERIOD_MILLIS);
        assertThat(fired)
                .singleElement()
                .isInstanceOfSatisfying(
                        RoundEvent.BettingReopened.class,
                        reopened -> assertThat(reopened.by()).isEmpty());
        assertThat(waiting.round()).isEqualTo(1);
        assertThat(shooterOf(waiting.wagering(3, 10_00))).isEqualTo(3);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.1")
    void aWholeQuietYearIsOnePeriodThatRunsNow() {
        DiceTable waiting = DiceTable.automatic(new ShooterMode.InTurn(ShooterMode.NoWager.KEEP_WAGERING_OPEN));

        List<Event> fired = waiting.floor().pass(365L * 24 * 60 * 60 * 1000 + 1);

        assertThat(fired).singleElement().isInstanceOf(RoundEvent.BettingReopened.class);
        assertThat(waiting.floor().table(1).round().period().orElseThrow())
                .satisfies(period -> assertThat(waiting.floor().nowMillis())
                        .isBetween(period.opensAtMillis(), period.closesAtMillis() - 1));
        assertThat(shooterOf(waiting.wagering(3, 10_00))).isEqualTo(3);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.1")
    void aTurnIsUsedUpByShotDiceAlsoIfTheRoundIsVoidAndNotOtherwise() {
        DiceTable table =
                DiceTable.inTurn().wagering(1, 10_00).wagering(2, 10_00).untilClosed();
        table.shoot(1);
        table.floor().accept(DiceTable.TUMBLER, table.reading(1, 1, 2, 3));
        table.declareVoid();
        table.wagering(1, 10_00).wagering(2, 10_00).untilClosed();
        assertThat(table.tumbler().shoot())
                .isInstanceOfSatisfying(
                        Shoot.Awaiting.class,
                        awaiting -> assertThat(awaiting.shooter()).isEqualTo(2));

        table.report(DiceTable.TUMBLER, TumblerIncident.DICE_COCKED);
        table.declareVoid();
        assertThat(shooterOf(table.wagering(1, 10_00).wagering(2, 10_00))).isEqualTo(2);
    }

    /** Plays the round to its end and says who shot. */
    private static int shooterOf(DiceTable table) {
        List<Event> fired = table.floor().pass(PERIOD_MILLIS);
        int shooter = the(DiceEvent.ShooterChosen.class, fired).shooter().shooter();
        table.shoot(shooter);
        table.read(4, 5, 6);
        return shooter;
    }

    private static Origin terminal(int number) {
        return Origin.terminal(number);
    }

    private static DiceCommand press(int terminal) {
        return new DiceCommand.Shoot(TABLE, terminal);
    }
}
