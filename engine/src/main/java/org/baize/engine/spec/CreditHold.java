package org.baize.engine.spec;

import java.util.Optional;
import org.baize.engine.paper.KeptBack;

/**
 * Credit of one chip account that the operator keeps back until it has decided.
 *
 * @param number of the case
 * @param round the round that credits it; empty for credit that came from no round
 */
public record CreditHold(
        long number, Owner owner, Amount amount, Optional<Credited> round, KeptBack kept, Stage stage) {

    /** How far the case is. */
    public enum Stage {
        /** The round is still to credit it. */
        DUE,
        /** Nobody has ended the case yet. */
        HELD,
        /** The player has it back. */
        RELEASED,
        /** The house has it. */
        KEPT
    }

    /** Whose credit it is, since another player may sit at the terminal by the time the case ends. */
    public record Owner(int terminal, long account) {}

    /** The round that credits it. */
    public record Credited(int table, long round) {}

    /**
     * What it comes to.
     *
     * @param heldCents taken off the meter, or never put on it
     * @param owedCents asked back and not there any more: the player owes it
     */
    public record Amount(long askedCents, long heldCents, long owedCents) {

        public Amount {
            if (heldCents < 0 || owedCents < 0 || heldCents + owedCents > askedCents) {
                throw new IllegalArgumentException(
                        heldCents + " held and " + owedCents + " owed of " + askedCents + " cents");
            }
        }

        /** What was asked for and never came. */
        public long roomCents() {
            return askedCents - heldCents - owedCents;
        }
    }

    /** Whether nobody has ended the case yet. */
    public boolean open() {
        return stage == Stage.DUE || stage == Stage.HELD;
    }

    public boolean isDueFrom(Credited from) {
        return stage == Stage.DUE && isOf(from);
    }

    public boolean isOf(Credited from) {
        return round.filter(from::equals).isPresent();
    }

    /** The round has credited its owner, and this much more of it is held. */
    public CreditHold holding(long moreCents) {
        Amount now = new Amount(amount.askedCents(), amount.heldCents() + moreCents, amount.owedCents());
        return new CreditHold(number, owner, now, round, kept, Stage.HELD);
    }

    /** A correction has used so much of it, and let go so much of what was owed. */
    public CreditHold less(long heldCents, long owedCents) {
        Amount now = new Amount(amount.askedCents(), amount.heldCents() - heldCents, amount.owedCents() - owedCents);
        return new CreditHold(number, owner, now, round, kept, stage);
    }

    public CreditHold with(KeptBack changed) {
        return new CreditHold(number, owner, amount, round, changed, stage);
    }

    public CreditHold ended(boolean released) {
        return new CreditHold(number, owner, amount, round, kept, released ? Stage.RELEASED : Stage.KEPT);
    }
}
