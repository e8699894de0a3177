package org.baize.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.agrona.ErrorHandler;
import org.baize.cluster.node.Warnings;
import org.jspecify.annotations.Nullable;

/** What a node tells of while a test runs it. Warnings are none of the test's business: a busy machine leads to them. */
public final class Errors implements ErrorHandler {

    private static final int PATIENCE_SECONDS = 60;

    private final BlockingQueue<Throwable> errors = new LinkedBlockingQueue<>();
    private final List<String> warnings = new CopyOnWriteArrayList<>();

    @Override
    public void onError(Throwable error) {
        if (Warnings.isOne(error)) {
            warnings.add(String.valueOf(error.getMessage()));
        } else {
            errors.add(error);
        }
    }

    /** The warnings, which are there at most. */
    public List<String> warnings() {
        return warnings;
    }

    /** The next error that is more than a warning; none if it does not come. */
    public @Nullable Throwable await() throws InterruptedException {
        return errors.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    public void forget() {
        errors.clear();
    }

    public void assertNone() {
        assertThat(errors).as("at most warnings").isEmpty();
    }
}
