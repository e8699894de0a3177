package org.baize.rules.wager;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Section;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.wager.CombinationRules.SectionFit;

/** Many bets with one touch: a section, or the maximum on a number and its combinations. */
final class Sections<B extends Bet> {

    private final CombinationRules rules;
    private final Offer<B> offer;
    private final Placing<B> placing;

    Sections(CombinationRules rules, Offer<B> offer, Placing<B> placing) {
        this.rules = rules;
        this.offer = offer;
        this.placing = placing;
    }

    Answer<B> place(Seat<B> seat, Act.PlaceSection<B> act, SideTotals others) {
        if (rules.sections().isEmpty() || !offer.takes(act.section())) {
            RuleId rule = rules.sections().map(Ruled::rule).orElse(offer.onlyListed());
            return Answer.refused(seat, Refusal.ofAct(WagerReason.NOT_OFFERED, rule));
        }
        Ruled<SectionFit> fit = rules.sections().get();
        Answer<B> whole = placing.placeAllOrNothing(seat, pieces(act.section(), act.unitCents()), others);
        return switch (fit.value()) {
            case ALL_OR_NOTHING -> whole;
            case LOWER_UNIT -> whole.whole() ? whole : placeLowered(seat, act, whole, others);
        };
    }

    /** Brings each open bet to the most that its line permits, or does nothing. */
    Answer<B> placeMaximum(Seat<B> seat, List<B> bets, SideTotals others) {
        if (rules.maximumOnNumber().isEmpty()) {
            return Answer.refused(seat, Refusal.ofAct(WagerReason.NOT_OFFERED, offer.onlyListed()));
        }
        Map<B, Long> missing = new LinkedHashMap<>();
        for (B bet : bets) {
            offer.limitsOf(bet).ifPresent(limits -> {
                long most = limits.permittedAtMost(limits.maximumCents());
                long more = most - seat.pendingCents(bet);
                if (more > 0) {
                    missing.put(bet, more);
                }
            });
        }
        return missing.isEmpty()
                ? Answer.refused(
                        seat,
                        Refusal.ofAct(
                                WagerReason.NOTHING_TO_DO,
                                rules.maximumOnNumber().get()))
                : placing.placeAllOrNothing(seat, missing, others);
    }

    private Answer<B> placeLowered(Seat<B> seat, Act.PlaceSection<B> act, Answer<B> asAsked, SideTotals others) {
        long unit = fittingUnit(seat, act);
        if (unit <= 0) {
            return asAsked;
        }
        Answer<B> lowered = placing.placeAllOrNothing(seat, pieces(act.section(), unit), others);
        if (!lowered.whole()) {
            return asAsked;
        }
        Refusal<B> first = asAsked.refusals().getFirst();
        Refusal<B> cut = new Refusal<>(Optional.empty(), act.unitCents(), unit, first.reason(), first.rule());
        return new Answer<>(lowered.seat(), lowered.debitedCents(), List.of(cut));
    }

    /**
     * The largest unit, not above the one asked, for which every piece is a permitted wager and the credit suffices.
     * Where sections are lowered the step of a line is its minimum, so that what lies there is always on a step and
     * only the added chips have to be.
     */
    private long fittingUnit(Seat<B> seat, Act.PlaceSection<B> act) {
        long most = Math.min(act.unitCents(), seat.creditCents() / act.section().chips());
        long step = 1;
        for (Section.Piece<B> piece : act.section().pieces()) {
            LineLimits limits = placing.limitsOf(piece.bet());
            long room = limits.maximumCents() - seat.pendingCents(piece.bet());
            most = Math.min(most, room / piece.chips());
            long pieceStep = limits.stepCents() / greatestCommonDivisor(limits.stepCents(), piece.chips());
            step = Math.multiplyExact(step / greatestCommonDivisor(step, pieceStep), pieceStep);
        }
        return most - Math.floorMod(most, step);
    }

    /** A unit beyond all money is as much too much as the largest that can be counted. */
    private static <B extends Bet> Map<B, Long> pieces(Section<B> section, long unitCents) {
        long largest = Long.MAX_VALUE / section.chips();
        long unit = Math.clamp(unitCents, -largest, largest);
        Map<B, Long> pieces = new LinkedHashMap<>();
        section.pieces().forEach(piece -> pieces.merge(piece.bet(), unit * piece.chips(), Long::sum));
        return pieces;
    }

    private static long greatestCommonDivisor(long a, long b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}
