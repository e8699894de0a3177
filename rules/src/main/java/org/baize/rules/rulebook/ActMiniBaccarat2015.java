package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.house.HouseRules;
import org.baize.rules.round.RoundRules;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.wager.WagerRules;

/** Mini-Baccarat with Perfect Pairs or Canberra Pairs; Casino Canberra. */
final class ActMiniBaccarat2015 {

    static final String ID = "act-mini-baccarat-2015";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(ID, "Mini-Baccarat", "NI2015-63", LocalDate.of(2015, 2, 11), Optional.of("NI2012-170")),
            games(),
            wagers(),
            new Dealing(rounds(), Optional.empty(), Optional.of(shoe()), Optional.empty()),
            new House(cash(), faults(), conduct()));

    private ActMiniBaccarat2015() {}

    private static List<Game<?, ?>> games() {
        return List.of();
    }

    private static WagerRules wagers() {
        return new WagerRules();
    }

    private static RoundRules rounds() {
        return new RoundRules();
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
