package org.baize.engine.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.event.Adjustment;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.setup.TableSetup;

/**
 * A round that is resolved, as far as a later correction needs it. It never changes back: corrections are entries
 * beside.
 *
 * @param setup what it was played under
 * @param period when it took wagers; empty for a round without
 * @param settledAtMillis when it was settled; empty where it was void from the first
 * @param outcome the place in the pay table that it was settled on; empty for a void round
 * @param stood what stood at the close
 * @param corrections how often it was corrected
 */
public record PastRound(
        long number,
        TableSetup setup,
        Optional<WageringPeriod> period,
        OptionalLong settledAtMillis,
        OptionalInt outcome,
        List<Stood> stood,
        int corrections) {

    public PastRound {
        stood = List.copyOf(stood);
    }

    /** Whether this counts as a round played by whoever stood there: it was decided on something. */
    public boolean played(Stood one) {
        return outcome.isPresent() && one.stakes().totalCents() > 0;
    }

    /** Whether it counts as one that was won: it credited more than was staked. */
    public boolean won(Stood one) {
        return played(one) && one.creditedCents() > one.stakes().totalCents();
    }

    /** What that terminal's player had on the layout. */
    public Optional<Stood> stoodAt(int terminal) {
        return stood.stream().filter(one -> one.terminal() == terminal).findFirst();
    }

    /** The same round after a correction; whoever it does not name keeps what was credited. */
    public PastRound corrected(OptionalInt actual, List<Adjustment> adjustments) {
        return new PastRound(
                number,
                setup,
                period,
                settledAtMillis,
                actual,
                stood.stream().map(one -> one.after(adjustments)).toList(),
                corrections + 1);
    }

    /**
     * What one chip account had on the layout.
     *
     * @param account the number of the chip account, since another player may sit at the terminal by now
     * @param creditedCents what the round credited so far
     */
    public record Stood(int terminal, long account, StakeColumn stakes, long creditedCents) {

        private Stood after(List<Adjustment> adjustments) {
            return adjustments.stream()
                    .filter(one -> one.terminal() == terminal)
                    .findFirst()
                    .map(one -> new Stood(terminal, account, stakes.without(one.voided()), one.creditedCents()))
                    .orElse(this);
        }

        /** The same account with these bets only. */
        public Stood only(List<Integer> bets) {
            return new Stood(terminal, account, stakes.only(bets), creditedCents);
        }

        /** What is locked for the terminal now. */
        public static Stood of(Layout layout, Terminal terminal, long creditedCents) {
            StakeColumn stakes = StakeColumn.locked(layout, layout.seatOf(terminal.number()));
            return new Stood(terminal.number(), terminal.status().accountNumber(), stakes, creditedCents);
        }
    }
}
