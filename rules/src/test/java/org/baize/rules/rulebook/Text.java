package org.baize.rules.rulebook;

import org.baize.rules.cash.CashRules;
import org.baize.rules.house.HouseRules;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/** One approved text, for tests that ask its house chapter and expect answers in its own rule numbers. */
public record Text(String book) {

    public static final Text MULTI_TERMINAL = new Text("act-multi-terminal-2019");
    public static final Text MINI_BACCARAT = new Text("act-mini-baccarat-2015");
    public static final Text AMERICAN_ROULETTE = new Text("act-american-roulette-2005");
    public static final Text RAPID = new Text("nsw-rapid-2016");
    public static final Text SIC_BO = new Text("nsw-sic-bo-2016");

    public HouseRules house() {
        return Rulebooks.byId(book).house().conduct();
    }

    public CashRules cash() {
        return Rulebooks.byId(book).house().cash();
    }

    public RuleId rule(String rule) {
        return new RuleId(book, rule);
    }

    public Verdict permitted(String rule) {
        return Verdict.permit(rule(rule));
    }

    public Verdict refused(Reason reason, String rule) {
        return Verdict.refuse(reason, rule(rule));
    }
}
