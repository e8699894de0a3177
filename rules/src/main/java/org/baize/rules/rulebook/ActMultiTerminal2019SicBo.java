package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;
import static org.baize.rules.sicbo.TumblerAct.CLOSE_BETTING;
import static org.baize.rules.sicbo.TumblerAct.CONFIRMED_WAGERS_STAND;
import static org.baize.rules.sicbo.TumblerAct.REFUSE_RESULT;
import static org.baize.rules.sicbo.TumblerAct.REPLACE_DICE;
import static org.baize.rules.sicbo.TumblerAct.RETURN_UNCONFIRMED_CREDIT;
import static org.baize.rules.sicbo.TumblerAct.TUMBLE_AGAIN;
import static org.baize.rules.sicbo.TumblerAct.VOID_ALL_WAGERS;
import static org.baize.rules.sicbo.TumblerIncident.DICE_COCKED;
import static org.baize.rules.sicbo.TumblerIncident.DICE_EXPOSED;
import static org.baize.rules.sicbo.TumblerIncident.DIE_BROKEN;
import static org.baize.rules.sicbo.TumblerIncident.NO_SPIN;
import static org.baize.rules.sicbo.TumblerIncident.RESULT_EXPOSED;
import static org.baize.rules.sicbo.TumblerIncident.TUMBLER_FAULT;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.ResultSource;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShakeRules;
import org.baize.rules.sicbo.SicBo;
import org.baize.rules.sicbo.SicBoBet;
import org.baize.rules.sicbo.SicBoOffer;
import org.baize.rules.sicbo.TumblerIncidentRules;
import org.baize.rules.sicbo.TumblerIncidentRules.Remedy;
import org.baize.rules.sicbo.TumblerRules;

/** The sic bo chapter of the multi-terminal text. */
final class ActMultiTerminal2019SicBo {

    private ActMultiTerminal2019SicBo() {}

    static Game<SicBoBet, Dice> game() {
        return SicBo.game("Sic Bo", offers());
    }

    private static List<SicBoOffer> offers() {
        return List.of(
                offer("small", "Small", List.of(new SicBoBet.Small()), pays(1, rule("10.4(a)/Small"))),
                offer("big", "Big", List.of(new SicBoBet.Big()), pays(1, rule("10.4(a)/Big"))),
                offer(
                        "any-triple",
                        "Any Triple",
                        List.of(new SicBoBet.AnyTriple()),
                        pays(31, rule("10.4(a)/Any Triple"))),
                offer("triple", "Specific Triple", SicBoBet.triples(), pays(180, rule("10.4(a)/Specific Triples"))),
                // Two of three dice: a triple has them, and only Small and Big carry an exception (note 28).
                offer("double", "Specific Double", SicBoBet.doubles(), pays(11, rule("10.4(a)/Specific Doubles"))),
                new SicBoOffer(
                        new SicBoOffer.Name("single", "Single Die"),
                        SicBoBet.singles(),
                        rule("10.4(a)/Single Die/one"),
                        List.of(
                                pays(1, rule("10.4(a)/Single Die/one")),
                                pays(2, rule("10.4(a)/Single Die/two")),
                                pays(12, rule("10.4(a)/Single Die/three"))),
                        rule("10.4(a)/Single Die/one")),
                offer(
                        "combination",
                        "Two Dice Combination",
                        SicBoBet.combinations(),
                        pays(6, rule("10.4(a)/Two Dice Combinations"))),
                total(4, pays(62, rule("10.4(a)/Total 4"))),
                total(5, pays(31, rule("10.4(a)/Total 5"))),
                total(6, pays(18, rule("10.4(a)/Total 6"))),
                total(7, pays(12, rule("10.4(a)/Total 7"))),
                total(8, pays(8, rule("10.4(a)/Total 8"))),
                total(9, pays(7, rule("10.4(a)/Total 9"))),
                total(10, pays(6, rule("10.4(a)/Total 10"))),
                total(11, pays(6, rule("10.4(a)/Total 11"))),
                total(12, pays(7, rule("10.4(a)/Total 12"))),
                total(13, pays(8, rule("10.4(a)/Total 13"))),
                total(14, pays(12, rule("10.4(a)/Total 14"))),
                total(15, pays(18, rule("10.4(a)/Total 15"))),
                total(16, pays(31, rule("10.4(a)/Total 16"))),
                total(17, pays(62, rule("10.4(a)/Total 17"))));
    }

    private static SicBoOffer offer(String key, String title, List<SicBoBet> bets, Ruled<Odds> odds) {
        return SicBoOffer.underOneRule(new SicBoOffer.Name(key, title), bets, odds);
    }

    private static SicBoOffer total(int number, Ruled<Odds> odds) {
        return offer("total", "Total", List.of(new SicBoBet.Total(number)), odds);
    }

    private static Ruled<Odds> pays(int winnings, RuleId rule) {
        return new Ruled<>(Odds.toOne(winnings), rule);
    }

    static TumblerRules tumbler() {
        return new TumblerRules(
                new DiceRules(
                        new Ruled<>(3, rule("10.2(b)(ii)")),
                        rule("10.2(b)(ii)"),
                        Optional.empty(),
                        rule("10.5(a)"),
                        rule("10.3(b)/faces")),
                new ShakeRules(
                        List.of(
                                new Ruled<>(ShakeMode.SHAKE_FIRST, rule("10.3(a)(i)")),
                                new Ruled<>(ShakeMode.SHAKE_LAST, rule("10.3(a)(ii)"))),
                        rule("10.1/Individual spin")),
                new DiceResultRules(
                        List.of(
                                new Ruled<>(ResultSource.DEVICE, rule("10.3(c)/automatic")),
                                new Ruled<>(ResultSource.KEYED, rule("10.3(c)/manual"))),
                        rule("10.1/Individual spin"),
                        rule("10.2(b)(i)"),
                        new Ruled<>(
                                List.of(DiceResultRules.Fallback.KEYED_ENTRY, DiceResultRules.Fallback.VOID_ROUND),
                                rule("10.3(c)/automatic")),
                        new DiceResultRules.Reveal(rule("10.3(b)/faces"), rule("10.3(b)/total"))),
                new TumblerIncidentRules(
                        remedies(),
                        TumblerIncidentRules.People.under(ActMultiTerminal2019House.SUPERVISOR),
                        new TumblerIncidentRules.Opening(
                                rule("10.2(b)(i)"), rule("10.5(b)"), rule("10.5(a)"), rule("10.5(d)#1"))),
                Optional.empty());
    }

    private static List<Remedy> remedies() {
        return List.of(
                Remedy.atOnce(DICE_COCKED, rule("10.5(a)"), REFUSE_RESULT, VOID_ALL_WAGERS),
                Remedy.atOnce(DIE_BROKEN, rule("10.5(b)"), REFUSE_RESULT, VOID_ALL_WAGERS, REPLACE_DICE),
                Remedy.atOnce(TUMBLER_FAULT, rule("10.5(d)#1"), REFUSE_RESULT, VOID_ALL_WAGERS),
                Remedy.atOnce(NO_SPIN, rule("10.5(d)#2"), VOID_ALL_WAGERS, TUMBLE_AGAIN),
                // 5.4 speaks of dice, 10.5(c) of a result: an activated tumbler tells them apart (note 1).
                Remedy.atOnce(
                        DICE_EXPOSED, rule("5.4"), CLOSE_BETTING, RETURN_UNCONFIRMED_CREDIT, CONFIRMED_WAGERS_STAND),
                Remedy.atOnce(
                        RESULT_EXPOSED,
                        rule("10.5(c)"),
                        CLOSE_BETTING,
                        RETURN_UNCONFIRMED_CREDIT,
                        REFUSE_RESULT,
                        VOID_ALL_WAGERS));
    }
}
