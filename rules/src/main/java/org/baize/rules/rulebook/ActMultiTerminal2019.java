package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.house.HouseRules;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.round.RoundRules;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.sicbo.SicBo;
import org.baize.rules.sicbo.SicBoBet;
import org.baize.rules.sicbo.SicBoOffer;
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

    private static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(SicBo.game("Sic Bo", sicBoOffers()));
    }

    private static List<SicBoOffer> sicBoOffers() {
        return List.of(
                sicBoOffer("small", "Small", List.of(new SicBoBet.Small()), pays(1, rule("10.4(a)/Small"))),
                sicBoOffer("big", "Big", List.of(new SicBoBet.Big()), pays(1, rule("10.4(a)/Big"))),
                sicBoOffer(
                        "any-triple",
                        "Any Triple",
                        List.of(new SicBoBet.AnyTriple()),
                        pays(31, rule("10.4(a)/Any Triple"))),
                sicBoOffer(
                        "triple", "Specific Triple", SicBoBet.triples(), pays(180, rule("10.4(a)/Specific Triples"))),
                // Two of three dice: a triple has them, and only Small and Big carry an exception (note 28).
                sicBoOffer("double", "Specific Double", SicBoBet.doubles(), pays(11, rule("10.4(a)/Specific Doubles"))),
                new SicBoOffer(
                        new SicBoOffer.Name("single", "Single Die"),
                        SicBoBet.singles(),
                        rule("10.4(a)/Single Die/one"),
                        List.of(
                                pays(1, rule("10.4(a)/Single Die/one")),
                                pays(2, rule("10.4(a)/Single Die/two")),
                                pays(12, rule("10.4(a)/Single Die/three"))),
                        rule("10.4(a)/Single Die/one")),
                sicBoOffer(
                        "combination",
                        "Two Dice Combination",
                        SicBoBet.combinations(),
                        pays(6, rule("10.4(a)/Two Dice Combinations"))),
                sicBoTotal(4, pays(62, rule("10.4(a)/Total 4"))),
                sicBoTotal(5, pays(31, rule("10.4(a)/Total 5"))),
                sicBoTotal(6, pays(18, rule("10.4(a)/Total 6"))),
                sicBoTotal(7, pays(12, rule("10.4(a)/Total 7"))),
                sicBoTotal(8, pays(8, rule("10.4(a)/Total 8"))),
                sicBoTotal(9, pays(7, rule("10.4(a)/Total 9"))),
                sicBoTotal(10, pays(6, rule("10.4(a)/Total 10"))),
                sicBoTotal(11, pays(6, rule("10.4(a)/Total 11"))),
                sicBoTotal(12, pays(7, rule("10.4(a)/Total 12"))),
                sicBoTotal(13, pays(8, rule("10.4(a)/Total 13"))),
                sicBoTotal(14, pays(12, rule("10.4(a)/Total 14"))),
                sicBoTotal(15, pays(18, rule("10.4(a)/Total 15"))),
                sicBoTotal(16, pays(31, rule("10.4(a)/Total 16"))),
                sicBoTotal(17, pays(62, rule("10.4(a)/Total 17"))));
    }

    private static SicBoOffer sicBoOffer(String key, String title, List<SicBoBet> bets, Ruled<Odds> odds) {
        return SicBoOffer.underOneRule(new SicBoOffer.Name(key, title), bets, odds);
    }

    private static SicBoOffer sicBoTotal(int number, Ruled<Odds> odds) {
        return sicBoOffer("total", "Total", List.of(new SicBoBet.Total(number)), odds);
    }

    private static Ruled<Odds> pays(int winnings, RuleId rule) {
        return new Ruled<>(Odds.toOne(winnings), rule);
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
