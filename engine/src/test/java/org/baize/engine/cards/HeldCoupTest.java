package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.CardReport;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A coup that waits for two decisions goes on after the second, whoever makes it. */
class HeldCoupTest {

    private static final String[] PLAYER_WINS = {"4H", "2C", "4C", "5C"};
    private static final String ACTUAL = "coup:P=4H,4C B=2C,5C";
    private static final RoundCommand CONFIRM = new RoundCommand.ConfirmResult(TABLE);

    /** A round with 20 dollars on the Player out of 200, closed for wagers. */
    private final CardTable table = CardTable.ready(RAPID, "baccarat")
            .fund(1, 2)
            .open()
            .place(1, "player", 20_00)
            .close();

    private void terminalFails() {
        table.accept(
                Origin.terminal(1),
                new FaultCommand.ReportFault(
                        TABLE,
                        1,
                        round(),
                        FaultCommand.Fault.of(
                                FaultyPart.PLAYER_TERMINAL, Symptom.SEQUENCE_OR_DISPLAY, table.floor.nowMillis()),
                        "went dark"));
    }

    private FaultCommand recordsConfirm(Optional<String> actual) {
        long number = table.floor.table(TABLE).faults().cases().getLast().number();
        return new FaultCommand.DecideFromRecords(
                TABLE, number, new FaultCommand.Found(Finding.WAGERS_CONFIRMED, List.of(), actual), "on the records");
    }

    private long round() {
        return table.floor.table(TABLE).round().number();
    }

    private boolean held() {
        return table.floor.table(TABLE).held();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5", "nsw-rapid-2016:11.8.5"})
    void cardsThatAreInOrderDoNotReleaseWhatAFaultHolds() {
        table.read(PLAYER_WINS);
        terminalFails();

        table.report(DEALER, Irregularity.FACE_UP_LATER_CARD);

        assertThat(held()).isTrue();
        assertThat(table.refuse(DEALER, CONFIRM).reason()).isEqualTo(FloorReason.ROUND_HELD);
        table.floor.restart();
        table.accept(SUPERVISOR, recordsConfirm(Optional.empty()));
        assertThat(held()).isFalse();
        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.1.3", "nsw-rapid-2016:11.8.1.1"})
    void aDecidedFaultDoesNotReleaseWhatTheManagerMustDecide() {
        table.read(PLAYER_WINS);
        table.report(DEALER, Irregularity.ORDER_IN_DOUBT);
        terminalFails();

        assertThat(table.refuse(SUPERVISOR, recordsConfirm(Optional.of(ACTUAL))).reason())
                .isEqualTo(FloorReason.ROUND_HELD);
        var events = table.accept(SUPERVISOR, recordsConfirm(Optional.empty()));

        assertThat(events).noneMatch(RoundEvent.RoundReleased.class::isInstance);
        assertThat(held()).isTrue();
        assertThat(table.refuse(DEALER, CONFIRM).reason()).isEqualTo(FloorReason.ROUND_HELD);
        table.carryOut(MANAGER, Irregularity.ORDER_IN_DOUBT);
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.3")
    void aCorrectedResultDoesNotSettleWhatTheManagerMustDecide() {
        table.read(PLAYER_WINS);
        table.report(DEALER, Irregularity.ORDER_IN_DOUBT);

        var correct = new FaultCommand.CorrectResult(TABLE, round(), ACTUAL, "seen on the recording");

        assertThat(table.refuse(SUPERVISOR, correct).reason()).isEqualTo(FloorReason.ROUND_HELD);
        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.3")
    void anotherFindingReleasesNothing() {
        table.read(PLAYER_WINS);
        table.report(DEALER, Irregularity.ORDER_IN_DOUBT);

        table.report(DEALER, Irregularity.FACE_UP_LATER_CARD);

        assertThat(table.refuse(DEALER, CONFIRM).reason()).isEqualTo(FloorReason.ROUND_HELD);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.15")
    void onlyWhatIsSaidOfTheShoeEndsAShoeFault() {
        table.read("4H", "2C");
        table.report(DEALER, Irregularity.SHOE_FAULT);

        table.report(DEALER, Irregularity.FACE_UP_LATER_CARD);

        assertThat(table.refuse(CardTable.READER, table.next("4C")).reason()).isEqualTo(FloorReason.ROUND_HELD);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.3")
    void theSameDoubtAboutTheCoupBeforeLeavesThisOneHeld() {
        table.read(PLAYER_WINS);
        table.confirm();
        table.open().place(1, "player", 20_00).close();
        table.read(PLAYER_WINS);
        table.report(DEALER, Irregularity.ORDER_IN_DOUBT);

        table.accept(
                DEALER,
                new CardCommand.Report(TABLE, 1, Irregularity.ORDER_IN_DOUBT, CardReport.noting("that one too")));

        assertThat(table.refuse(DEALER, CONFIRM).reason()).isEqualTo(FloorReason.ROUND_HELD);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.11", "nsw-rapid-2016:11.5"})
    void aConfirmedOutcomeIsPaidOnceTheFaultIsDecidedToo() {
        table.read(PLAYER_WINS);
        table.accept(CardTable.READER, new CardCommand.AnnounceResult(TABLE, CoupResult.BANKER));
        terminalFails();

        table.accept(
                SUPERVISOR,
                new CardCommand.ChooseOption(TABLE, Irregularity.RESULT_DIFFERS, Measure.SETTLE_ON_CONFIRMED_OUTCOME));

        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
        table.accept(SUPERVISOR, recordsConfirm(Optional.empty()));
        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:7.11", "act-multi-terminal-2019:8.8(e)(i)"})
    void aTableThatIsToCloseWaitsForTheCoupThatGoesOnWithoutWagers() {
        CardTable last = CardTable.ready(MULTI, "baccarat-a").fund(1, 2);
        last.accept(SUPERVISOR, new HouseCommand.AnnounceClosing(TABLE));
        last.accept(Origin.terminal(1), new HouseCommand.ShowNotice(TABLE, 1));
        last.floor.pass(1_000);
        for (int coup = 0; coup < 3; coup++) {
            last.open().place(1, "player", 20_00).close().read(PLAYER_WINS);
            last.confirm();
        }
        last.open().place(1, "player", 20_00).close().read("4H");
        last.accept(SUPERVISOR, new HouseCommand.CloseTable(TABLE));

        last.report(DEALER, Irregularity.FACE_UP_FIRST_CARD);

        assertThat(last.floor.table(TABLE).open()).isTrue();
        last.read("2C", "4C", "5C");
        last.confirm();
        assertThat(last.floor.table(TABLE).open()).isFalse();
        assertThat(last.floor.chipsCents(1)).isEqualTo(260_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:14.3")
    void whereTheTextIsSilentAboutACardOnlyTheOperatorEndsTheWait() {
        CardTable mini = CardTable.ready(MINI, "baccarat-a").fund(1, 2);
        mini.open().place(1, "player", 20_00).close();
        mini.floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        mini.read("4H", "JOKER");

        mini.report(DEALER, Irregularity.MISSED_BURN);

        assertThat(mini.refuse(CardTable.READER, mini.next("4C")).reason()).isEqualTo(FloorReason.ROUND_HELD);
        mini.accept(
                OPERATOR,
                new FaultCommand.Invalidate(
                        TABLE, 1, FaultCommand.Ground.of(InvalidationGround.IMPRACTICAL), "a joker in the shoe"));
        assertThat(mini.floor.chipsCents(1)).isEqualTo(200_00);
        mini.accept(DEALER, new CardCommand.DiscardCards(TABLE));
        mini.open();
    }
}
