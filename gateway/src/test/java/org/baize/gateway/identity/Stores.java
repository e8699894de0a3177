package org.baize.gateway.identity;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;

/** Databases of who is who for tests, with a clock that the test moves and little work for each password. */
public final class Stores implements InstantSource {

    public static final SlowFunction.Cost CHEAP = new SlowFunction.Cost(64, 1);

    private static final AtomicInteger MADE = new AtomicInteger();

    private final String name = "identity" + MADE.incrementAndGet() + ";DB_CLOSE_DELAY=-1";
    private volatile Instant now = Instant.parse("2026-11-16T10:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void pass(Duration time) {
        now = now.plus(time);
    }

    /** One more gateway that shares the same database. */
    public Identity open() {
        return Identity.open(IdentityStore.inMemory(name), Path.of("nowhere"), CHEAP, this);
    }

    IdentityStore store() {
        return IdentityStore.open(IdentityStore.inMemory(name));
    }

    /** Lets everybody try again in that database; for tests that fail on purpose beside others. */
    public static void forgetFailures(String database) {
        try (IdentityStore store = IdentityStore.open(IdentityStore.inMemory(database))) {
            store.update("delete from identity.attempt");
        }
    }
}
