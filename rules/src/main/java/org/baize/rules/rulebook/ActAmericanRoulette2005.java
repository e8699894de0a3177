package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/** American Roulette on a layout, and Rapid Roulette on terminals; Casino Canberra. */
final class ActAmericanRoulette2005 {

    static final String ID = "act-american-roulette-2005";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "American Roulette",
                    Edition.Approval.inCanberra(
                            "NI2005-62", new Ruled<>(LocalDate.of(2005, 2, 7), rule("Instr/approve"))),
                    rule("Instr/approve"),
                    Optional.of(new Ruled<>("NI2002-44", rule("Instr/revoke")))),
            games(),
            ActAmericanRoulette2005Wagers.wagers(),
            new Dealing(
                    ActAmericanRoulette2005Rounds.rounds(),
                    Optional.of(ActAmericanRoulette2005Roulette.spins()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty()),
            new House(
                    ActAmericanRoulette2005House.cash(),
                    ActAmericanRoulette2005Faults.faults(),
                    ActAmericanRoulette2005House.conduct()));

    private ActAmericanRoulette2005() {}

    static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(ActAmericanRoulette2005Roulette.singleZero(), ActAmericanRoulette2005Roulette.doubleZero());
    }
}
