package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;

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
import org.baize.rules.wager.CombinationRules.Companions;
import org.baize.rules.wager.CombinationRules.SectionFit;
import org.baize.rules.wager.Commitment;
import org.baize.rules.wager.DifferentialRules;
import org.baize.rules.wager.LateChangeRules;
import org.baize.rules.wager.OfferRules;
import org.baize.rules.wager.OfferRules.PairsRules;
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

/** Wagers on multi-terminal table games: confirmed by the player, cut down to what fits. */
final class ActMultiTerminal2019Wagers {

    private static final List<String> PAIRS = List.of("player-pair", "banker-pair");

    private ActMultiTerminal2019Wagers() {}

    static WagerRules wagers() {
        return new WagerRules(
                new WindowRules(
                        new Commitment.Confirm(rule("2.2(b)"), rule("2.7(a)"), rule("2.2/unconfirmed")),
                        LateChangeRules.never(rule("2.7(b)"))),
                new PlacementRules(
                        offered(),
                        new Ruled<>(List.of(Means.ELECTRONIC_CHIPS), rule("2.5(a)")),
                        Optional.empty(),
                        Optional.of(rule("2.3/several tables"))),
                new SizeRules(
                        new StepRules(new Ruled<>(Step.MINIMUM, rule("3.2")), new Ruled<>(Excess.CUT, rule("3.4(i)"))),
                        new MinimumRules(
                                new Ruled<>(BelowMinimum.NOTHING_SHOWN, rule("3.3")),
                                new BelowAtClose.Impossible(rule("3.2"))),
                        new MaximumRules(new Ruled<>(Excess.CUT, rule("3.4(ii)")), Optional.empty(), Optional.empty()),
                        TotalRules.NONE,
                        new Ruled<>(Excess.CUT, rule("2.2(a)"))),
                new CombinationRules(
                        Optional.of(new Ruled<>(SectionFit.LOWER_UNIT, rule("9.4(d)"))),
                        Optional.empty(),
                        Optional.of(new Companions(PAIRS, List.of("player", "banker", "tie"), rule("8.4(b)")))),
                new SharedRules(
                        Optional.of(new DifferentialRules(
                                "player", "banker", DifferentialRules.Test.AT_CONFIRM, rule("3.5/reject"))),
                        Optional.empty()));
    }

    private static OfferRules offered() {
        Map<GameKind, RuleId> onlyListed = new EnumMap<>(GameKind.class);
        onlyListed.put(GameKind.BACCARAT, rule("8.2(b)(ii)"));
        onlyListed.put(GameKind.ROULETTE, rule("9.2(a)"));
        onlyListed.put(GameKind.SIC_BO, rule("10.2(a)"));
        return new OfferRules(
                onlyListed,
                Optional.of(new PairsRules(
                        List.of(new OfferRules.Variant("pairs", PAIRS)), rule("8.7(a)/pairs"), Optional.empty())),
                List.of(),
                Optional.of(rule("9.4(d)")),
                changes());
    }

    private static ChangeRules changes() {
        return new ChangeRules(
                List.of(
                        new Setting(Subject.LIMITS, Entered.ANY_TIME, true, rule("3.1/change")),
                        new Setting(Subject.DIFFERENTIAL, Entered.ANY_TIME, true, rule("3.1/change")),
                        new Setting(Subject.METHOD, Entered.NOT_DURING_A_ROUND, false, rule("8.7(a)/method")),
                        new Setting(Subject.PAIRS, Entered.NOT_DURING_A_ROUND, false, rule("8.7(a)/pairs")),
                        new Setting(Subject.WAGERING_PERIOD, Entered.ANY_TIME, false, rule("5.1"))),
                new Setting(Subject.OTHER, Entered.ANY_TIME, false, rule("5.1")));
    }
}
