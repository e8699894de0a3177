package org.baize.rules.round;

import java.util.List;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.WagerRules;

/** The five texts by short names, and verdicts in a form that reads well in an assertion. */
public enum Texts {
    MULTI_TERMINAL("act-multi-terminal-2019"),
    MINI_BACCARAT("act-mini-baccarat-2015"),
    AMERICAN_ROULETTE("act-american-roulette-2005"),
    RAPID("nsw-rapid-2016"),
    ARUZE("nsw-sic-bo-2016");

    private final String id;

    Texts(String id) {
        this.id = id;
    }

    public RoundRules rounds() {
        return Rulebooks.byId(id).dealing().rounds();
    }

    public FaultRules faults() {
        return Rulebooks.byId(id).house().faults();
    }

    public WagerRules wagers() {
        return Rulebooks.byId(id).wagers();
    }

    public Game<?, ?> game(String game) {
        return Rulebooks.byId(id).game(game);
    }

    public RuleId rule(String rule) {
        return new RuleId(id, rule);
    }

    public Verdict permits(String rule) {
        return Verdict.permit(rule(rule));
    }

    public Verdict refuses(Reason reason, String rule) {
        return Verdict.refuse(reason, rule(rule));
    }

    /** One account's wagers in a game of this text, such as {@code play("roulette", "straight:17 1000")}. */
    public Played<?, ?> play(String game, String... wagers) {
        return Played.of(game(game), List.of(wagers));
    }
}
