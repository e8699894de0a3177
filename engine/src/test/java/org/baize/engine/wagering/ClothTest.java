package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.Event;
import org.baize.engine.records.RoundRecord;
import org.baize.engine.records.RoundRecords;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.view.LimitSign;
import org.baize.engine.view.SeatView;
import org.baize.engine.view.TerminalView;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.StakeButtonReason;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Roulette on a cloth, where the dealer enters what lies there. The second seat has a hundred dollars, the first none. */
class ClothTest {

    private static final long PERIOD_MILLIS = 40_000;

    private final TestFloor floor = cloth();

    private static TestFloor cloth() {
        TestFloor floor = TestFloor.empty();
        TableSpec usual = TestFloor.spec(
                TABLE,
                AMERICAN,
                DefaultSetup.of(Rulebooks.byId(AMERICAN), "roulette-single-zero"),
                Apparatus.LIVE_WHEEL);
        TableSpec.Installation there = usual.installation();
        TableSpec spec = new TableSpec(
                usual.name(),
                AMERICAN,
                usual.setup(),
                new TableSpec.Installation(
                        there.apparatus(),
                        there.operation(),
                        TableForm.STAFF_ENTERED,
                        there.station(),
                        there.approved()),
                new TableSpec.Cloth(Optional.empty(), List.of("blue", "green")));
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(INSPECTOR, Command.NONE, Role.INSPECTOR);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        floor.accept(DEALER, buying(2, 100_00));
        return floor.openBetting();
    }

    private static MoneyCommand buying(int seat, long cents) {
        return new MoneyCommand.BuyInAtTable(TABLE, seat, CreditSource.CASH_AT_TABLE, cents);
    }

    private int bet(String text) {
        return floor.table(TABLE).play().bet(text);
    }

    private WagerCommand laying(int seat, String bet, long cents) {
        return new WagerCommand.Place(TABLE, seat, bet(bet), cents);
    }

    private ClothCommand button(int seat, String bet, long cents) {
        return new ClothCommand.LayStakeButton(TABLE, seat, bet(bet), cents);
    }

    private static ClothCommand counting(int seat, long button, long cents) {
        return new ClothCommand.CountCash(TABLE, seat, button, cents);
    }

    private static ClothCommand colour(int seat, String colour, long chipCents) {
        return new ClothCommand.GiveColour(TABLE, seat, colour, chipCents);
    }

    private void refuses(Origin who, Command command, Reason reason, String rule) {
        assertThat(floor.refuse(who, command)).isEqualTo(Refusal.of(reason, new RuleId(AMERICAN, rule)));
    }

    private SeatView seat(int seat) {
        return SeatView.of(floor.floor().state(), seat, TABLE);
    }

    private TerminalView view(int seat) {
        return TerminalView.of(floor.floor().state(), seat, TABLE, floor.nowMillis());
    }

    private RoundPhase phase() {
        return floor.table(TABLE).round().phase();
    }

    /** The ball comes to rest after the close; the dealer keys the number in. */
    private void spin(String number) {
        floor.pass(PERIOD_MILLIS);
        floor.pass(1_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
    }

    private void settle() {
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(phase()).isEqualTo(RoundPhase.SETTLED);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.2", "act-american-roulette-2005:4.6/2"})
    void theDealerEntersChipsAndNobodyElse() {
        for (Origin other : List.of(Origin.terminal(2), SUPERVISOR, INSPECTOR)) {
            refuses(other, laying(2, "red", 10_00), WagerReason.DEALER_ENTERS_IT, "4.2");
        }
        for (Means credit : List.of(Means.HOUSE_CREDIT, Means.OTHER_TABLE_BALANCE)) {
            WagerCommand enter = new WagerCommand.Enter(TABLE, 2, credit, bet("red"), 10_00);
            refuses(DEALER, enter, WagerReason.MEANS_NOT_TAKEN, "4.2");
        }
        refuses(DEALER, laying(2, "red", 105_00), WagerReason.ABOVE_CREDIT, "4.2");
        assertThat(floor.chipsCents(2)).isEqualTo(100_00);
        floor.accept(DEALER, new WagerCommand.Enter(TABLE, 2, Means.GAMING_CHIPS, bet("red"), 10_00));

        assertThat(floor.chipsCents(2)).isEqualTo(90_00);
        for (Means other : List.of(Means.STAKE_BUTTONS, Means.MAXIMUM_MARKER)) {
            assertThat(floor.refuse(DEALER, new WagerCommand.Enter(TABLE, 2, other, bet("red"), 10_00))
                            .reason())
                    .isEqualTo(FloorReason.ANOTHER_ACT);
        }
    }

    @Test
    @Clause({"act-american-roulette-2005:4.6/1", "act-american-roulette-2005:4.6/2"})
    void whatTheDealerEnteredShowsAtTheSeatBeforeTheClose() {
        floor.accept(DEALER, laying(2, "split:17-20", 10_00));
        floor.accept(DEALER, laying(2, "dozen:1", 20_00));

        assertThat(phase()).isEqualTo(RoundPhase.BETTING);
        assertThat(seat(2).wagers())
                .containsExactlyInAnyOrder(
                        new SeatView.Wager("split:17-20", numbers(17, 20), 10_00, 0, OptionalInt.empty()),
                        new SeatView.Wager(
                                "dozen:1",
                                IntStream.rangeClosed(1, 12)
                                        .mapToObj(this::number)
                                        .toList(),
                                20_00,
                                0,
                                OptionalInt.empty()));
        assertThat(view(2).money()).isEqualTo(new TerminalView.Money(70_00, 30_00, 0, 0));
        assertThat(seat(1).wagers()).isEmpty();

        SeatView entered = seat(2);
        floor.pass(PERIOD_MILLIS);
        WagerCommand move =
                new WagerCommand.Move(TABLE, 2, new WagerCommand.Shift(bet("split:17-20"), bet("split:17-18"), 10_00));
        assertThat(floor.refuse(DEALER, move).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        assertThat(seat(2)).isEqualTo(entered);
    }

    private List<String> numbers(int... numbers) {
        return IntStream.of(numbers).mapToObj(this::number).toList();
    }

    private String number(int number) {
        var payTable = floor.table(TABLE).play().payTable();
        return payTable.outcomes()
                .get(floor.table(TABLE).play().outcome("number:" + number))
                .text();
    }

    @Test
    @Clause({"act-american-roulette-2005:4.7", "act-american-roulette-2005:4.2"})
    void aPatronGetsAColourThatNobodyElseHas() {
        floor.accept(DEALER, buying(1, 50_00));
        WagerCommand coloured = new WagerCommand.Enter(TABLE, 2, Means.COLOUR_CHIPS, bet("red"), 10_00);
        assertThat(floor.refuse(DEALER, coloured).reason()).isEqualTo(FloorReason.NO_COLOUR_GIVEN);
        floor.accept(SUPERVISOR, colour(2, "blue", 5_00));
        floor.accept(DEALER, coloured);
        floor.accept(DEALER, laying(1, "red", 10_00));

        refuses(DEALER, colour(1, "blue", 5_00), FloorReason.COLOUR_TAKEN, "4.7");
        refuses(DEALER, colour(1, "violet", 5_00), FloorReason.COLOUR_TAKEN, "4.7");
        assertThat(floor.refuse(INSPECTOR, colour(1, "green", 5_00)).reason())
                .isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        floor.accept(DEALER, colour(1, "green", 5_00));
        floor.restart();

        assertThat(seat(2).colour()).contains("blue");
        assertThat(seat(1).colour()).contains("green");
        assertThat(seat(2).wagers()).hasSize(1);
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Marker Button", "act-american-roulette-2005:4.7"})
    void aBadgeShowsWhatAChipAboveTheMinimumIsWorthAndTheColourGoesWithThePatron() {
        assertThat(given(floor.accept(DEALER, colour(2, "blue", 5_00))).badge()).isFalse();
        assertThat(given(floor.accept(DEALER, colour(2, "blue", 25_00))).badge())
                .isTrue();
        assertThat(floor.refuse(DEALER, colour(3, "green", 5_00)).reason()).isEqualTo(FloorReason.NOBODY_THERE);
        assertThat(floor.refuse(DEALER, colour(2, "green", 0)).reason()).isEqualTo(FloorReason.NOT_AN_AMOUNT);

        floor.pass(PERIOD_MILLIS);
        spinAndSettle();
        floor.accept(DEALER, new MoneyCommand.PayOutAtTable(TABLE, 2));
        floor.accept(DEALER, buying(2, 10_00));
        floor.accept(DEALER, buying(3, 10_00));

        assertThat(seat(2).colour()).isEmpty();
        floor.accept(DEALER, colour(3, "blue", 5_00));
    }

    private void spinAndSettle() {
        spin("7");
        settle();
    }

    private static ClothEvent.Colour given(List<Event> events) {
        return ((ClothEvent.ColourGiven) events.getFirst()).colour();
    }

    @Test
    @Clause({"act-american-roulette-2005:4.8/1", "act-american-roulette-2005:4.8/2"})
    void cashCountsOnlyWhenItIsCountedAndExact() {
        floor.accept(DEALER, button(1, "red", 50_00));
        assertThat(seat(1).wagers().getFirst().uncountedCents()).isEqualTo(50_00);
        assertThat(floor.terminal(1).status().account()).isEqualTo(AccountState.NONE);
        floor.restart();

        refuses(DEALER, counting(1, 1, 45_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        refuses(DEALER, counting(1, 1, 55_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        assertThat(floor.refuse(DEALER, counting(2, 1, 50_00)).reason()).isEqualTo(FloorReason.NO_SUCH_BUTTON);
        assertThat(floor.refuse(SUPERVISOR, counting(1, 1, 50_00)).reason()).isInstanceOf(AuthorityReason.class);
        floor.accept(DEALER, counting(1, 1, 50_00));

        assertThat(seat(1).wagers().getFirst().cents()).isEqualTo(50_00);
        assertThat(seat(1).wagers().getFirst().uncountedCents()).isZero();
        spin("7");
        settle();
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    @Clause("act-american-roulette-2005:4.8/1")
    void theRoundIsNotSettledBeforeTheCashIsCounted() {
        floor.accept(DEALER, button(1, "red", 50_00));
        spin("7");

        refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), StakeButtonReason.CASH_NOT_COUNTED, "4.8/1");
        floor.restart();
        refuses(DEALER, counting(1, 1, 45_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        assertThat(phase()).isEqualTo(RoundPhase.RESULT);
        floor.accept(DEALER, counting(1, 1, 50_00));
        settle();

        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        RoundRecord.Seat record =
                RoundRecords.of(floor.log(), TABLE, 1).orElseThrow().seats().getFirst();
        assertThat(record.unexplained()).isEmpty();
        assertThat(record.settled()).extracting(RoundRecord.Settled::stakeCents).containsExactly(50_00L);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.8/1", "act-american-roulette-2005:4.8/2"})
    void cashThatNeverComesToItsButtonGoesBackOnASupervisorsWordAndTheRoundGoesOn() {
        floor.accept(DEALER, laying(2, "red", 10_00));
        floor.accept(DEALER, button(1, "red", 50_00));
        spin("7");
        refuses(DEALER, counting(1, 1, 45_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        ClothCommand back = new ClothCommand.ReturnCash(TABLE, 1, 1, "five dollars short");
        refuses(DEALER, back, AuthorityReason.NOT_ENTITLED, "15.2");
        assertThat(floor.refuse(SUPERVISOR, new ClothCommand.ReturnCash(TABLE, 1, 9, " "))
                        .reason())
                .isEqualTo(FloorReason.REASON_MISSING);
        assertThat(floor.refuse(SUPERVISOR, new ClothCommand.ReturnCash(TABLE, 1, 9, "short"))
                        .reason())
                .isEqualTo(FloorReason.NO_SUCH_BUTTON);
        floor.restart();

        List<Event> events = floor.accept(SUPERVISOR, back);

        assertThat(events).singleElement().isInstanceOfSatisfying(ClothEvent.CashReturned.class, returned -> {
            assertThat(returned.cause().rule()).isEqualTo(new RuleId(AMERICAN, "4.8/2"));
            assertThat(returned.cause().by().who()).isEqualTo(SUPERVISOR);
        });
        settle();
        assertThat(floor.chipsCents(1)).isZero();
        assertThat(floor.chipsCents(2)).isEqualTo(110_00);
        assertThat(floor.refuse(DEALER, counting(1, 1, 50_00)).reason()).isEqualTo(FloorReason.NO_SUCH_BUTTON);
    }

    @Test
    @Clause("act-american-roulette-2005:4.8/2")
    void cashAtASeatThatWasTakenOutOfServiceHoldsUpNobody() {
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(ADMINISTRATOR, new PatronCommand.RetireTerminal(TABLE, 1, "broken chair"));
        spin("7");

        floor.accept(SUPERVISOR, new ClothCommand.ReturnCash(TABLE, 1, 1, "nobody sits there"));
        settle();

        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.SETTLED);
    }

    @Test
    @Clause("act-american-roulette-2005:4.8/2")
    void cashAboveTheMaximumIsSettledToTheMaximumWheneverItIsCounted() {
        for (boolean beforeTheClose : new boolean[] {true, false}) {
            TestFloor there = cloth();
            there.accept(DEALER, button(1, "black", 800_00));
            if (beforeTheClose) {
                there.accept(DEALER, counting(1, 1, 800_00));
            }
            there.pass(PERIOD_MILLIS);
            if (!beforeTheClose) {
                there.accept(DEALER, counting(1, 1, 800_00));
            }

            assertThat(there.terminal(1).inPlay().balanceCents()).isEqualTo(500_00);
            assertThat(there.chipsCents(1)).isEqualTo(300_00);
            there.restart();
        }
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Stake Buttons", "act-american-roulette-2005:4.8/1"})
    void cashLiesOnlyOnOutsideBetsInTimeAndOnACloth() {
        refuses(DEALER, button(1, "straight:17", 50_00), StakeButtonReason.NOT_ON_THIS_BET, "A/Stake Buttons");
        refuses(Origin.terminal(1), button(1, "red", 50_00), WagerReason.DEALER_ENTERS_IT, "4.2");
        refuses(DEALER, button(1, "red", 7_00), WagerReason.OFF_STEP, "3.3");
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(DEALER, new ClothCommand.LiftStakeButton(TABLE, 1, 1));
        assertThat(seat(1).wagers()).isEmpty();
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.pass(PERIOD_MILLIS);
        for (ClothCommand late : List.of(new ClothCommand.LiftStakeButton(TABLE, 1, 2), button(2, "red", 50_00))) {
            assertThat(floor.refuse(DEALER, late).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        }

        TestFloor terminals = TestFloor.with(AMERICAN, "roulette-single-zero", Apparatus.LIVE_WHEEL)
                .openBetting();
        assertThat(terminals.refuse(DEALER, button(1, "red", 50_00)))
                .isEqualTo(Refusal.of(WagerReason.STAFF_MAY_NOT_PLACE, new RuleId(AMERICAN, "4.3")));
        assertThat(terminals.refuse(Origin.terminal(1), button(1, "red", 50_00)))
                .isEqualTo(Refusal.of(WagerReason.MEANS_NOT_TAKEN, new RuleId(AMERICAN, "4.3")));
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Void/2", "act-american-roulette-2005:4.8/1"})
    void cashThatWasNotCountedGoesBackByHandWhenTheRoundIsVoid() {
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(DEALER, laying(2, "red", 10_00));
        floor.pass(PERIOD_MILLIS);

        floor.accept(
                OPERATOR, new FaultCommand.Invalidate(TABLE, 1, Ground.of(InvalidationGround.RIOT), "seen by all"));

        assertThat(phase()).isEqualTo(RoundPhase.VOID);
        assertThat(floor.chipsCents(2)).isEqualTo(100_00);
        assertThat(seat(1).wagers()).isEmpty();
        assertThat(floor.refuse(DEALER, counting(1, 1, 50_00)).reason()).isEqualTo(FloorReason.NO_SUCH_BUTTON);
    }

    @Test
    @Clause({"act-american-roulette-2005:15.3", "act-american-roulette-2005:4.8/1"})
    void cashOfASeatThatIsOutOfTheRoundHoldsNobodyUp() {
        floor.accept(DEALER, buying(1, 10_00));
        floor.accept(DEALER, laying(1, "odd", 10_00));
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(DEALER, laying(2, "red", 10_00));
        FaultCommand.Fault fault =
                new FaultCommand.Fault(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, floor.nowMillis(), List.of());

        floor.accept(DEALER, new FaultCommand.ReportFault(TABLE, 1, 1, fault, "does not work"));

        assertThat(seat(1).wagers()).isEmpty();
        spinAndSettle();
        assertThat(floor.chipsCents(1)).isEqualTo(10_00);
        assertThat(floor.chipsCents(2)).isEqualTo(110_00);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.9/1", "act-american-roulette-2005:4.9/2"})
    void aMarkerStandsForTheWholeMaximumOrForNothing() {
        List<?> bets = floor.table(TABLE).play().payTable().bets();
        List<Integer> holding = IntStream.range(0, bets.size())
                .filter(index ->
                        bets.get(index) instanceof RouletteBet bet && bet.kind().inside() && bet.covers(Pocket.of(17)))
                .boxed()
                .toList();
        WagerCommand marker = new WagerCommand.PlaceMaximum(TABLE, 2, holding);
        refuses(DEALER, marker, WagerReason.ABOVE_CREDIT, "4.2");
        assertThat(seat(2).wagers()).isEmpty();
        floor.accept(DEALER, buying(2, 6_000_00));

        floor.accept(DEALER, marker);

        assertThat(floor.chipsCents(2)).isEqualTo(100_00);
        assertThat(seat(2).wagers()).hasSize(12);
        assertThat(seat(2).marked()).singleElement().satisfies(one -> {
            assertThat(one.cents()).isEqualTo(6_000_00);
            assertThat(one.bets()).hasSize(12).contains("straight:17");
        });
        floor.restart();
        floor.accept(DEALER, new WagerCommand.Undo(TABLE, 2));
        assertThat(floor.chipsCents(2)).isEqualTo(6_100_00);
        assertThat(seat(2).marked()).isEmpty();
    }

    @Test
    @Clause({"act-american-roulette-2005:3.1/1", "act-american-roulette-2005:14.1"})
    void limitsAndBalanceShowAndFollowEveryChange() {
        assertThat(view(2).limits().lines())
                .hasSameSizeAs(floor.table(TABLE).play().offer().lines())
                .allSatisfy((LimitSign.Line line) -> {
                    assertThat(line.minimumCents()).isEqualTo(5_00);
                    assertThat(line.maximumCents()).isEqualTo(500_00);
                });
        assertThat(view(2).money().creditCents()).isEqualTo(100_00);
        floor.accept(DEALER, buying(2, 50_00));
        assertThat(view(2).money().creditCents()).isEqualTo(150_00);
        floor.accept(DEALER, laying(2, "red", 20_00));
        assertThat(view(2).money().creditCents()).isEqualTo(130_00);
        floor.accept(DEALER, new WagerCommand.Undo(TABLE, 2));
        assertThat(view(2).money().creditCents()).isEqualTo(150_00);
        floor.accept(DEALER, laying(2, "red", 20_00));
        spinAndSettle();
        assertThat(view(2).money().creditCents()).isEqualTo(170_00);
        floor.accept(DEALER, new MoneyCommand.PayOutAtTable(TABLE, 2));
        assertThat(view(2).money().creditCents()).isZero();
    }
}
