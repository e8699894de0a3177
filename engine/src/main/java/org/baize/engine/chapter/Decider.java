package org.baize.engine.chapter;

import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;

/** Reads the state and answers the commands of one chapter; changes nothing. */
public interface Decider<C extends Command> {

    Answer decide(C command, Moment moment);
}
