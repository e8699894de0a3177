package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswRapid2016.rule;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.wager.ChangeRules;
import org.baize.rules.wager.ChangeRules.Entered;
import org.baize.rules.wager.ChangeRules.Setting;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.CombinationRules;
import org.baize.rules.wager.CombinationRules.SectionFit;
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

/** Wagers on the rapid games: cut down when placed, small ones dropped at the close. */
final class NswRapid2016Wagers {

    private NswRapid2016Wagers() {}

    static WagerRules wagers() {
        Map<GameKind, RuleId> onlyListed = new EnumMap<>(GameKind.class);
        onlyListed.put(GameKind.ROULETTE, rule("5.1"));
        onlyListed.put(GameKind.BACCARAT, rule("5.4"));
        return new WagerRules(
                new WindowRules(
                        new Commitment.PositionAtExpiry(rule("4.2.7"), rule("4.2.6")),
                        new LateChangeRules(NswRapid2016House.CASINO_SUPERVISORS, rule("4.2.8"))),
                new PlacementRules(
                        OfferRules.everything(onlyListed, changes()),
                        new Ruled<>(List.of(Means.ELECTRONIC_CHIPS), rule("4.2.4")),
                        Optional.empty(),
                        Optional.of(rule("2.1"))),
                new SizeRules(
                        new StepRules(
                                new Ruled<>(Step.ABOVE_MINIMUM, rule("6.1/unit")),
                                new Ruled<>(Excess.CUT, rule("6.3.1"))),
                        new MinimumRules(
                                new Ruled<>(BelowMinimum.MAY_LIE, rule("6.2")), new BelowAtClose.Returned(rule("6.2"))),
                        new MaximumRules(new Ruled<>(Excess.CUT, rule("6.3.2")), Optional.empty(), Optional.empty()),
                        new TotalRules(Optional.of(rule("6.3.4")), Optional.of(new Ruled<>(Excess.CUT, rule("6.3.3")))),
                        new Ruled<>(Excess.REFUSED, rule("4.2.4"))),
                new CombinationRules(
                        Optional.of(new Ruled<>(SectionFit.ALL_OR_NOTHING, rule("5.2"))),
                        Optional.empty(),
                        Optional.empty()),
                SharedRules.NONE);
    }

    private static ChangeRules changes() {
        return new ChangeRules(
                List.of(
                        new Setting(Subject.LIMITS, Entered.NOT_DURING_A_ROUND, false, rule("6.1")),
                        new Setting(
                                Subject.METHOD,
                                Entered.NOT_DURING_A_ROUND,
                                false,
                                rule("1.1/Baccarat component electronic table game")),
                        new Setting(Subject.WAGERING_PERIOD, Entered.ANY_TIME, false, rule("7.1"))),
                new Setting(Subject.OTHER, Entered.NOT_DURING_A_ROUND, false, rule("6.1")));
    }
}
