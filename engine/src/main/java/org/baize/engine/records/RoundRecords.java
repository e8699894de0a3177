package org.baize.engine.records;

import java.util.List;
import java.util.Optional;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;

/** Reads rounds out of the log. The floor is deterministic, so running the same requests again tells what happened. */
public final class RoundRecords {

    private RoundRecords() {}

    /** One round of a table from the whole log; empty where the log does not reach it. */
    public static Optional<RoundRecord> of(List<Request> log, int table, long round) {
        return replay(new Floor(), log, table, round);
    }

    /**
     * The same from a snapshot and the requests after it. Touches before the snapshot are not on record: wagers that
     * rest on them come out as unexplained.
     */
    public static Optional<RoundRecord> of(FloorSnapshot start, List<Request> log, int table, long round) {
        return replay(Floor.restore(start), log, table, round);
    }

    private static Optional<RoundRecord> replay(Floor floor, List<Request> log, int table, long round) {
        RoundFold fold = new RoundFold(floor.state(), table, round);
        for (Request request : log) {
            Handled handled = floor.handle(request);
            if (handled.first()) {
                handled.fired().forEach(event -> fold.see(event, request.atMillis()));
                fold.see(request, handled.answer());
                events(handled.answer()).forEach(event -> fold.see(event, request.atMillis()));
            }
        }
        return fold.record();
    }

    private static List<Event> events(Answer answer) {
        return switch (answer) {
            case Answer.Accepted accepted -> accepted.events();
            case Answer.Refused _ -> List.of();
        };
    }
}
