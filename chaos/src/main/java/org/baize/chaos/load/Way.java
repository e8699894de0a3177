package org.baize.chaos.load;

import java.util.concurrent.CompletableFuture;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.ToFloor;

/** The way to the floor that is put to the proof. */
public interface Way {

    CompletableFuture<Answer> ask(ToFloor.Ask ask);

    /** The number that an origin used last, as the floor has it. */
    CompletableFuture<Long> lastSequence(Origin origin);

    /** How many events there have been, as the floor has it. */
    CompletableFuture<Long> events();

    /** Through the client of a cluster. */
    static Way of(FloorClient client) {
        return new Way() {
            @Override
            public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
                return client.ask(ask);
            }

            @Override
            public CompletableFuture<Long> lastSequence(Origin origin) {
                return client.lastSequence(origin);
            }

            @Override
            public CompletableFuture<Long> events() {
                return client.state().thenApply(state -> state.next() - 1);
            }
        };
    }
}
