package org.baize.engine.view;

import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.Round;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.game.Outcome;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.round.ResultSource;

/**
 * What devices and people have said about the round under way.
 *
 * @param awaiting the result that waits to be confirmed
 * @param sensed what the device read
 * @param keyed what somebody keyed in
 * @param disagree two of them say something else about the same round
 */
public record Readings(
        Optional<Awaiting> awaiting,
        Optional<String> sensed,
        Optional<String> keyed,
        Optional<BallView> ball,
        boolean disagree) {

    /** A result that came in and is not confirmed. */
    public record Awaiting(OutcomeView outcome, ResultSource source) {}

    /**
     * What is known of the ball.
     *
     * @param examinationDue the rule that wants it looked at before it is spun again
     */
    public record BallView(BallDirection direction, OptionalInt revolutions, Optional<String> examinationDue) {}

    static Readings of(Table table) {
        Optional<Round.Result> result =
                table.round().result().filter(_ -> table.round().phase().running());
        Optional<Awaiting> awaiting = result.map(known ->
                new Awaiting(OutcomeView.of(outcome(table, known.outcome()), true), known.source()));
        boolean contradicted = result.filter(Round.Result::contradicted).isPresent();
        return switch (table.device()) {
            case WheelState wheel -> ofWheel(table, wheel, awaiting, contradicted);
            case TumblerState tumbler ->
                new Readings(
                        awaiting,
                        tumbler.in(table.round()).recognised().map(Outcome::text),
                        Optional.empty(),
                        Optional.empty(),
                        contradicted);
            case ShoeState cards ->
                new Readings(
                        awaiting,
                        cards.coup().indicated().map(Enum::name),
                        Optional.empty(),
                        Optional.empty(),
                        contradicted || Waiting.resultDiffers(cards));
        };
    }

    private static Readings ofWheel(Table table, WheelState wheel, Optional<Awaiting> awaiting, boolean contradicted) {
        BallSpin spin = wheel.spinOf(table.round());
        Optional<String> sensed = text(table, spin.sensed());
        Optional<String> keyed = text(table, spin.keyed());
        boolean differ = sensed.isPresent() && keyed.isPresent() && !sensed.equals(keyed);
        return new Readings(
                awaiting,
                sensed,
                keyed,
                Optional.of(new BallView(
                        spin.direction(),
                        spin.revolutions(),
                        wheel.examinationDue().map(Object::toString))),
                contradicted || differ);
    }

    private static Outcome outcome(Table table, int place) {
        return table.play().payTable().outcomes().get(place);
    }

    private static Optional<String> text(Table table, OptionalInt place) {
        return place.isPresent() ? Optional.of(outcome(table, place.getAsInt()).text()) : Optional.empty();
    }
}
