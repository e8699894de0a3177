package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.SizeRules.Excess;

/** Decides what becomes of an act, under one text's rules, for what one table offers to one player. */
public final class Acceptance<B extends Bet> {

    private final WagerRules rules;
    private final Verdict toTouch;
    private final Company<B> company;
    private final Optional<Sides<B>> sides;
    private final Placing<B> placing;
    private final Sections<B> sections;

    public Acceptance(WagerRules rules, Offer<B> offer) {
        this.rules = rules;
        this.toTouch = rules.placement().mayAct(Entry.TOUCH);
        this.company = new Company<>(rules.combinations().companions(), offer);
        this.sides = Sides.of(rules.shared(), offer);
        this.placing = new Placing<>(rules, offer, company, sides);
        this.sections = new Sections<>(rules.combinations(), offer, placing);
    }

    /** {@link Act.Place}, the commonest act by far, for stakes that are kept in any form. */
    public Placement<B> place(B bet, long cents, Holding<B> holding, Circumstances when) {
        return mayAct(when) instanceof Verdict.Refused barred
                ? Placement.less(Refusal.ofAct(barred.reason(), barred.rule()))
                : placing.place(holding, bet, cents, when.others());
    }

    /** What the layout and the credit are after the act; an act that is refused changes nothing. */
    public Answer<B> decide(Act<B> act, Seat<B> seat, Circumstances when) {
        if (mayAct(when) instanceof Verdict.Refused barred) {
            return refused(seat, barred.reason(), barred.rule());
        }
        return switch (act) {
            case Act.Place<B> place -> placing.put(seat, place.bet(), place.cents(), when.others());
            case Act.Move<B> move -> move(seat, move, when.others());
            case Act.Remove<B> remove -> remove(seat, remove);
            case Act.Clear<B> clear -> clear(seat);
            case Act.DoubleUp<B> twice -> again(seat, seat.stakes().pending(), when.others());
            case Act.Repeat<B> repeat -> again(seat, repeat.earlierCents(), when.others());
            case Act.PlaceSection<B> section -> sections.place(seat, section, when.others());
            case Act.PlaceMaximum<B> maximum -> sections.placeMaximum(seat, maximum.bets(), when.others());
            case Act.Confirm<B> confirm -> confirm(seat, when.others());
        };
    }

    /**
     * What counts of one player on Player and Banker. The sum over the others at the table is what
     * {@link Circumstances#others()} asks for; nothing counts where no differential is set.
     */
    public SideTotals countedOf(Holding<B> holding) {
        return sides.isEmpty() ? SideTotals.NONE : sides.get().countedOf(holding);
    }

    /** Whether so much may stand on a bet when betting is over and nothing is cut or sent back any more. */
    public Verdict mayStand(B bet, long cents) {
        LineLimits limits = placing.limitsOf(bet);
        RuleId step = rules.sizes().step().step().rule();
        if (cents > 0 && cents < limits.minimumCents()) {
            return Verdict.refuse(
                    WagerReason.BELOW_MINIMUM, rules.sizes().minimum().placed().rule());
        }
        return cents == 0 || limits.onStep(cents) == cents
                ? Verdict.permit(step)
                : Verdict.refuse(WagerReason.OFF_STEP, step);
    }

    /** The answer to a touch is always the same, so it is asked for once. */
    private Verdict mayAct(Circumstances when) {
        if (!when.inTime().permitted()) {
            return when.inTime();
        }
        return when.entry().equals(Entry.TOUCH) ? toTouch : rules.placement().mayAct(when.entry());
    }

    /** Chips that the new bet does not take stay where they were; so do those that are set down where they lay. */
    private Answer<B> move(Seat<B> seat, Act.Move<B> move, SideTotals others) {
        Optional<Refusal<B>> barred = placing.barred(seat, move.from(), move.cents())
                .or(() -> placing.barred(seat, move.to(), move.cents()))
                .or(() -> tooLittleThere(seat, move.from(), move.cents()));
        if (barred.isPresent()) {
            return Answer.refused(seat, barred.get());
        }
        if (move.from().equals(move.to())) {
            return Answer.of(seat, seat, List.of());
        }
        long onFrom = seat.pendingCents(move.from());
        Seat<B> inHand = seat.withPending(move.from(), onFrom - move.cents());
        Answer<B> placed = placing.put(inHand, move.to(), move.cents(), others);
        if (placed.debitedCents() == 0) {
            return Answer.of(seat, seat, placed.refusals());
        }
        List<Refusal<B>> refusals = new ArrayList<>(placed.refusals());
        Seat<B> moved = placed.seat().withPending(move.from(), 0);
        return lower(seat, moved, move.from(), onFrom - placed.debitedCents(), refusals);
    }

    private Answer<B> remove(Seat<B> seat, Act.Remove<B> remove) {
        Optional<Refusal<B>> barred = placing.barred(seat, remove.bet(), remove.cents())
                .or(() -> tooLittleThere(seat, remove.bet(), remove.cents()));
        if (barred.isPresent()) {
            return Answer.refused(seat, barred.get());
        }
        long left = seat.pendingCents(remove.bet()) - remove.cents();
        return lower(seat, seat, remove.bet(), left, new ArrayList<>());
    }

    /** Leaves so much on a bet, or less where the text cuts; what needed the bet beside it goes too. */
    private Answer<B> lower(Seat<B> before, Seat<B> now, B bet, long toCents, List<Refusal<B>> refusals) {
        Sizing.Fit fit = placing.sizing().lower(toCents, placing.limitsOf(bet));
        Reason reason = fit.reason();
        if (fit.refused() && reason != null) {
            return Answer.refused(before, Refusal.of(bet, toCents, reason, fit.rule()));
        }
        if (reason != null) {
            refusals.add(new Refusal<>(Optional.of(bet), toCents, fit.cents(), reason, fit.rule()));
        }
        Seat<B> after = company.dropOrphans(now.withPending(bet, fit.cents()), refusals);
        return Answer.of(before, after, refusals);
    }

    private Answer<B> clear(Seat<B> seat) {
        return Answer.of(seat, seat.withNothingPending(), List.of());
    }

    /** A text that cuts takes each bet as far as it goes; one that refuses takes all or nothing. */
    private Answer<B> again(Seat<B> seat, Map<B, Long> stakes, SideTotals others) {
        if (stakes.isEmpty()) {
            return refused(
                    seat, WagerReason.NOTHING_TO_DO, rules.window().commitment().rule());
        }
        Excess excess = rules.sizes().maximum().excess().value();
        return switch (excess) {
            case CUT -> placing.placeEach(seat, stakes, others);
            case REFUSED -> placing.placeAllOrNothing(seat, stakes, others);
        };
    }

    private Answer<B> confirm(Seat<B> seat, SideTotals others) {
        return switch (rules.window().commitment()) {
            case Commitment.PositionAtExpiry atExpiry -> refused(seat, WagerReason.CONFIRM_NOT_USED, atExpiry.rule());
            case Commitment.Confirm confirm -> {
                if (seat.stakes().pending().isEmpty()) {
                    yield refused(seat, WagerReason.NOTHING_TO_DO, confirm.rule());
                }
                List<Refusal<B>> rejected = new ArrayList<>();
                Seat<B> permitted = rejectOffLimits(seat, rejected);
                Seat<B> balanced = rejectTooFarApart(permitted, others, rejected);
                Seat<B> accompanied = company.dropOrphans(balanced, rejected);
                yield Answer.of(seat, accompanied.lock(), rejected);
            }
        };
    }

    /** Chips are cut when they are put down, so this bites only on what came in another way. */
    private Seat<B> rejectOffLimits(Seat<B> seat, List<Refusal<B>> rejected) {
        Seat<B> left = seat;
        for (Map.Entry<B, Long> stake : seat.stakes().pending().entrySet()) {
            if (!placing.limitsOf(stake.getKey()).permits(stake.getValue())) {
                left = left.withPending(stake.getKey(), 0);
                rejected.add(Refusal.of(
                        stake.getKey(),
                        stake.getValue(),
                        WagerReason.OFF_STEP,
                        rules.sizes().step().step().rule()));
            }
        }
        return left;
    }

    /** The Player and Banker part of a confirm is one thing: it stands or goes back whole. */
    private Seat<B> rejectTooFarApart(Seat<B> seat, SideTotals others, List<Refusal<B>> rejected) {
        if (sides.isEmpty() || !sides.get().barConfirm(seat, others)) {
            return seat;
        }
        Seat<B> left = seat;
        for (Map.Entry<B, Long> stake : seat.stakes().pending().entrySet()) {
            if (sides.get().concern(stake.getKey())) {
                left = left.withPending(stake.getKey(), 0);
                rejected.add(Refusal.of(
                        stake.getKey(),
                        stake.getValue(),
                        WagerReason.ABOVE_DIFFERENTIAL,
                        sides.get().rule()));
            }
        }
        return left;
    }

    private Optional<Refusal<B>> tooLittleThere(Seat<B> seat, B bet, long cents) {
        return seat.pendingCents(bet) < cents
                ? Optional.of(Refusal.of(
                        bet,
                        cents,
                        WagerReason.NOT_SO_MUCH_THERE,
                        rules.window().commitment().rule()))
                : Optional.empty();
    }

    private static <B extends Bet> Answer<B> refused(Seat<B> seat, Reason reason, RuleId rule) {
        return Answer.refused(seat, Refusal.ofAct(reason, rule));
    }
}
