package org.baize.rules.shoe.preparation;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How a text makes a card set a shoe that is ready: one machine, asked what may come next.
 *
 * @param shuffle which rule has the cards shuffled
 * @param preShuffled cards that need no shuffle; empty where the text knows none
 * @param load which rule has the stack put into the shoe
 */
public record PreparationRules(
        CardRules cards, RuleId shuffle, Optional<PreShuffled> preShuffled, CutRules cut, RuleId load, BurnRules burn) {

    /**
     * Cards shuffled at manufacture.
     *
     * @param rule which rule frees them from the shuffle
     * @param maker the only maker the text accepts; empty where an approval decides
     * @param riffle who must approve a riffle before the cut; empty where the text knows none
     */
    public record PreShuffled(RuleId rule, Optional<Ruled<String>> maker, Optional<Ruled<Approval>> riffle) {

        boolean accepts(CardSet set) {
            return set.maker()
                    .filter(made -> maker.isEmpty() || maker.get().value().equals(made))
                    .isPresent();
        }
    }

    /** A set comes to the table, or the cards of the last shoe come back out of it. */
    public Preparation introduce(CardSet set, BurnMode burnMode) {
        if (!burn.mayChoose(burnMode).permitted()) {
            throw new IllegalArgumentException(burnMode + " is not a burn of this text");
        }
        boolean shuffled = preShuffled.filter(kind -> kind.accepts(set)).isPresent();
        return Preparation.begin(set, burnMode, shuffled ? Preparation.Stage.SHUFFLED : Preparation.Stage.INTRODUCED);
    }

    /** Whether the first coup may begin; a refusal names the step that comes next. */
    public Verdict mayPlay(Preparation now) {
        return switch (now.stage()) {
            case INTRODUCED -> Verdict.refuse(PreparationRefusal.NOT_SHUFFLED, shuffle);
            case SHUFFLED -> cutComesNext(now);
            case CUT ->
                Verdict.refuse(
                        PreparationRefusal.CUTTING_CARD_NOT_PLACED,
                        cut.rearDepth().rule());
            case CUTTING_CARD_PLACED -> Verdict.refuse(PreparationRefusal.NOT_LOADED, load);
            case LOADED -> Verdict.refuse(PreparationRefusal.NOT_BURNED, burnRule(now));
            case READY -> Verdict.permit(load);
        };
    }

    private Verdict cutComesNext(Preparation now) {
        Verdict checked = cards.checks().mayUse(now.cards().check());
        if (!checked.permitted()) {
            return checked;
        }
        boolean offer = cut.cutter().value() == Cutter.PATRON_ELSE_SUPERVISOR;
        return offer && now.cutting().offer() == Preparation.Offer.NOT_MADE
                ? Verdict.refuse(
                        PreparationRefusal.CUT_NOT_OFFERED, cut.cutter().rule())
                : Verdict.refuse(PreparationRefusal.NOT_CUT, cut.margin().rule());
    }

    RuleId burnRule(Preparation now) {
        return burn.rule(now.burnMode(), now.burn().gone().isEmpty());
    }

    /** Makes a step that {@link PreparationSteps#may} permitted; a refused one must never come here. */
    public Preparation make(Preparation now, PreparationStep step) {
        if (PreparationSteps.may(this, now, step) instanceof Verdict.Refused refused) {
            throw new IllegalStateException(step + " was refused: " + refused);
        }
        return PreparationSteps.make(this, now, step);
    }

    public Verdict may(Preparation now, PreparationStep step) {
        return PreparationSteps.may(this, now, step);
    }

    /**
     * Nobody recorded how deep the cut or the cutting card lies: not a bar to play, so the floor does not ask, but the
     * dealer's screen warns of it.
     */
    public boolean depthUnknown(Preparation now) {
        return now.stage().compareTo(Preparation.Stage.CUTTING_CARD_PLACED) >= 0
                && (now.cutting().position().isEmpty()
                        || now.cutting().cardsBehind().isEmpty());
    }
}
