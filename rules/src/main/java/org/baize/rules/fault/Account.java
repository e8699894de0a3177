package org.baize.rules.fault;

/** A chip account as a correction finds it. */
public sealed interface Account {

    record Open(long balanceCents) implements Account {
        public Open {
            if (balanceCents < 0) {
                throw new IllegalArgumentException("no account is ever below zero: " + balanceCents + " cents");
            }
        }
    }

    /** Cashed out: the player may have left. */
    record Closed() implements Account {}
}
