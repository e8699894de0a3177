package org.baize.rules.rulebook;

import static org.baize.rules.sicbo.TumblerAct.AWAIT_DECLARATION;
import static org.baize.rules.sicbo.TumblerAct.CALL_SUPERVISOR;
import static org.baize.rules.sicbo.TumblerAct.REFUSE_RESULT;
import static org.baize.rules.sicbo.TumblerAct.REPLACE_DICE;
import static org.baize.rules.sicbo.TumblerAct.TAKE_OUT_OF_SERVICE;
import static org.baize.rules.sicbo.TumblerAct.VOID_ALL_WAGERS;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.ResultSource;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShakeRules;
import org.baize.rules.sicbo.ShooterRules;
import org.baize.rules.sicbo.SicBo;
import org.baize.rules.sicbo.SicBoBet;
import org.baize.rules.sicbo.SicBoOffer;
import org.baize.rules.sicbo.TumblerAct;
import org.baize.rules.sicbo.TumblerIncident;
import org.baize.rules.sicbo.TumblerIncidentRules;
import org.baize.rules.sicbo.TumblerIncidentRules.Declaration;
import org.baize.rules.sicbo.TumblerIncidentRules.Remedy;
import org.baize.rules.sicbo.TumblerRules;

/** Sic bo with an automatic tumbler and a shooter; The Star. */
final class NswSicBo2016 {

    static final String ID = "nsw-sic-bo-2016";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Aruze Sic Bo",
                    Edition.Approval.inSydney(
                            "Order of 2 June 2016", new Ruled<>(LocalDate.of(2016, 6, 2), rule("order.a"))),
                    rule("order.b"),
                    Optional.empty()),
            games(),
            NswSicBo2016Wagers.wagers(),
            new Dealing(
                    NswSicBo2016Rounds.rounds(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(tumbler())),
            new House(NswSicBo2016House.cash(), NswSicBo2016Faults.faults(), NswSicBo2016House.conduct()));

    private NswSicBo2016() {}

    static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(SicBo.game("Sic Bo", offers()));
    }

    private static List<SicBoOffer> offers() {
        return List.of(
                new SicBoOffer(
                        new SicBoOffer.Name("small", "Small"),
                        List.of(new SicBoBet.Small()),
                        rule("3.9.1"),
                        List.of(pays(1, rule("3.9.10/small"))),
                        rule("3.9.1.2")),
                new SicBoOffer(
                        new SicBoOffer.Name("big", "Big"),
                        List.of(new SicBoBet.Big()),
                        rule("3.9.2"),
                        List.of(pays(1, rule("3.9.10/big"))),
                        rule("3.9.2.2")),
                new SicBoOffer(
                        new SicBoOffer.Name("any-triple", "Any Triple"),
                        List.of(new SicBoBet.AnyTriple()),
                        rule("3.9.5"),
                        List.of(pays(31, rule("3.9.10/any-triple"))),
                        rule("3.9.5")),
                new SicBoOffer(
                        new SicBoOffer.Name("triple", "Triple"),
                        SicBoBet.triples(),
                        rule("3.9.3"),
                        List.of(pays(190, rule("3.9.10/triple"))),
                        rule("3.9.3")),
                new SicBoOffer(
                        new SicBoOffer.Name("double", "Double"),
                        SicBoBet.doubles(),
                        rule("3.9.4.a"),
                        List.of(pays(12, rule("3.9.10/double"))),
                        rule("3.9.4.c")),
                new SicBoOffer(
                        new SicBoOffer.Name("any-number", "Any Number"),
                        SicBoBet.singles(),
                        rule("3.9.8"),
                        List.of(
                                pays(1, rule("3.9.10/any-number-1")),
                                pays(2, rule("3.9.10/any-number-2")),
                                pays(12, rule("3.9.10/any-number-3"))),
                        rule("3.9.8")),
                new SicBoOffer(
                        new SicBoOffer.Name("combination", "Two Dice Combination"),
                        SicBoBet.combinations(),
                        rule("3.9.7.a"),
                        List.of(pays(6, rule("3.9.10/two-dice-combination"))),
                        rule("3.9.7.c")),
                total(4, pays(62, rule("3.9.10/total-4"))),
                total(5, pays(31, rule("3.9.10/total-5"))),
                total(6, pays(18, rule("3.9.10/total-6"))),
                total(7, pays(12, rule("3.9.10/total-7"))),
                total(8, pays(8, rule("3.9.10/total-8"))),
                total(9, pays(7, rule("3.9.10/total-9"))),
                total(10, pays(6, rule("3.9.10/total-10"))),
                total(11, pays(6, rule("3.9.10/total-11"))),
                total(12, pays(7, rule("3.9.10/total-12"))),
                total(13, pays(8, rule("3.9.10/total-13"))),
                total(14, pays(12, rule("3.9.10/total-14"))),
                total(15, pays(18, rule("3.9.10/total-15"))),
                total(16, pays(31, rule("3.9.10/total-16"))),
                total(17, pays(62, rule("3.9.10/total-17"))));
    }

    private static SicBoOffer total(int number, Ruled<Odds> odds) {
        return new SicBoOffer(
                new SicBoOffer.Name("total", "Dice Total"),
                List.of(new SicBoBet.Total(number)),
                rule("3.9.6"),
                List.of(odds),
                rule("3.9.6"));
    }

    private static Ruled<Odds> pays(int winnings, RuleId rule) {
        return new Ruled<>(Odds.toOne(winnings), rule);
    }

    private static TumblerRules tumbler() {
        return new TumblerRules(
                new DiceRules(
                        new Ruled<>(3, rule("2.2.a")),
                        rule("2.2.b"),
                        Optional.of(new Ruled<>(7, rule("2.2.c"))),
                        rule("1.1/cocked-dice"),
                        rule("3.11")),
                new ShakeRules(List.of(new Ruled<>(ShakeMode.AUTOMATIC, rule("3.10"))), rule("3.10")),
                new DiceResultRules(
                        List.of(new Ruled<>(ResultSource.DEVICE, rule("1.1/automated-dice-tumbler"))),
                        rule("1.1/automated-dice-tumbler"),
                        rule("2.1"),
                        new Ruled<>(List.of(DiceResultRules.Fallback.VOID_ROUND), rule("7.4")),
                        new DiceResultRules.Reveal(rule("3.11"), rule("2.3.2"))),
                new TumblerIncidentRules(
                        tumblerRemedies(),
                        TumblerIncidentRules.People.under(NswSicBo2016House.SUPERVISOR),
                        new TumblerIncidentRules.Opening(rule("2.2.a"), rule("2.2.a"), rule("7.4.1"), rule("7.4.2"))),
                Optional.of(shooter()));
    }

    /** The round is locked at once; that a supervisor must declare it void is what sets the stakes free (note 7). */
    private static List<Remedy> tumblerRemedies() {
        return List.of(
                new Remedy(
                        TumblerIncident.DICE_COCKED,
                        List.of(REFUSE_RESULT, CALL_SUPERVISOR, AWAIT_DECLARATION),
                        Optional.of(declaration(rule("7.4.1"), VOID_ALL_WAGERS)),
                        rule("1.1/cocked-dice")),
                new Remedy(
                        TumblerIncident.DIE_BROKEN,
                        List.of(REFUSE_RESULT, CALL_SUPERVISOR, AWAIT_DECLARATION),
                        Optional.of(declaration(rule("7.4.2"), VOID_ALL_WAGERS, REPLACE_DICE, TAKE_OUT_OF_SERVICE)),
                        rule("7.4.2")),
                new Remedy(
                        TumblerIncident.TUMBLER_FAULT,
                        List.of(REFUSE_RESULT, CALL_SUPERVISOR, AWAIT_DECLARATION),
                        Optional.of(declaration(rule("7.4.2"), VOID_ALL_WAGERS, TAKE_OUT_OF_SERVICE)),
                        rule("7.4.2")));
    }

    private static Declaration declaration(RuleId ground, TumblerAct... acts) {
        return new Declaration(
                List.of(Role.ELECTRONIC_GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER), List.of(acts), ground);
    }

    private static ShooterRules shooter() {
        return new ShooterRules(
                new Ruled<>(10_000L, rule("3.10.3.a")),
                new ShooterRules.Choosing(rule("3.10.1"), rule("3.10.2"), rule("3.10.2.1"), rule("3.10.4")),
                new ShooterRules.Shooting(rule("3.10"), rule("1.1/shooter"), rule("3.10.3.b")));
    }
}
