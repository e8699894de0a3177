package org.baize.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.dice.DiceTable.CHIPS_CENTS;
import static org.baize.engine.dice.DiceTable.TUMBLER;
import static org.baize.engine.dice.DiceTable.the;

import java.util.List;
import java.util.OptionalInt;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.view.TerminalView;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.TumblerRefusal;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A dealer's tumbler: when it is activated, and whose reading of the dice is taken. */
class ShakeTest {

    private static final DiceCommand ACTIVATE = new DiceCommand.ActivateTumbler(TABLE);

    @Test
    @Clause({"act-multi-terminal-2019:10.3(a)(ii)", "act-multi-terminal-2019:10.1/Dice tumbler controller"})
    void shakeLastIsRefusedWhileThePeriodIsOpenAndAskedForAfterIt() {
        DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00);
        table.refuses(DEALER, ACTIVATE, TumblerRefusal.WAGERING_OPEN, "10.3(a)(ii)");
        assertThat(Tumblers.due(table.floor().table(TABLE))).isFalse();

        table.untilClosed();
        assertThat(Tumblers.due(table.floor().table(TABLE))).isTrue();
        List<Event> events = table.floor().accept(TUMBLER, ACTIVATE);

        assertThat(the(DiceEvent.TumblerActivated.class, events).spin()).isEqualTo(1);
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
        assertThat(Tumblers.due(table.floor().table(TABLE))).isFalse();
        table.refuses(DEALER, ACTIVATE, TumblerRefusal.ALREADY_ACTIVATED, "10.1/Individual spin");
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.3(a)(i)", "act-multi-terminal-2019:10.3(b)/faces"})
    void shakeFirstLiesConcealedUntilThePeriodIsOver() {
        DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_FIRST).wagering(1, 10_00);
        table.activate();
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);

        table.refuses(TUMBLER, table.reading(0, 1, 2, 3), RoundReason.STILL_OPEN, "10.3(c)/automatic");
        table.refuses(DEALER, new DiceCommand.KeyDice(TABLE, List.of(1, 2, 3)), RoundReason.STILL_OPEN);
        table.floor().place(2, "big", 5_00).confirm(2);
        table.untilClosed().floor().restart();

        List<Event> events = table.read(1, 2, 3);
        DiceEvent.DiceShown shown = the(DiceEvent.DiceShown.class, events);
        assertThat(shown.dice()).isEqualTo(new Dice(1, 2, 3));
        assertThat(shown.total()).hasValue(6);
        assertThat(events.indexOf(shown)).isGreaterThan(events.indexOf(the(RoundEvent.RoundSettled.class, events)));
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
        assertThat(table.floor().chipsCents(2)).isEqualTo(CHIPS_CENTS - 5_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:10.1/Individual spin")
    void noResultWithoutAnActivationOfThisRound() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.refuses(TUMBLER, table.reading(0, 1, 2, 3), TumblerRefusal.NOT_ACTIVATED, "10.1/Individual spin");
        table.refuses(
                DEALER,
                new DiceCommand.KeyDice(TABLE, List.of(1, 2, 3)),
                TumblerRefusal.NOT_ACTIVATED,
                "10.1/Individual spin");

        table.activate();
        DiceCommand early = table.reading(0, 1, 2, 3);
        table.read(4, 5, 6);
        table.wagering(1, 10_00).untilClosed();
        table.refuses(TUMBLER, early, TumblerRefusal.NOT_ACTIVATED, "10.1/Individual spin");
        table.activate();
        table.refuses(TUMBLER, early, TumblerRefusal.LATE, "10.1/Individual spin");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:10.3(c)/automatic",
        "act-multi-terminal-2019:10.1/Dice Recognition System",
        "act-multi-terminal-2019:2.8(a)(ii)"
    })
    void recognisedDiceSettleWithoutKeyingAndOnce() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();
        DiceCommand reading = table.reading(0, 2, 2, 3);

        table.floor().accept(TUMBLER, reading);

        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
        table.refuses(TUMBLER, reading, TumblerRefusal.DUPLICATE, "10.1/Individual spin");
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.3(c)/automatic", "act-multi-terminal-2019:10.3(c)/manual"})
    void diceThatCannotBeReadAreKeyedOrVoid() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();

        List<Event> events = table.read(2, 3);

        DiceEvent.DiceUnreadable unreadable = the(DiceEvent.DiceUnreadable.class, events);
        assertThat(unreadable.flaw()).isEqualTo(DiceRules.Flaw.NOT_THREE_DICE);
        assertThat(unreadable.offered())
                .containsExactly(DiceResultRules.Fallback.KEYED_ENTRY, DiceResultRules.Fallback.VOID_ROUND);
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
        table.key(2, 3, 1);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS - 10_00);
        table.confirm();
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @ParameterizedTest
    @CsvSource({"'1,2',NOT_THREE_DICE", "'1,2,3,4',NOT_THREE_DICE", "'0,2,3',NOT_A_FACE", "'1,7,3',NOT_A_FACE"})
    @Clause({"act-multi-terminal-2019:10.2(b)(ii)", "act-multi-terminal-2019:A.1/Dealer Terminal(a)"})
    void impossibleFacesAreNotKeyed(String faces, DiceRules.Flaw flaw) {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();
        List<Integer> keyed =
                List.of(faces.split(",")).stream().map(Integer::valueOf).toList();

        table.refuses(DEALER, new DiceCommand.KeyDice(TABLE, keyed), flaw, "10.2(b)(ii)");
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(c)/manual")
    void keyedDiceWaitForTheDealerAndMayBeKeyedBetter() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();
        table.refuses(TUMBLER, new DiceCommand.KeyDice(TABLE, List.of(1, 2, 3)), AuthorityReason.NOT_ENTITLED);
        table.key(6, 6, 5);
        table.key(1, 2, 4);
        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);

        table.confirm();
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void recognitionThatDiffersFromWhatTheDealerKeyedWaitsForTheSupervisor() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();
        table.key(6, 6, 5);

        table.read(1, 2, 4);

        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
        table.refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), RoundReason.CONTRADICTION_NEEDS_SUPERVISOR, "6.3");
        FaultCommand right =
                new FaultCommand.CorrectResult(TABLE, table.round(), "dice:1-2-4", "seen by the supervisor");
        table.refuses(DEALER, right, FaultReason.NOT_ENTITLED, "6.3");
        table.floor().restart().accept(SUPERVISOR, right);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(c)/automatic")
    void diceKeyedAndRecognisedInAnotherOrderAreTheSame() {
        DiceTable table =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        table.activate();
        table.key(1, 2, 4);

        table.read(4, 1, 2);

        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.floor().chipsCents(1)).isEqualTo(CHIPS_CENTS + 10_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.2(b)(i)", "nsw-sic-bo-2016:2.1"})
    void generatedNumbersAreNeverPlayedForMoney() {
        DiceTable dealt =
                DiceTable.dealt(ShakeMode.SHAKE_LAST).wagering(1, 10_00).untilClosed();
        dealt.activate();
        DiceTable automatic = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        automatic.shoot(1);
        DiceCommand generated = new DiceCommand.ReadDice(TABLE, 1, List.of(1, 2, 3), DiceRules.Side.UPPER, 0, true);

        dealt.refuses(TUMBLER, generated, TumblerRefusal.GENERATED, "10.2(b)(i)");
        automatic.refuses(TUMBLER, generated, TumblerRefusal.GENERATED, "2.1");
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(b)/total")
    void theTotalStandsBesideTheFacesWhereTheOperatorWantsIt() {
        for (boolean wanted : new boolean[] {true, false}) {
            DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_LAST, wanted)
                    .wagering(1, 10_00)
                    .untilClosed();
            table.activate();
            assertThat(playing(table).lastTotal()).as("nothing is resolved").isEmpty();

            DiceEvent.DiceShown shown = the(DiceEvent.DiceShown.class, table.read(1, 2, 4));

            OptionalInt total = wanted ? OptionalInt.of(7) : OptionalInt.empty();
            assertThat(shown.total()).isEqualTo(total);
            assertThat(playing(table).lastTotal()).isEqualTo(total);
            assertThat(playing(table).lastOutcome()).contains("dice:1-2-4");
        }
    }

    private static TerminalView.Playing playing(DiceTable table) {
        return TerminalView.of(
                        table.floor().floor().state(), 1, TABLE, table.floor().nowMillis())
                .playing();
    }
}
