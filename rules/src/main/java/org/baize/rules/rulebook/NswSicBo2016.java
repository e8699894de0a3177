package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.house.HouseRules;
import org.baize.rules.round.RoundRules;
import org.baize.rules.sicbo.TumblerRules;
import org.baize.rules.wager.WagerRules;

/** Sic bo with an automatic tumbler and a shooter; The Star. */
final class NswSicBo2016 {

    static final String ID = "nsw-sic-bo-2016";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(ID, "Aruze Sic Bo", "Order of 2 June 2016", LocalDate.of(2016, 6, 2), Optional.empty()),
            games(),
            wagers(),
            new Dealing(rounds(), Optional.empty(), Optional.empty(), Optional.of(tumbler())),
            new House(cash(), faults(), conduct()));

    private NswSicBo2016() {}

    private static List<Game<?, ?>> games() {
        return List.of();
    }

    private static WagerRules wagers() {
        return new WagerRules();
    }

    private static RoundRules rounds() {
        return new RoundRules();
    }

    private static TumblerRules tumbler() {
        return new TumblerRules();
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
