package org.baize.devices.dealing;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;

/**
 * How somebody is heard by the floor; whoever wires a table gives it one. It does not wait: what one origin says arrives
 * in the order in which it was said, and the answer comes when it is known.
 */
@FunctionalInterface
public interface Voice {

    CompletionStage<Answer> say(Origin by, Optional<Countersign> second, Command command);
}
