package org.baize.gateway.identity;

import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Tries with codes, counted by the address they come from and all together. To guess a code takes longer than it is good; this keeps
 * whoever tries from keeping the database busy, and shows in time.
 */
public final class CodeTries {

    private static final String ALL = "all codes";

    private final Lockouts lockouts;

    CodeTries(IdentityStore store, InstantSource clock) {
        this.lockouts = new Lockouts(store, clock);
    }

    /** There were too many wrong ones; nothing is looked at until then. */
    public static final class LockedException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final long untilMillis;

        private LockedException(long untilMillis) {
            super("locked until " + untilMillis);
            this.untilMillis = untilMillis;
        }

        public long untilMillis() {
            return untilMillis;
        }
    }

    /**
     * What the code is good for; a try that finds nothing counts as a failure.
     *
     * @param address where it comes from
     * @throws LockedException if there were too many failures
     */
    public <T> Optional<T> of(String address, Supplier<Optional<T>> look) {
        String from = "codes from " + Network.of(address);
        begin(ALL, Lockouts.OF_ALL_CODES); // first, so that many addresses do not even leave a row each
        beginFrom(from);
        Optional<T> found = look.get();
        if (found.isPresent()) {
            lockouts.takeBack(from);
            lockouts.takeBack(ALL);
        }
        return found;
    }

    /** Whoever is locked out alone has tried nothing, and keeps nobody else out. */
    private void beginFrom(String from) {
        try {
            begin(from, Lockouts.OF_AN_ADDRESS);
        } catch (LockedException alone) {
            lockouts.takeBack(ALL);
            throw alone;
        }
    }

    private void begin(String subject, Lockouts.Policy policy) {
        OptionalLong locked = lockouts.begin(subject, policy);
        if (locked.isPresent()) {
            throw new LockedException(locked.getAsLong());
        }
    }
}
