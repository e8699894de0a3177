package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActAmericanRoulette2005.rule;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.Ruled;
import org.baize.rules.wager.ChangeRules;
import org.baize.rules.wager.ChangeRules.Entered;
import org.baize.rules.wager.ChangeRules.Setting;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.rules.wager.ChipMarking;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.CombinationRules;
import org.baize.rules.wager.CombinationRules.SectionFit;
import org.baize.rules.wager.Commitment;
import org.baize.rules.wager.LateChangeRules;
import org.baize.rules.wager.OfferRules;
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
import org.baize.rules.wager.StakeButtonRules;
import org.baize.rules.wager.WagerRules;
import org.baize.rules.wager.WindowRules;

/** Wagers at American Roulette, on a cloth or at stations. */
final class ActAmericanRoulette2005Wagers {

    private ActAmericanRoulette2005Wagers() {}

    static WagerRules wagers() {
        return new WagerRules(
                new WindowRules(
                        new Commitment.PositionAtExpiry(rule("4.5"), rule("4.5")), LateChangeRules.never(rule("4.5"))),
                placement(),
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
                        new TotalRules(Optional.of(rule("12.3")), Optional.empty()),
                        new Ruled<>(Excess.REFUSED, rule("4.2"))),
                new CombinationRules(
                        Optional.of(new Ruled<>(SectionFit.ALL_OR_NOTHING, rule("4.10"))),
                        Optional.of(rule("4.9/2")),
                        Optional.empty()),
                SharedRules.NONE);
    }

    private static PlacementRules placement() {
        List<String> outside = List.of("low", "high", "even", "odd", "red", "black", "column", "dozen");
        return new PlacementRules(
                new OfferRules(
                        Collections.singletonMap(GameKind.ROULETTE, rule("4.4")),
                        Optional.empty(),
                        List.of(new Ruled<>("corner:0-1-2-3", rule("4.4(d)"))),
                        Optional.of(rule("A/Race Track")),
                        changes()),
                new Ruled<>(List.of(Means.ELECTRONIC_CHIPS), rule("4.3")),
                Optional.of(new ClothRules(
                        new Ruled<>(
                                List.of(
                                        Means.GAMING_CHIPS,
                                        Means.COLOUR_CHIPS,
                                        Means.ELECTRONIC_CHIPS,
                                        Means.STAKE_BUTTONS,
                                        Means.MAXIMUM_MARKER),
                                rule("4.2")),
                        Optional.of(
                                new StakeButtonRules(outside, rule("A/Stake Buttons"), rule("4.8/1"), rule("4.8/2"))),
                        Optional.of(new ChipMarking(rule("A/Marker Button"), rule("4.7"))))),
                Optional.empty());
    }

    private static ChangeRules changes() {
        return new ChangeRules(
                List.of(
                        new Setting(Subject.LIMITS, Entered.NOT_WHILE_BETTING, true, rule("3.1/2")),
                        new Setting(Subject.WAGERING_PERIOD, Entered.ANY_TIME, false, rule("13.1"))),
                new Setting(Subject.OTHER, Entered.NOT_WHILE_BETTING, true, rule("3.1/2")));
    }
}
