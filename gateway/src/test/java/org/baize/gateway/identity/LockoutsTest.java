package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LockoutsTest {

    private static final int AT_ONCE = 16;

    private final Stores stores = new Stores();

    /** Between being counted and being locked no other try finds its way in, whichever gateway it comes through. */
    @Test
    void ofManyTriesAtOnceNotOneMoreThanAllowedIsMade() throws InterruptedException, ExecutionException {
        try (IdentityStore store = stores.store();
                ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
            Lockouts lockouts = new Lockouts(store, stores);
            CyclicBarrier together = new CyclicBarrier(AT_ONCE);
            Callable<OptionalLong> attempt = () -> {
                together.await();
                return lockouts.begin("person 7", Lockouts.OF_A_PERSON);
            };

            List<Future<OptionalLong>> tries = threads.invokeAll(
                    Stream.generate(() -> attempt).limit(AT_ONCE).toList());

            int made = 0;
            for (Future<OptionalLong> one : tries) {
                made += one.get().isEmpty() ? 1 : 0;
            }
            assertThat(made).isEqualTo(Lockouts.OF_A_PERSON.allowed());
        }
    }
}
