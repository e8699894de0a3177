package org.baize.simulator.floor;

import java.util.stream.Stream;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.jspecify.annotations.Nullable;

/** Counts what happened on one floor. */
final class Tally {

    private static final int MOST_SHOWN = 1_000;

    private long commands;
    private long rounds;
    private long voids;
    private long corrections;
    private long crashes;
    private long resends;
    private @Nullable Request last;

    void next(Request request) {
        commands++;
        last = request;
    }

    void add(Handled handled) {
        Stream<Event> answered =
                handled.answer() instanceof Answer.Accepted accepted ? accepted.events().stream() : Stream.empty();
        Stream.concat(handled.fired().stream(), answered).forEach(this::add);
    }

    private void add(Event event) {
        if (event instanceof RoundEvent.RoundSettled) {
            rounds++;
        }
        if (event instanceof RoundEvent.RoundVoided) {
            rounds++;
            voids++;
        }
        if (event instanceof FaultEvent.RoundCorrected corrected) {
            corrections++;
            voids += corrected.actual().isEmpty() ? 1 : 0;
        }
    }

    void crashed() {
        crashes++;
    }

    void resent() {
        resends++;
    }

    long commands() {
        return commands;
    }

    long rounds() {
        return rounds;
    }

    SeedReport.Counts counts(Stage stage) {
        return new SeedReport.Counts(
                commands,
                rounds,
                voids,
                corrections,
                crashes,
                resends,
                stage.tableSpecs().size(),
                stage.terminalSpecs().size());
    }

    /** The request that is being handled or was handled last. */
    String last() {
        String text = String.valueOf(last);
        return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + " ..." : text;
    }
}
