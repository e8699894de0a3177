package org.baize.protocol.message;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;

/** What a client says to the floor. */
public sealed interface ToFloor {

    /**
     * Carry this out. Sent again with the same sequence number, it is not carried out again and gets the first answer.
     *
     * @param second a second person's own sign-in, for acts that need one
     */
    record Ask(Origin origin, long sequence, Optional<Countersign> second, Command command) implements ToFloor {

        public Ask {
            if (sequence < 1) {
                throw new IllegalArgumentException("sequence numbers count from 1: " + sequence);
            }
        }
    }

    /** Which number did this origin use last? A client that starts anew goes on from there. */
    record AskForSequence(Origin origin) implements ToFloor {}

    /** Tell this session from now on everything that happens. */
    record Follow() implements ToFloor {}

    /**
     * What is the state? All members take its hash here.
     *
     * @param id comes back with the answer; 0 if only the members want to know, to compare
     */
    record AskForState(long id) implements ToFloor {

        /** Nobody waits for the hash, so that the floor need not either. */
        public static final AskForState OF_MEMBERS = new AskForState(0);

        public boolean isForMembers() {
            return id == OF_MEMBERS.id;
        }
    }

    /**
     * The state that a member found when somebody asked for it. All members see each other's reports in the log.
     *
     * @param position of the question in the log
     */
    record Report(int member, long position, String hash) implements ToFloor {}

    /**
     * What a client has to ask at the same moment, in its order. The log and the floor take each as if it had come alone: a member
     * of it that is no message is answered by itself, and the others are carried out.
     */
    record Asks(List<Ask> asks) implements ToFloor {

        public Asks {
            asks = List.copyOf(asks);
        }
    }
}
