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
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.wager.WagerRules;

/** Rapid roulette (live and automated wheel) and baccarat with Dragon Bonus; The Star. */
final class NswRapid2016 {

    static final String ID = "nsw-rapid-2016";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Rapid Roulette and Baccarat",
                    "Order of 2 June 2016",
                    LocalDate.of(2016, 6, 2),
                    Optional.empty()),
            games(),
            wagers(),
            new Dealing(rounds(), Optional.of(spins()), Optional.of(shoe()), Optional.empty()),
            new House(cash(), faults(), conduct()));

    private NswRapid2016() {}

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

    private static ShoeRules shoe() {
        return new ShoeRules();
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
