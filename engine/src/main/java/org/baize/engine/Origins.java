package org.baize.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Origin;
import org.jspecify.annotations.Nullable;

/** What each origin was answered last, so that a resend gets the first answer and a lost request is noticed. */
final class Origins {

    private final Map<Origin, Line> lines = new LinkedHashMap<>();

    static Origins restore(List<OriginSnapshot> snapshot) {
        Origins origins = new Origins();
        snapshot.forEach(line -> origins.lines.put(line.origin(), Line.of(line)));
        return origins;
    }

    List<OriginSnapshot> snapshot() {
        return lines.entrySet().stream()
                .map(line -> line.getValue().snapshot(line.getKey()))
                .toList();
    }

    /** What that origin was answered; a line without an answer where it asks for the first time. */
    Line of(Origin origin) {
        Line line = lines.get(origin);
        return line == null ? new Line() : line;
    }

    long last(Origin origin) {
        return of(origin).last;
    }

    /** Keeps the answer in that origin's line. */
    void remember(Origin origin, Line line, Answer answer) {
        if (line.last == 0) {
            lines.put(origin, line);
        }
        line.add(answer);
    }

    /** The answers of one origin, in a ring. */
    static final class Line {

        private final @Nullable Answer[] ring = new Answer[Floor.ANSWERS_KEPT];
        private long last;

        /** The answer to a request that must not be carried out: it was before, or one before it is missing. */
        Optional<Answer> answered(long sequence) {
            if (sequence == last + 1) {
                return Optional.empty();
            }
            if (sequence > last + 1) {
                return Optional.of(Answer.refuse(FloorReason.SEQUENCE_GAP));
            }
            Answer first = answer(sequence);
            return Optional.of(first == null ? Answer.refuse(FloorReason.SEQUENCE_PASSED) : first);
        }

        private @Nullable Answer answer(long sequence) {
            return sequence <= last - Floor.ANSWERS_KEPT ? null : ring[slot(sequence)];
        }

        private void add(Answer answer) {
            last++;
            ring[slot(last)] = answer;
        }

        private OriginSnapshot snapshot(Origin origin) {
            List<Answer> answers = new ArrayList<>();
            for (long sequence = Math.max(1, last - Floor.ANSWERS_KEPT + 1); sequence <= last; sequence++) {
                Answer answer = answer(sequence);
                if (answer != null) {
                    answers.add(answer);
                }
            }
            return new OriginSnapshot(origin, last, answers);
        }

        private static Line of(OriginSnapshot snapshot) {
            Line line = new Line();
            line.last = snapshot.last() - snapshot.answers().size();
            snapshot.answers().forEach(line::add);
            return line;
        }

        private static int slot(long sequence) {
            return (int) (sequence % Floor.ANSWERS_KEPT);
        }
    }
}
