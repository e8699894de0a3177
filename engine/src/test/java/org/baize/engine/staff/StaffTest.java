package org.baize.engine.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.TestFloor.pinKey;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.state.Person;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Who works here, and who is signed on where. */
class StaffTest {

    private static final Origin OTHER_DEALER = Origin.person(20);
    private static final PinVerifier PIN = PinVerifier.of("salt", "key");

    private final TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);

    @Test
    void countsWrongPinsAndLocksOutUntilAnAdministratorUnlocks() {
        StaffCommand wrong = new StaffCommand.SignOn(Command.NONE, Role.CASH_DESK, "guessed");
        for (int failures = 1; failures <= Person.FAILURES_ALLOWED; failures++) {
            assertThat(floor.send(CASHIER, wrong).answer())
                    .isEqualTo(new Answer.Refused(
                            Refusal.of(FloorReason.PIN_WRONG),
                            List.of(new StaffEvent.SignOnFailed(CASHIER.number(), failures))));
        }
        floor.restart();

        StaffCommand right = new StaffCommand.SignOn(Command.NONE, Role.CASH_DESK, pinKey(CASHIER));
        assertThat(floor.refuse(CASHIER, right).reason()).isEqualTo(FloorReason.PIN_LOCKED);
        StaffCommand unlock = new StaffCommand.UnlockPin(CASHIER.number());
        assertThat(floor.refuse(DEALER, unlock).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        floor.accept(ADMINISTRATOR, unlock);
        floor.accept(CASHIER, right);

        assertThat(floor.floor().state().person(CASHIER.number()).orElseThrow().failures())
                .isZero();
    }

    @Test
    void letsAPersonChooseAnotherPinWithTheOneSoFar() {
        PinVerifier chosen = PinVerifier.of("another salt", "another key");
        StaffCommand guessed = new StaffCommand.ChangePin("guessed", chosen);
        assertThat(floor.send(CASHIER, guessed).answer())
                .isEqualTo(new Answer.Refused(
                        Refusal.of(FloorReason.PIN_WRONG), List.of(new StaffEvent.SignOnFailed(CASHIER.number(), 1))));
        assertThat(floor.refuse(Origin.SYSTEM, guessed).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        Person before = floor.floor().state().person(CASHIER.number()).orElseThrow();

        floor.accept(CASHIER, new StaffCommand.ChangePin(pinKey(CASHIER), chosen));

        floor.restart();
        assertThat(floor.floor().state().person(CASHIER.number())).contains(before.withPin(chosen));
        assertThat(floor.refuse(CASHIER, new StaffCommand.ChangePin(pinKey(CASHIER), chosen))
                        .reason())
                .isEqualTo(FloorReason.PIN_WRONG);
    }

    @Test
    void locksOutWhoGuessesThePinSoFar() {
        PinVerifier chosen = PinVerifier.of("another salt", "another key");
        for (int i = 0; i < Person.FAILURES_ALLOWED; i++) {
            floor.refuse(CASHIER, new StaffCommand.ChangePin("guessed", chosen));
        }

        assertThat(floor.refuse(CASHIER, new StaffCommand.ChangePin(pinKey(CASHIER), chosen))
                        .reason())
                .isEqualTo(FloorReason.PIN_LOCKED);
    }

    @Test
    void letsTheInstallationUnlockOnlyTheLastAdministrator() {
        StaffCommand unlock = new StaffCommand.UnlockPin(ADMINISTRATOR.number());
        assertThat(floor.refuse(Origin.SYSTEM, unlock).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        for (int i = 0; i < Person.FAILURES_ALLOWED; i++) {
            floor.refuse(ADMINISTRATOR, new StaffCommand.SignOn(Command.NONE, Role.ADMINISTRATOR, "guessed"));
        }

        floor.accept(Origin.SYSTEM, unlock);

        floor.enrol(OTHER_DEALER, Role.DEALER);
    }

    @Test
    @Clause({"act-multi-terminal-2019:A.1/Dealer", "nsw-rapid-2016:1.1/dealer"})
    void opensNoRoundWithoutADealer() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.RAPID)) {
            TestFloor tables = TestFloor.with(text, "roulette", Apparatus.LIVE_WHEEL);
            tables.accept(DEALER, new StaffCommand.SignOff(TABLE));
            assertThat(tables.refuse(DEALER, new RoundCommand.OpenBetting(TABLE))
                            .reason())
                    .isEqualTo(FloorReason.NOT_SIGNED_ON);

            tables.signOn(DEALER, TABLE, Role.DEALER);
            tables.openBetting();
        }
    }

    @Test
    void letsADealerRelieveTheOtherSoThatOneAnswersForTheTable() {
        floor.enrol(OTHER_DEALER, Role.DEALER);

        assertThat(floor.accept(OTHER_DEALER, new StaffCommand.SignOn(TABLE, Role.DEALER, pinKey(OTHER_DEALER))))
                .containsExactly(
                        new StaffEvent.SignedOff(DEALER.number(), TABLE),
                        new StaffEvent.SignedOn(OTHER_DEALER.number(), TABLE, Role.DEALER));

        assertThat(floor.refuse(DEALER, new RoundCommand.OpenBetting(TABLE)).reason())
                .isEqualTo(FloorReason.NOT_SIGNED_ON);
        floor.accept(OTHER_DEALER, new RoundCommand.OpenBetting(TABLE));
        floor.restart();
    }

    @Test
    void keepsADealerAtOneTable() {
        floor.install(2, TestFloor.MULTI, floor.table(TABLE).spec().setup(), Apparatus.LIVE_WHEEL);

        assertThat(floor.refuse(DEALER, new StaffCommand.SignOn(2, Role.DEALER, pinKey(DEALER)))
                        .reason())
                .isEqualTo(FloorReason.DEALS_ELSEWHERE);
    }

    @Test
    void endsOnlyASignOnThatIsThere() {
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);

        assertThat(floor.refuse(OPERATOR, new StaffCommand.SignOff(TABLE)).reason())
                .isEqualTo(FloorReason.NOT_SIGNED_ON_THERE);
        floor.accept(OPERATOR, new StaffCommand.SignOff(Command.NONE));
        assertThat(floor.refuse(OPERATOR, new StaffCommand.SignOff(Command.NONE))
                        .reason())
                .isEqualTo(FloorReason.NOT_SIGNED_ON);
    }

    @Test
    void keepsAdministratorsAndInspectorsApartFromPlay() {
        for (Role apart : List.of(Role.ADMINISTRATOR, Role.INSPECTOR)) {
            assertThat(floor.refuse(
                                    ADMINISTRATOR,
                                    new StaffCommand.Enrol(30, "both", List.of(apart, Role.CASH_DESK), PIN))
                            .reason())
                    .isEqualTo(FloorReason.ROLES_DO_NOT_MIX);
        }
        for (Role machine : List.of(Role.PLAYER_TERMINAL, Role.DEVICE, Role.MONITORING_SYSTEM)) {
            assertThat(floor.refuse(ADMINISTRATOR, new StaffCommand.Enrol(30, "robot", List.of(machine), PIN))
                            .reason())
                    .isEqualTo(FloorReason.ROLES_DO_NOT_MIX);
        }
        assertThat(floor.refuse(
                                ADMINISTRATOR,
                                new StaffCommand.Enrol(ADMINISTRATOR.number(), "me", List.of(Role.DEALER), PIN))
                        .reason())
                .isEqualTo(FloorReason.OWN_ROLES);
    }

    @Test
    void letsOnlyAnAdministratorEnrol() {
        floor.signOn(INSPECTOR, Command.NONE, Role.INSPECTOR);
        for (Origin person : List.of(DEALER, INSPECTOR)) {
            assertThat(floor.refuse(person, new StaffCommand.Enrol(30, "new", List.of(Role.DEALER), PIN))
                            .reason())
                    .isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
    }

    @Test
    void refusesARoleThatThePersonDoesNotHave() {
        assertThat(floor.refuse(CASHIER, new StaffCommand.SignOn(Command.NONE, Role.GAMING_MANAGER, pinKey(CASHIER)))
                        .reason())
                .isEqualTo(FloorReason.NO_SUCH_ROLE);
    }
}
