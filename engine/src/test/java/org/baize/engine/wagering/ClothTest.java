package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.Event;
import org.baize.engine.view.LimitSign;
import org.baize.engine.view.SeatView;
import org.baize.engine.view.TerminalView;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What the dealer of a cloth enters, and what its seats show. */
class ClothTest extends AtACloth {

    private static ClothCommand colour(int seat, String colour, long chipCents) {
        return new ClothCommand.GiveColour(TABLE, seat, colour, chipCents);
    }

    private TerminalView view(int seat) {
        return TerminalView.of(floor.floor().state(), seat, TABLE, floor.nowMillis());
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

    private static ClothEvent.Colour given(List<Event> events) {
        return ((ClothEvent.ColourGiven) events.getFirst()).colour();
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
