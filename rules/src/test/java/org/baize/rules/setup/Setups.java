package org.baize.rules.setup;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.GameChoice.PairsChoice;
import org.baize.rules.setup.LimitChoice.Line;

/** Set-ups that are right under their text, and ways to change one thing about them. */
final class Setups {

    static final String MULTI = "act-multi-terminal-2019";
    static final String MINI = "act-mini-baccarat-2015";
    static final String AMERICAN = "act-american-roulette-2005";
    static final String RAPID = "nsw-rapid-2016";
    static final String SIC_BO = "nsw-sic-bo-2016";

    static final Line FIVES = new Line(5_00, 500_00, 5_00);
    static final FloorChoice FLOOR = new FloorChoice(40, 30, 10, 20, Optional.empty());
    static final PairsChoice CANBERRA = new PairsChoice(true, List.of("canberra"), true);

    private Setups() {}

    /** A set-up of that game that should be right under its text. */
    static TableSetup setup(String book, String gameId) {
        return setup(book, GameChoice.of(gameId));
    }

    static TableSetup setup(String book, GameChoice choice) {
        return DefaultSetup.of(Rulebooks.byId(book), choice);
    }

    static List<Problem> problems(String book, TableSetup setup) {
        return new SetupCheck(Rulebooks.byId(book)).problems(setup);
    }

    static TableSetup with(TableSetup setup, LimitChoice limits) {
        return new TableSetup(setup.game(), limits, setup.dealing(), setup.floor(), setup.money());
    }

    static TableSetup with(TableSetup setup, DealingChoice dealing) {
        return new TableSetup(setup.game(), setup.limits(), dealing, setup.floor(), setup.money());
    }

    static TableSetup with(TableSetup setup, FloorChoice floor) {
        return new TableSetup(setup.game(), setup.limits(), setup.dealing(), floor, setup.money());
    }

    static Problem problem(String book, String where, Reason reason, String rule) {
        return new Problem(where, reason, new RuleId(book, rule));
    }
}
