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
import org.baize.rules.sicbo.TumblerRules;
import org.baize.rules.wager.WagerRules;

/** Baccarat, roulette and sic bo on terminals; Casino Canberra. */
final class ActMultiTerminal2019 {

    static final String ID = "act-multi-terminal-2019";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Multi Terminal Table Games",
                    "NI2019-689",
                    LocalDate.of(2019, 10, 25),
                    Optional.of("NI2019-134")),
            games(),
            wagers(),
            new Dealing(rounds(), Optional.of(spins()), Optional.of(shoe()), Optional.of(tumbler())),
            new House(cash(), faults(), conduct()));

    private ActMultiTerminal2019() {}

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
