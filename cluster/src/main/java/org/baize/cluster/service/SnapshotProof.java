package org.baize.cluster.service;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Holds a snapshot against its hash while the log behind it is replayed already: a start must not wait for it, and a member must
 * not be heard before it.
 */
final class SnapshotProof {

    private final FutureTask<Void> proof;

    private SnapshotProof(SnapshotAssembly.Content content) {
        this.proof = new FutureTask<>(content::prove, null);
    }

    static SnapshotProof begin(SnapshotAssembly.Content content) {
        SnapshotProof begun = new SnapshotProof(content);
        Thread.ofPlatform().name("node-proof").daemon().start(begun.proof);
        return begun;
    }

    boolean isDone() {
        return proof.isDone();
    }

    /**
     * Returns when the snapshot is what was written.
     *
     * @throws DamagedSnapshotException if it is not
     */
    void await() {
        boolean interrupted = false;
        while (true) {
            try {
                proof.get();
                break;
            } catch (InterruptedException stopping) {
                interrupted = true; // the driver's, to be passed on; what is not proved must not be heard all the same
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof DamagedSnapshotException damaged
                        ? damaged
                        : new IllegalStateException("the snapshot cannot be proved", failed.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
