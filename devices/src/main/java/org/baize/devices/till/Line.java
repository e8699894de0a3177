package org.baize.devices.till;

import java.util.concurrent.CompletionStage;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;

/** The terminal's line to the floor. The answer may take its time, but it comes: a command is asked until it is known. */
@FunctionalInterface
public interface Line {

    CompletionStage<Answer> ask(Command command);
}
