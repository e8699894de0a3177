package org.baize.engine;

import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;

/**
 * The latest answers to one origin.
 *
 * @param last the sequence number of the last of them
 */
public record OriginSnapshot(Origin origin, long last, List<Answer> answers) {

    public OriginSnapshot {
        answers = List.copyOf(answers);
    }
}
