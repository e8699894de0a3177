package org.baize.protocol;

import java.util.List;
import org.baize.engine.FloorSnapshot;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.wire.Bundle;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.Packing;
import org.baize.protocol.wire.Schema;

/** Everything that travels. */
public final class Protocol {

    /** What a message can be; all others are parts of these. */
    public static final List<Class<?>> ROOTS =
            List.of(ToFloor.class, FromFloor.class, SnapshotHead.class, FloorSnapshot.class);

    private static final Messages MESSAGES = new Messages(Schema.load(), ROOTS);

    /**
     * A wager is shorter than its answer. Of a message full of wagers the last few would be answered in a second one, and go on by
     * themselves from there; of so many all answers find room in one.
     */
    private static final int ASKS_BYTES = 6_200;

    private static final Bundle ASKS = new Bundle(MESSAGES, ToFloor.Asks.class, ToFloor.Ask.class, ASKS_BYTES);
    private static final Bundle ANSWERS =
            new Bundle(MESSAGES, FromFloor.Answers.class, FromFloor.Told.class, Packing.MOST_BYTES);

    private Protocol() {}

    /** The messages under the schema of this build: the same for all, so that a codec is worked out once in a process. */
    public static Messages messages() {
        return MESSAGES;
    }

    /** What is asked together: the same for whoever packs it, takes it, or reads it in the log. */
    public static Bundle asks() {
        return ASKS;
    }

    /** What is answered together. */
    public static Bundle answers() {
        return ANSWERS;
    }
}
