package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.house.HouseRules;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.round.RoundRules;
import org.baize.rules.wager.WagerRules;

/** American Roulette on a layout, and Rapid Roulette on terminals; Casino Canberra. */
final class ActAmericanRoulette2005 {

    static final String ID = "act-american-roulette-2005";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(ID, "American Roulette", "NI2005-62", LocalDate.of(2005, 2, 7), Optional.of("NI2002-44")),
            games(),
            wagers(),
            new Dealing(rounds(), Optional.of(spins()), Optional.empty(), Optional.empty(), Optional.empty()),
            new House(cash(), faults(), conduct()));

    private ActAmericanRoulette2005() {}

    private static List<Game<?, ?>> games() {
        return List.of();
    }

    private static WagerRules wagers() {
        return new WagerRules();
    }

    private static RoundRules rounds() {
        return new RoundRules();
    }

    private static SpinRules spins() {
        return new SpinRules();
    }

    private static CashRules cash() {
        return new CashRules();
    }

    private static FaultRules faults() {
        return new FaultRules();
    }

    private static HouseRules conduct() {
        return new HouseRules();
    }
}
