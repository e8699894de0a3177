package org.baize.simulator.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.RoundEvent;
import org.junit.jupiter.api.Test;

/** One seed again gives the same floor, and a floor that is not as it should be is found out. */
class FloorSimulationTest {

    private static final long ROUNDS = 20;

    @Test
    void oneSeedGivesTheSameFloorTwice() {
        SeedReport first = new FloorSimulation(11, ROUNDS).run();

        assertThat(new FloorSimulation(11, ROUNDS).run()).isEqualTo(first);
        assertThat(new FloorSimulation(12, ROUNDS).run().stateHash()).isNotEqualTo(first.stateHash());
    }

    @Test
    void findsOddsThatAreNotThoseOfTheText() {
        NaiveOdds wrong = NaiveOdds.read();
        for (String bet : List.of("black", "red", "odd", "even", "high", "low", "dozen", "column")) {
            wrong = wrong.mutated("act-multi-terminal-2019", "roulette", bet)
                    .mutated("act-american-roulette-2005", "roulette-single-zero", bet)
                    .mutated("act-american-roulette-2005", "roulette-double-zero", bet)
                    .mutated("nsw-rapid-2016", "roulette", bet);
        }

        SeedReport.Failure failure = firstFailure(wrong, UnaryOperator.identity());

        assertThat(failure.disagreement()).contains("but the event says");
    }

    @Test
    void findsASettlementThatTheModelWasNotTold() {
        SeedReport.Failure failure = firstFailure(
                NaiveOdds.read(), handled -> without(handled, event -> event instanceof RoundEvent.RoundSettled));

        assertThat(failure.disagreement()).contains("the model says");
    }

    @Test
    void findsAResultThatNobodyRead() {
        SeedReport.Failure failure = firstFailure(
                NaiveOdds.read(),
                handled -> told(
                        handled,
                        event -> event instanceof RoundEvent.ResultTaken taken
                                ? Stream.of(new RoundEvent.ResultTaken(
                                        taken.table(),
                                        taken.round(),
                                        taken.outcome() == 0 ? 1 : 0,
                                        taken.source(),
                                        taken.contradicted()))
                                : Stream.of(event)));

        assertThat(failure.disagreement()).contains("by what was put in it is");
    }

    @Test
    void findsMoneyThatNobodyPutIn() {
        SeedReport.Failure failure = firstFailure(
                NaiveOdds.read(), handled -> without(handled, event -> event instanceof MoneyEvent.NoteCredited));

        assertThat(failure.disagreement()).contains("CHIPS");
        assertThat(failure.request()).contains("InsertNote");
        assertThat(failure.command()).isPositive();
    }

    @Test
    void saysHowToSeeAFailureAgain() {
        NaiveOdds odds = NaiveOdds.read();
        UnaryOperator<Handled> deaf = handled -> without(handled, event -> event instanceof MoneyEvent.NoteCredited);
        SeedReport report = LongStream.range(1, 20)
                .mapToObj(seed -> new FloorSimulation(seed, ROUNDS, odds, deaf).run())
                .filter(run -> !run.agreed())
                .findFirst()
                .orElseThrow();

        assertThat(report.replay()).isEqualTo("./baize sim --seed " + report.seed() + " --rounds " + ROUNDS);
        assertThat(new FloorSimulation(report.seed(), ROUNDS, odds, deaf).run()).isEqualTo(report);
    }

    private static SeedReport.Failure firstFailure(NaiveOdds odds, UnaryOperator<Handled> hearsay) {
        return LongStream.range(1, 40)
                .mapToObj(seed -> new FloorSimulation(seed, ROUNDS, odds, hearsay).run())
                .flatMap(report -> report.failure().stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError("forty seeds noticed nothing"));
    }

    private static Handled without(Handled handled, Predicate<Event> left) {
        return told(handled, event -> left.test(event) ? Stream.empty() : Stream.of(event));
    }

    /** The same story, with each event as somebody tells it. */
    private static Handled told(Handled handled, Function<Event, Stream<Event>> teller) {
        List<Event> fired = handled.fired().stream().flatMap(teller).toList();
        Answer answer = handled.answer() instanceof Answer.Accepted accepted
                ? Answer.of(accepted.events().stream().flatMap(teller).toList())
                : handled.answer();
        return new Handled(fired, answer, handled.first());
    }
}
