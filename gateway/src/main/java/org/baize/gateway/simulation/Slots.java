package org.baize.gateway.simulation;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;

/** The simulated slots for notes and tickets, into which a screen pushes them where nothing is money. */
@FunctionalInterface
public interface Slots {

    /** What becomes of a note or a ticket that is pushed in; nothing where the command is of no simulated slot. */
    Optional<CompletionStage<Answer>> push(Command command);
}
