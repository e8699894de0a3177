package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMiniBaccarat2015.rule;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.Ruled;
import org.baize.rules.wager.BoxRules;
import org.baize.rules.wager.ChangeRules;
import org.baize.rules.wager.ChangeRules.Entered;
import org.baize.rules.wager.ChangeRules.Setting;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.CombinationRules;
import org.baize.rules.wager.Commitment;
import org.baize.rules.wager.DifferentialRules;
import org.baize.rules.wager.LateChangeRules;
import org.baize.rules.wager.OfferRules;
import org.baize.rules.wager.OfferRules.PairsRules;
import org.baize.rules.wager.PlacementRules;
import org.baize.rules.wager.PlacementRules.ClothRules;
import org.baize.rules.wager.SharedRules;
import org.baize.rules.wager.SizeRules;
import org.baize.rules.wager.SizeRules.BelowAtClose;
import org.baize.rules.wager.SizeRules.BelowMinimum;
import org.baize.rules.wager.SizeRules.Excess;
import org.baize.rules.wager.SizeRules.MaximumRules;
import org.baize.rules.wager.SizeRules.MinimumRules;
import org.baize.rules.wager.SizeRules.Step;
import org.baize.rules.wager.SizeRules.StepRules;
import org.baize.rules.wager.SizeRules.TotalRules;
import org.baize.rules.wager.WagerRules;
import org.baize.rules.wager.WindowRules;

/** Wagers at mini-baccarat: in boxes that patrons share, refused where they do not fit. */
final class ActMiniBaccarat2015Wagers {

    private ActMiniBaccarat2015Wagers() {}

    static WagerRules wagers() {
        List<String> perfect = List.of("player-perfect-pairs", "banker-perfect-pairs");
        List<String> canberra = List.of("player-pair-canberra", "banker-pair-canberra");
        OfferRules offered = new OfferRules(
                Collections.singletonMap(GameKind.BACCARAT, rule("A/Box")),
                Optional.of(new PairsRules(
                        List.of(
                                new OfferRules.Variant("perfect", perfect),
                                new OfferRules.Variant("canberra", canberra)),
                        rule("8.2"),
                        Optional.of(rule("9.2")))),
                List.of(),
                Optional.empty(),
                changes());
        return new WagerRules(
                new WindowRules(
                        new Commitment.PositionAtExpiry(rule("4.6"), rule("4.6")), LateChangeRules.never(rule("4.6"))),
                new PlacementRules(
                        offered,
                        new Ruled<>(List.of(Means.ELECTRONIC_CHIPS), rule("4.2")),
                        Optional.of(new ClothRules(
                                new Ruled<>(List.of(Means.GAMING_CHIPS), rule("4.2")),
                                Optional.empty(),
                                Optional.empty())),
                        Optional.empty()),
                new SizeRules(
                        new StepRules(
                                new Ruled<>(Step.MULTIPLE, rule("3.3")), new Ruled<>(Excess.REFUSED, rule("3.3"))),
                        new MinimumRules(
                                new Ruled<>(BelowMinimum.REFUSED, rule("3.4/2")),
                                new BelowAtClose.Settled(rule("3.4/1"), rule("3.4/2"))),
                        new MaximumRules(
                                new Ruled<>(Excess.REFUSED, rule("3.5")),
                                Optional.of(rule("3.2")),
                                Optional.of(rule("3.5"))),
                        TotalRules.NONE,
                        new Ruled<>(Excess.REFUSED, rule("4.2"))),
                CombinationRules.NONE,
                new SharedRules(
                        Optional.of(new DifferentialRules(
                                "player", "banker", DifferentialRules.Test.AT_PLACING_AND_CLOSE, rule("3.6/1"))),
                        Optional.of(new BoxRules(
                                rule("A/Box"),
                                new Ruled<>(2, rule("4.4")),
                                rule("4.5/1"),
                                rule("4.5/3"),
                                offered.pairs().orElseThrow().lines()))));
    }

    private static ChangeRules changes() {
        return new ChangeRules(
                List.of(
                        new Setting(Subject.LIMITS, Entered.NOT_WHILE_BETTING, true, rule("3.1/2")),
                        new Setting(Subject.DIFFERENTIAL, Entered.NOT_WHILE_BETTING, true, rule("3.7")),
                        new Setting(Subject.METHOD, Entered.NOT_DURING_A_ROUND, true, rule("8.3/2")),
                        new Setting(Subject.PAIRS, Entered.NOT_DURING_A_ROUND, true, rule("8.3/2"))),
                new Setting(Subject.OTHER, Entered.NOT_WHILE_BETTING, true, rule("3.1/2")));
    }
}
