package org.baize.rules.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.DifferentialRules;
import org.baize.rules.wager.SizeRules;
import org.baize.rules.wager.WagerRules;

/** Checks limits against the way a text takes wagers and against the pay table, so that no return is part of a cent. */
final class LimitCheck<B extends Bet> {

    private final WagerRules rules;
    private final RuleId onlyListed;
    private final List<BetLine<B>> open;
    private final PayTable<B, ?> payTable;
    private final LimitChoice choice;

    private LimitCheck(
            WagerRules rules, RuleId onlyListed, List<BetLine<B>> open, PayTable<B, ?> payTable, LimitChoice choice) {
        this.rules = rules;
        this.onlyListed = onlyListed;
        this.open = open;
        this.payTable = payTable;
        this.choice = choice;
    }

    static <B extends Bet, O extends Outcome> LimitCheck<B> of(WagerRules rules, Game<B, O> game, TableSetup setup) {
        return new LimitCheck<>(
                rules,
                rules.placement().offer().onlyListed(game.kind()),
                TableOffer.openLines(rules.placement().offer(), game, setup.game()),
                game.payTable(),
                setup.limits());
    }

    void check(List<Problem> problems) {
        for (BetLine<B> line : open) {
            Optional.ofNullable(choice.byLine().get(line.key()))
                    .ifPresentOrElse(
                            limits -> checkLine(line, limits, problems),
                            () -> problems.add(problem(line.key(), SetupReason.NO_LIMITS, line.rule())));
        }
        for (Map.Entry<String, LimitChoice.Line> entry : choice.byLine().entrySet()) {
            if (open.stream().map(BetLine::key).noneMatch(entry.getKey()::equals)) {
                problems.add(problem(entry.getKey(), SetupReason.NOT_A_LINE, onlyListed));
            }
        }
        checkTotals(problems);
        checkDifferential(problems);
    }

    private void checkLine(BetLine<B> line, LimitChoice.Line limits, List<Problem> problems) {
        SizeRules.StepRules step = rules.sizes().step();
        if (!limits.sensible()) {
            problems.add(
                    problem(line.key(), SetupReason.LIMITS_CROSSED, step.step().rule()));
            return;
        }
        boolean stepFits = switch (step.step().value()) {
            case MINIMUM -> limits.stepCents() == limits.minimumCents();
            case MULTIPLE -> limits.minimumCents() % limits.stepCents() == 0;
            case ABOVE_MINIMUM -> true;
        };
        if (!stepFits) {
            Reason reason = step.step().value() == SizeRules.Step.MINIMUM
                    ? SetupReason.STEP_IS_THE_MINIMUM
                    : SetupReason.MINIMUM_OFF_THE_MULTIPLE;
            problems.add(problem(line.key(), reason, step.step().rule()));
        }
        boolean wholeCents = line.bets().stream()
                .mapToInt(payTable::scale)
                .allMatch(scale -> limits.minimumCents() % scale == 0 && limits.stepCents() % scale == 0);
        if (!wholeCents) {
            problems.add(problem(line.key(), SetupReason.PART_OF_A_CENT, line.rule()));
        }
    }

    private void checkTotals(List<Problem> problems) {
        OptionalLong least = choice.leastTotalCents();
        OptionalLong most = choice.mostTotalCents();
        boolean unknown = (least.isPresent() && rules.sizes().totals().minimum().isEmpty())
                || (most.isPresent() && rules.sizes().totals().maximum().isEmpty());
        if (unknown) {
            problems.add(problem(
                    "total",
                    SetupReason.NO_TOTAL_HERE,
                    rules.sizes().step().step().rule()));
        }
        if (least.orElse(1) <= 0 || most.orElse(Long.MAX_VALUE) < least.orElse(1)) {
            problems.add(problem(
                    "total",
                    SetupReason.TOTALS_CROSSED,
                    rules.sizes().step().step().rule()));
        }
    }

    private void checkDifferential(List<Problem> problems) {
        if (choice.differentialCents().isEmpty()) {
            return;
        }
        Optional<DifferentialRules> known = rules.shared()
                .differential()
                .filter(differential ->
                        open.stream().anyMatch(line -> line.key().equals(differential.playerLine())));
        if (known.isEmpty()) {
            problems.add(problem("differential", SetupReason.NO_DIFFERENTIAL_HERE, onlyListed));
        } else if (choice.differentialCents().getAsLong() <= 0) {
            problems.add(problem(
                    "differential",
                    SetupReason.DIFFERENTIAL_NOT_POSITIVE,
                    known.get().rule()));
        }
    }

    private static Problem problem(String where, Reason reason, RuleId rule) {
        return new Problem("limits." + where, reason, rule);
    }
}
