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
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LockoutsTest {

    private static final int AT_ONCE = 16;

    private final Stores stores = new Stores();

    /** Between being counted and being locked no other try finds its way in, whichever gateway it comes through. */
    @Test
    void ofManyTriesAtOnceNotOneMoreThanAllowedIsMade() throws InterruptedException, ExecutionException {
        try (IdentityStore one = stores.store();
                IdentityStore other = stores.store();
                ExecutorService threads = Executors.newFixedThreadPool(2 * AT_ONCE)) {
            CyclicBarrier together = new CyclicBarrier(2 * AT_ONCE);
            Stream<Callable<OptionalLong>> attempts = Stream.of(one, other)
                    .map(store -> new Lockouts(store, stores))
                    .flatMap(gateway ->
                            Stream.generate(() -> attempt(gateway, together)).limit(AT_ONCE));

            List<Future<OptionalLong>> tries = threads.invokeAll(attempts.toList());

            int made = 0;
            for (Future<OptionalLong> attempt : tries) {
                made += attempt.get().isEmpty() ? 1 : 0;
            }
            assertThat(made).isEqualTo(Lockouts.OF_A_PERSON.allowed());
        }
    }

    private static Callable<OptionalLong> attempt(Lockouts gateway, CyclicBarrier together) {
        return () -> {
            together.await();
            return gateway.begin("person 7", Lockouts.OF_A_PERSON);
        };
    }
}
