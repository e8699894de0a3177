package org.baize.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.dice.DiceTable.CHIPS_CENTS;
import static org.baize.engine.dice.DiceTable.TUMBLER;
import static org.baize.engine.dice.DiceTable.the;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.TumblerIncident;
import org.baize.rules.sicbo.TumblerRefusal;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a round when dice or tumbler fail. */
class IncidentTest {

    @ParameterizedTest
    @CsvSource({"DICE_COCKED,10.5(a)", "DIE_BROKEN,10.5(b)", "TUMBLER_FAULT,10.5(d)#1", "NO_SPIN,10.5(d)#2"})
    @Clause({
        "act-multi-terminal-2019:10.5(a)",
        "act-multi-terminal-2019:10.5(b)",
        "act-multi-terminal-2019:10.5(d)#1",
        "act-multi-terminal-2019:10.5(d)#2",
    })
    void everyStakeGoesBackAndNoResultIsTaken(TumblerIncident incident, String rule) {
        DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_LAST)
                .wagering(1, 10_00)
                .wagering(2, 20_00)
                .untilClosed();
        table.activate();
        DiceCommand reading = table.reading(0, 1, 2, 3);

        List<Event> events = table.report(DEALER, incident);

        assertThat(the(RoundEvent.RoundVoided.class, events).rule().rule()).isEqualTo(rule);
        assertThat(the(RoundEvent.RoundVoided.class, events).by().who()).isEqualTo(DEALER);
        table.haveAll(CHIPS_CENTS);
        table.floor().restart();
        assertThat(table.floor().refuse(TUMBLER, reading).reason())
                .isIn(TumblerRefusal.LOCKED, TumblerRefusal.CALLED_OFF);
        table.haveAll(CHIPS_CENTS);
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(b)")
    void afterABrokenDieNoRoundOpensBeforeNewDiceAreRegistered() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();
        table.report(DEALER, TumblerIncident.DIE_BROKEN);
        table.floor().restart();

        table.refuses(DEALER, new RoundCommand.OpenBetting(TABLE), TumblerRefusal.NO_DICE, "10.5(b)");
        table.refuses(DEALER, new DiceCommand.FitDice(TABLE, "approval 7"), TumblerRefusal.NOT_FOR_REPAIRS);
        table.refuses(SUPERVISOR, new DiceCommand.FitDice(TABLE, " "), EquipmentReason.NOT_APPROVED);
        table.floor().accept(SUPERVISOR, new DiceCommand.FitDice(TABLE, "approval 7"));
        table.floor().openBetting();
        table.refuses(SUPERVISOR, new DiceCommand.FitDice(TABLE, "approval 8"), RoundReason.ROUND_UNRESOLVED);
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(d)#2")
    void afterNoSpinTheDiceMustBeTumbledAgain() {
        DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_FIRST).wagering(1, 10_00);
        table.refuses(
                DEALER,
                new DiceCommand.ReportIncident(TABLE, TumblerIncident.NO_SPIN, "not yet"),
                TumblerRefusal.NOT_ACTIVATED,
                "10.5(d)#2");
        table.activate();
        table.refuses(
                SUPERVISOR,
                new DiceCommand.ReportIncident(TABLE, TumblerIncident.NO_SPIN, "not mine"),
                AuthorityReason.NOT_ENTITLED);
        table.report(DEALER, TumblerIncident.NO_SPIN);
        table.haveAll(CHIPS_CENTS);

        table.wagering(1, 10_00).untilClosed();
        table.refuses(
                DEALER,
                new DiceCommand.KeyDice(TABLE, List.of(1, 2, 3)),
                TumblerRefusal.NOT_ACTIVATED,
                "10.1/Individual spin");
        table.activate();
        table.read(1, 2, 3);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:5.4")
    void diceExposedBeforeTheyAreTumbledCloseBettingAndWagersStand() {
        DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00);
        table.floor().place(2, "big", 20_00);

        List<Event> events = table.floor().accept(DEALER, new DiceCommand.ReportExposure(TABLE, "the lid fell"));

        assertThat(the(DiceEvent.IncidentReported.class, events).rule().rule()).isEqualTo("5.4");
        assertThat(table.phase()).isEqualTo(RoundPhase.CLOSED);
        assertThat(table.floor().chipsCents(2)).isEqualTo(CHIPS_CENTS);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS - 10_00);
        table.floor().restart();
        table.activate();
        table.read(1, 2, 3);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(c)")
    void aResultExposedWhileWageringIsOpenIsVoid() {
        DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_FIRST).wagering(1, 10_00);
        table.activate();
        table.floor().place(2, "big", 20_00);

        List<Event> events = table.floor().accept(DEALER, new DiceCommand.ReportExposure(TABLE, "the lid fell"));

        assertThat(the(RoundEvent.RoundVoided.class, events).rule().rule()).isEqualTo("10.5(c)");
        assertThat(the(RoundEvent.BettingClosed.class, events).closedAtMillis())
                .isEqualTo(table.floor().nowMillis());
        table.haveAll(CHIPS_CENTS);
        table.refuses(TUMBLER, table.reading(0, 1, 2, 3), TumblerRefusal.LOCKED);
        table.refuses(DEALER, new DiceCommand.ReportExposure(TABLE, "again"), RoundReason.NO_MORE_BETS);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Clause({"nsw-sic-bo-2016:1.1/cocked-dice", "nsw-sic-bo-2016:7.4.1", "nsw-sic-bo-2016:7.4"})
    void cockedDiceLockTheRoundUntilASupervisorDeclaresItVoid(int cocked) {
        DiceTable table =
                DiceTable.inTurn().wagering(1, 10_00).wagering(2, 20_00).untilClosed();
        table.shoot(1);

        List<Event> events = table.floor().accept(TUMBLER, table.reading(cocked, 1, 2, 3));

        assertThat(the(DiceEvent.IncidentReported.class, events).incident()).isEqualTo(TumblerIncident.DICE_COCKED);
        assertThat(events).noneMatch(RoundEvent.RoundVoided.class::isInstance);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS - 10_00);
        table.floor().restart();
        table.refuses(TUMBLER, table.reading(0, 1, 2, 3), TumblerRefusal.LOCKED);
        table.refuses(DEALER, new DiceCommand.DeclareVoid(TABLE, "cocked"), TumblerRefusal.NOT_A_SUPERVISOR, "7.4.1");
        table.refuses(SUPERVISOR, new DiceCommand.DeclareVoid(TABLE, " "), FloorReason.REASON_MISSING);
        long locked = table.round();

        List<Event> declared = table.declareVoid();

        DiceEvent.VoidDeclared made = the(DiceEvent.VoidDeclared.class, declared);
        assertThat(made.by().who()).isEqualTo(SUPERVISOR);
        assertThat(made.incident()).isEqualTo(TumblerIncident.DICE_COCKED);
        assertThat(made.round()).isEqualTo(locked);
        table.haveAll(CHIPS_CENTS);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        assertThat(table.round()).isEqualTo(locked + 1);
        table.refuses(SUPERVISOR, new DiceCommand.DeclareVoid(TABLE, "again"), FloorReason.ROUND_NOT_HELD);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.4.2")
    void aTumblerFaultVoidsByDeclarationAndTheTumblerStaysOutOfService() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00);
        table.report(SUPERVISOR, TumblerIncident.TUMBLER_FAULT);
        table.untilClosed();
        table.floor().pass(20_000);
        assertThat(table.phase()).isEqualTo(RoundPhase.CLOSED);

        table.declareVoid();

        table.haveAll(CHIPS_CENTS);
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        table.floor().restart();
        table.floor().accept(SUPERVISOR, new DiceCommand.ClearTumbler(TABLE, "repaired"));
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.4.2")
    void aBrokenDieNeedsNewDiceAndACheckedTumbler() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        table.report(TUMBLER, TumblerIncident.DIE_BROKEN);
        table.refuses(Origin.terminal(1), new DiceCommand.Shoot(TABLE, 1), TumblerRefusal.LOCKED);
        table.declareVoid();

        table.floor().accept(ADMINISTRATOR, new DiceCommand.FitDice(TABLE, "approval 7"));
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        table.floor().accept(ADMINISTRATOR, new DiceCommand.ClearTumbler(TABLE, "tried out"));
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        table.haveAll(CHIPS_CENTS);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:2.2.a", "nsw-sic-bo-2016:2.2.b"})
    void aReadingThatIsNotThreeFacesIsNoResult() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        table.shoot(1);

        assertThat(the(DiceEvent.DiceUnreadable.class, table.read(1, 2)).rule().rule())
                .isEqualTo("2.2.a");
        assertThat(the(DiceEvent.DiceUnreadable.class, table.read(1, 2, 7))
                        .rule()
                        .rule())
                .isEqualTo("2.2.b");
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
    }

    @Test
    @Clause("nsw-sic-bo-2016:2.2.c")
    void facesBelowTellTheFacesAbove() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        table.shoot(1);

        List<Event> events = table.floor()
                .accept(TUMBLER, new DiceCommand.ReadDice(TABLE, 1, List.of(6, 5, 4), DiceRules.Side.BASE, 0, false));

        assertThat(the(DiceEvent.DiceShown.class, events).total()).hasValue(6);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:1.1/automated-dice-tumbler", "nsw-sic-bo-2016:3.11"})
    void nobodyTypesAResultAndTheDiceSettleByThemselves() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        table.refuses(TUMBLER, table.reading(0, 1, 2, 3), TumblerRefusal.NOT_ACTIVATED, "1.1/automated-dice-tumbler");
        table.shoot(1);
        table.refuses(
                DEALER,
                new DiceCommand.KeyDice(TABLE, List.of(1, 2, 3)),
                RoundReason.SOURCE_NOT_ACCEPTED,
                "1.1/automated-dice-tumbler");
        table.refuses(Origin.device(2), table.reading(0, 1, 2, 3), FloorReason.NOT_FOR_THIS_ORIGIN);
        table.refuses(Origin.SYSTEM, table.reading(0, 1, 2, 3), FloorReason.NOT_FOR_THIS_ORIGIN);
        DiceCommand first = table.reading(0, 1, 2, 3);
        long round = table.round();

        table.floor().accept(TUMBLER, first);

        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
        assertThat(table.round()).isEqualTo(round + 1);
        table.refuses(TUMBLER, first, TumblerRefusal.NOT_ACTIVATED, "1.1/automated-dice-tumbler");
        table.refuses(
                SUPERVISOR,
                new DiceCommand.ReportIncident(TABLE, TumblerIncident.NO_SPIN, "unknown here"),
                FloorReason.NO_SUCH_INCIDENT);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.4", "nsw-sic-bo-2016:7.4.1"})
    void aDecidedFaultOfATerminalSettlesNothingOnDiceThatAwaitADeclaration() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        table.shoot(1);
        table.floor().accept(TUMBLER, table.reading(1, 1, 2, 4));
        long round = table.floor().table(TABLE).round().number();
        table.floor()
                .accept(
                        SUPERVISOR,
                        new FaultCommand.ReportFault(
                                TABLE,
                                1,
                                round,
                                FaultCommand.Fault.of(
                                        FaultyPart.PLAYER_TERMINAL,
                                        Symptom.DECLARED,
                                        table.floor().nowMillis()),
                                "went dark"));
        long number = table.floor().table(TABLE).faults().cases().getLast().number();
        FaultCommand.Found known = new FaultCommand.Found(Finding.WAGERS_CONFIRMED, List.of(), Optional.of("1-2-4"));
        FaultCommand.Found confirmed = FaultCommand.Found.of(Finding.WAGERS_CONFIRMED);

        table.refuses(
                SUPERVISOR,
                new FaultCommand.DecideFromRecords(TABLE, number, known, "on the records"),
                FloorReason.ROUND_HELD);
        table.floor()
                .accept(SUPERVISOR, new FaultCommand.DecideFromRecords(TABLE, number, confirmed, "on the records"));

        assertThat(table.floor().table(TABLE).held()).isTrue();
        table.declareVoid();
        table.haveAll(CHIPS_CENTS);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.4.2")
    void aTumblerThatASupervisorThinksHasFailedStaysOutOfServiceUntilItIsCleared() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00);
        long round = table.floor().table(TABLE).round().number();

        table.floor()
                .accept(
                        SUPERVISOR,
                        new FaultCommand.ReportFault(
                                TABLE,
                                0,
                                round,
                                FaultCommand.Fault.of(
                                        FaultyPart.TUMBLER,
                                        Symptom.DECLARED,
                                        table.floor().nowMillis()),
                                "it rattles"));

        table.haveAll(CHIPS_CENTS);
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.tumbler().condition().inService()).isFalse();
        table.floor().restart();
        table.floor().accept(SUPERVISOR, new DiceCommand.ClearTumbler(TABLE, "repaired"));
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
    }
}
