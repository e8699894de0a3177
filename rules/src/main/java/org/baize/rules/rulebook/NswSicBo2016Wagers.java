package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswSicBo2016.rule;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.Ruled;
import org.baize.rules.wager.ChangeRules;
import org.baize.rules.wager.ChangeRules.Entered;
import org.baize.rules.wager.ChangeRules.Setting;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.CombinationRules;
import org.baize.rules.wager.Commitment;
import org.baize.rules.wager.LateChangeRules;
import org.baize.rules.wager.OfferRules;
import org.baize.rules.wager.PlacementRules;
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

/** Wagers at sic bo: each selection by itself, refused where it does not fit. */
final class NswSicBo2016Wagers {

    private NswSicBo2016Wagers() {}

    static WagerRules wagers() {
        return new WagerRules(
                new WindowRules(
                        new Commitment.PositionAtExpiry(rule("1.1/wagering-period.a"), rule("3.8.1")),
                        LateChangeRules.never(rule("3.8.1"))),
                new PlacementRules(
                        OfferRules.everything(Collections.singletonMap(GameKind.SIC_BO, rule("3.9")), changes()),
                        new Ruled<>(List.of(Means.ELECTRONIC_CHIPS), rule("3.3.b")),
                        Optional.empty(),
                        Optional.empty()),
                new SizeRules(
                        new StepRules(
                                new Ruled<>(Step.ABOVE_MINIMUM, rule("3.2.c")),
                                new Ruled<>(Excess.REFUSED, rule("3.2.c"))),
                        new MinimumRules(
                                new Ruled<>(BelowMinimum.REFUSED, rule("1.1/minimum-bet")),
                                new BelowAtClose.Returned(rule("1.1/minimum-bet"))),
                        new MaximumRules(
                                new Ruled<>(Excess.REFUSED, rule("1.1/maximum-bet")),
                                Optional.empty(),
                                Optional.empty()),
                        new TotalRules(
                                Optional.empty(), Optional.of(new Ruled<>(Excess.REFUSED, rule("1.1/maximum-bet")))),
                        new Ruled<>(Excess.REFUSED, rule("3.5"))),
                CombinationRules.NONE,
                SharedRules.NONE);
    }

    private static ChangeRules changes() {
        return new ChangeRules(
                List.of(new Setting(Subject.LIMITS, Entered.NOT_DURING_A_ROUND, false, rule("3.2.a"))),
                new Setting(Subject.OTHER, Entered.NOT_DURING_A_ROUND, false, rule("3.2.a")));
    }
}
