package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Who gets in, and in which order the reasons are checked. */
class DoorTest {

    private static final Command OPEN = new RoundCommand.OpenBetting(TABLE);

    private final TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);

    private FloorReason refused(Origin origin, Optional<Countersign> second, long sequence, Command command) {
        Answer answer = floor.floor()
                .handle(new Request(origin, sequence, floor.nowMillis(), second, command))
                .answer();
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        return (FloorReason) ((Answer.Refused) answer).refusal().reason();
    }

    /** One request that is wrong in every way, then with one fault fewer each time: the earliest fault is told. */
    @Test
    void theFirstReasonInTheirOrderIsTold() {
        Origin stranger = Origin.person(99);
        Origin newcomer = Origin.person(30);
        floor.enrol(newcomer, Role.DEALER);
        Optional<Countersign> self = Optional.of(TestFloor.countersign(newcomer, Role.DEALER));
        Optional<Countersign> nobody = Optional.of(new Countersign(98, Role.DEALER, "x"));
        Command nowhere = new RoundCommand.OpenBetting(77);

        assertThat(refused(stranger, self, 9, nowhere)).isEqualTo(FloorReason.SEQUENCE_GAP);
        assertThat(refused(stranger, self, 1, nowhere)).isEqualTo(FloorReason.NOT_ENROLLED);
        assertThat(refused(newcomer, self, 1, nowhere)).isEqualTo(FloorReason.NOT_SIGNED_ON);
        floor.accept(ADMINISTRATOR, new StaffCommand.Enrol(31, "other", List.of(Role.CASINO_SUPERVISOR), pin()));
        Origin other = Origin.person(31);
        floor.signOn(other, Command.NONE, Role.CASINO_SUPERVISOR);
        Optional<Countersign> otherSelf = Optional.of(TestFloor.countersign(other, Role.CASINO_SUPERVISOR));
        assertThat(refused(other, otherSelf, 2, nowhere)).isEqualTo(FloorReason.SECOND_PERSON_IS_THE_FIRST);
        assertThat(refused(other, nobody, 3, nowhere)).isEqualTo(FloorReason.SECOND_PERSON_NOT_RECOGNISED);
        assertThat(refused(other, Optional.empty(), 4, nowhere)).isEqualTo(FloorReason.NO_SUCH_TABLE);
    }

    @Test
    void refusesACommandThatNamesTableOrTerminalNought() {
        assertThat(floor.refuse(Origin.SYSTEM, new RoundCommand.OpenBetting(0)).reason())
                .isEqualTo(FloorReason.NO_SUCH_TABLE);
        assertThat(floor.refuse(Origin.SYSTEM, new WagerCommand.Clear(0, 1)).reason())
                .isEqualTo(FloorReason.NO_SUCH_TABLE);
        assertThat(floor.refuse(Origin.SYSTEM, new WagerCommand.Clear(TABLE, 0)).reason())
                .isEqualTo(FloorReason.NO_SUCH_TERMINAL);
    }

    private static PinVerifier pin() {
        return PinVerifier.of("salt", TestFloor.pinKey(Origin.person(31)));
    }

    @Test
    void aTerminalSpeaksForItselfAndADeviceForItsTable() {
        Command note = new MoneyCommand.InsertNote(1, 100_00, true);

        assertThat(floor.refuse(Origin.terminal(2), note).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        assertThat(floor.refuse(Origin.device(2), OPEN).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        assertThat(floor.refuse(Origin.terminal(55), new MoneyCommand.InsertNote(55, 100_00, true))
                        .reason())
                .isEqualTo(FloorReason.NO_SUCH_TERMINAL);
    }

    @Test
    void strangersLeaveNoTraceAndDoNotMoveTheClock() {
        FloorSnapshot before = floor.floor().snapshot();
        long later = floor.nowMillis() + 86_400_000L;
        for (Origin stranger : List.of(
                Origin.person(99),
                Origin.terminal(99),
                Origin.terminal(0),
                Origin.device(99),
                new Origin(Origin.Kind.SYSTEM, 5),
                new Origin(Origin.Kind.MONITORING, 5))) {
            for (Command asked : List.of(
                    OPEN, new RoundCommand.WakeUp(), new MoneyCommand.InsertNote(stranger.number(), 100_00, true))) {
                assertThat(floor.floor()
                                .handle(Request.of(stranger, 1, later, asked))
                                .answer())
                        .as("%s from %s", asked, stranger)
                        .isInstanceOf(Answer.Refused.class);
            }
        }

        assertThat(floor.floor().snapshot()).isEqualTo(before);
        floor.enrol(Origin.person(99), Role.DEALER);
        floor.signOn(Origin.person(99), TABLE, Role.DEALER);
    }

    @Test
    void aDealerWorksOnlyAtTheTableSignedOnAt() {
        Origin roamer = Origin.person(40);
        floor.enrol(roamer, Role.DEALER);
        floor.signOn(roamer, Command.NONE, Role.DEALER);

        assertThat(floor.refuse(roamer, OPEN).reason()).isEqualTo(FloorReason.NOT_SIGNED_ON);
        floor.accept(DEALER, OPEN);
    }

    @Test
    void aWrongPinOfASecondPersonCountsAndLocks() {
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        Countersign wrong = new Countersign(MANAGER.number(), Role.GAMING_MANAGER, "guess");

        for (int failures = 1; failures <= 5; failures++) {
            assertThat(floor.refuse(SUPERVISOR, wrong, OPEN).reason())
                    .isEqualTo(FloorReason.SECOND_PERSON_NOT_RECOGNISED);
            assertThat(floor.floor()
                            .state()
                            .person(MANAGER.number())
                            .orElseThrow()
                            .failures())
                    .isEqualTo(failures);
        }

        assertThat(floor.refuse(SUPERVISOR, wrong, OPEN).reason()).isEqualTo(FloorReason.SECOND_PERSON_NOT_RECOGNISED);
        assertThat(floor.refuse(
                                MANAGER,
                                new StaffCommand.SignOn(Command.NONE, Role.GAMING_MANAGER, TestFloor.pinKey(MANAGER)))
                        .reason())
                .isEqualTo(FloorReason.PIN_LOCKED);
    }

    @Test
    void noTerminalLocksAnybodyOutAndALockEndsNoSession() {
        floor.signOn(MANAGER, Command.NONE, Role.GAMING_MANAGER);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        Countersign guess = new Countersign(SUPERVISOR.number(), Role.CASINO_SUPERVISOR, "guess");

        assertThat(floor.refuse(Origin.terminal(1), guess, new MoneyCommand.CashOut(1))
                        .reason())
                .isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        for (int i = 0; i < 5; i++) {
            floor.refuse(MANAGER, guess, OPEN);
        }

        assertThat(floor.floor()
                        .state()
                        .person(SUPERVISOR.number())
                        .orElseThrow()
                        .locked())
                .isTrue();
        assertThat(floor.refuse(SUPERVISOR, OPEN).reason()).isNotEqualTo(FloorReason.PIN_LOCKED);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void letsStaffOfOneTableActAtItsTerminalsOnly() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.install(2, MULTI, DefaultSetup.of(Rulebooks.byId(MULTI), "roulette"), Apparatus.LIVE_WHEEL);
        floor.terminal(20, 2).terminal(21, TABLE, 2);
        floor.signOn(SUPERVISOR, TABLE, Role.CASINO_SUPERVISOR);
        for (int terminal : List.of(20, 21)) {
            floor.buyIn(terminal, 1);
            floor.accept(
                    Origin.terminal(terminal), new MoneyCommand.ReportCashDevices(terminal, NoteAcceptor.READY, false));
            floor.accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));
        }

        assertThat(floor.refuse(SUPERVISOR, new MoneyCommand.ArrangeHandPay(20)).reason())
                .isEqualTo(FloorReason.NOT_SIGNED_ON);
        floor.accept(SUPERVISOR, new MoneyCommand.ArrangeHandPay(21));
    }
}
