package org.baize.rules.house;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Breaches and sanctions in one text.
 *
 * @param onDuty grounds that do not bind people at work, with the rule that exempts them
 * @param syndicate how many make a syndicate, where the text knows one
 * @param sanctionRule the rule that lets sanctions be imposed
 */
public record Conduct(
        List<Breach> breaches,
        List<SanctionRule> sanctions,
        Optional<Ruled<BreachGround>> onDuty,
        Optional<Ruled<Integer>> syndicate,
        RuleId sanctionRule) {

    public Conduct {
        breaches = List.copyOf(breaches);
        sanctions = List.copyOf(sanctions);
    }

    /** Whether the report is complete enough to go on record. */
    public Verdict mayRecord(BreachReport report) {
        Optional<Breach> known = breach(report.ground());
        if (known.isEmpty()) {
            return Verdict.refuse(ConductReason.NOT_A_GROUND, sanctionRule);
        }
        RuleId rule = known.get().rule();
        if (report.personsNamed() == 0) {
            return Verdict.refuse(ConductReason.NOBODY_NAMED, rule);
        }
        if (report.onDuty() && onDuty.isPresent() && onDuty.get().value() == report.ground()) {
            return Verdict.refuse(ConductReason.ON_DUTY, onDuty.get().rule());
        }
        if (report.ground() == BreachGround.SYNDICATED_PLAY && syndicate.isPresent()) {
            return syndicateVerdict(report, rule, syndicate.get());
        }
        if (report.ground() == BreachGround.REFUSED_TO_VACATE && !report.refusedDirection()) {
            return Verdict.refuse(ConductReason.NOT_DIRECTED_FIRST, rule);
        }
        return Verdict.permit(rule);
    }

    /** Whether a recorded breach carries that sanction; who may impose it is for {@link HouseRules#maySanction}. */
    public Verdict allows(Sanction sanction, BreachGround ground, boolean reasonGiven) {
        if (!reasonGiven) {
            return Verdict.refuse(ConductReason.REASON_MISSING, sanctionRule);
        }
        Optional<Breach> known = breach(ground);
        if (known.isEmpty()) {
            return Verdict.refuse(ConductReason.NOT_A_GROUND, sanctionRule);
        }
        if (!known.get().sanctioned()) {
            return Verdict.refuse(ConductReason.GROUND_NOT_SANCTIONED, sanctionRule);
        }
        return effect(sanction)
                .map(effect -> Verdict.permit(effect.rule()))
                .orElseGet(() -> Verdict.refuse(ConductReason.NO_SUCH_SANCTION, sanctionRule));
    }

    /** What the sanction does, if the text has it. */
    public Optional<Ruled<SanctionEffect>> effect(Sanction sanction) {
        return sanctions.stream()
                .filter(candidate -> candidate.sanction() == sanction)
                .map(candidate -> new Ruled<>(candidate.effect(), candidate.rule()))
                .findFirst();
    }

    private Optional<Breach> breach(BreachGround ground) {
        return breaches.stream()
                .filter(candidate -> candidate.ground() == ground)
                .findFirst();
    }

    private static Verdict syndicateVerdict(BreachReport report, RuleId rule, Ruled<Integer> syndicate) {
        if (report.personsNamed() < syndicate.value()) {
            return Verdict.refuse(ConductReason.TOO_FEW_PERSONS, syndicate.rule());
        }
        return report.jackpotNamed()
                ? Verdict.permit(rule)
                : Verdict.refuse(ConductReason.JACKPOT_NOT_NAMED, syndicate.rule());
    }
}
