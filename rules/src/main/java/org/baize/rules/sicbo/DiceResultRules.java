package org.baize.rules.sicbo;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Whose reading of the dice is taken, for which spin, and when it may be seen.
 *
 * @param sources where the text takes a result from
 * @param ownSpin the rule that ties a result to an activation of this round
 * @param device the rule that wants real dice
 * @param unreadable what may be done about a spin that the device cannot read
 */
public record DiceResultRules(
        List<Ruled<ResultSource>> sources,
        RuleId ownSpin,
        RuleId device,
        Ruled<List<Fallback>> unreadable,
        Reveal reveal) {

    /** A way out when the device reads nothing. */
    public enum Fallback {
        KEYED_ENTRY,
        VOID_ROUND
    }

    /**
     * What the terminals show.
     *
     * @param faces the rule on the three faces
     * @param total the rule by which the total may stand beside them
     */
    public record Reveal(RuleId faces, RuleId total) {}

    /**
     * A result that somebody or something reports.
     *
     * @param ownTumbler whether it comes from the tumbler of this table, or from its dealer
     * @param spin the activation that it is the result of
     */
    public record Report(ResultSource source, boolean ownTumbler, long spin) {}

    public DiceResultRules {
        sources = List.copyOf(sources);
        if (sources.isEmpty()) {
            throw new IllegalArgumentException("a text takes its results from somewhere");
        }
    }

    /** May this report be taken as the result of the round that is played for money? */
    public Verdict result(Report report, Spin spin) {
        if (report.source() == ResultSource.GENERATOR) {
            return Verdict.refuse(TumblerRefusal.GENERATED, device);
        }
        Optional<RuleId> source = ruleOf(report.source());
        if (source.isEmpty()) {
            return Verdict.refuse(
                    TumblerRefusal.OTHER_SOURCE, sources.getFirst().rule());
        }
        if (!report.ownTumbler()) {
            return Verdict.refuse(TumblerRefusal.OTHER_TUMBLER, ownSpin);
        }
        return pending(report.spin(), spin)
                .map(refusal -> Verdict.refuse(refusal, ownSpin))
                .orElse(Verdict.permit(source.get()));
    }

    /** May a recognised result be settled, when the dealer sees these dice? In any order, for order decides nothing. */
    public Verdict agreed(Dice recognised, Dice seenByDealer) {
        RuleId rule = sources.getFirst().rule();
        for (int face = 1; face <= Dice.FACES; face++) {
            if (recognised.showing(face) != seenByDealer.showing(face)) {
                return Verdict.refuse(TumblerRefusal.DISPUTED, rule);
            }
        }
        return Verdict.permit(rule);
    }

    /** May the faces be shown on any screen? */
    public Verdict shown(boolean wageringOpen, boolean confirmed) {
        if (wageringOpen) {
            return Verdict.refuse(TumblerRefusal.WAGERING_OPEN, reveal.faces());
        }
        return confirmed
                ? Verdict.permit(reveal.faces())
                : Verdict.refuse(TumblerRefusal.NOT_CONFIRMED, reveal.faces());
    }

    /** Whether the total stands beside the faces: the operator may want it, and never before the faces themselves. */
    public boolean totalShown(boolean wageringOpen, boolean confirmed, boolean wanted) {
        return wanted && shown(wageringOpen, confirmed).permitted();
    }

    /** May the round be paid? */
    public Verdict payment(Spin spin) {
        return switch (spin.stage()) {
            case READ -> Verdict.permit(ownSpin);
            case IDLE -> Verdict.refuse(TumblerRefusal.NOT_ACTIVATED, ownSpin);
            case TUMBLING -> Verdict.refuse(TumblerRefusal.NOT_CONFIRMED, ownSpin);
            case CALLED_OFF -> Verdict.refuse(TumblerRefusal.CALLED_OFF, ownSpin);
            case LOCKED -> Verdict.refuse(TumblerRefusal.LOCKED, ownSpin);
        };
    }

    private static Optional<TumblerRefusal> pending(long reported, Spin spin) {
        return switch (spin.stage()) {
            case IDLE -> Optional.of(TumblerRefusal.NOT_ACTIVATED);
            case LOCKED -> Optional.of(TumblerRefusal.LOCKED);
            case CALLED_OFF -> Optional.of(TumblerRefusal.CALLED_OFF);
            case TUMBLING, READ -> {
                if (reported != spin.number()) {
                    yield Optional.of(TumblerRefusal.LATE);
                }
                yield spin.stage() == Spin.Stage.READ ? Optional.of(TumblerRefusal.DUPLICATE) : Optional.empty();
            }
        };
    }

    private Optional<RuleId> ruleOf(ResultSource source) {
        return sources.stream()
                .filter(known -> known.value() == source)
                .map(Ruled::rule)
                .findFirst();
    }
}
