package org.baize.rules.shoe.preparation;

import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.preparation.Preparation.Cutting;
import org.baize.rules.shoe.preparation.Preparation.Offer;
import org.baize.rules.shoe.preparation.Preparation.Stage;
import org.baize.rules.shoe.preparation.PreparationRules.PreShuffled;

/** The steps of a preparation: one check and one effect each. */
final class PreparationSteps {

    private PreparationSteps() {}

    static Verdict may(PreparationRules rules, Preparation now, PreparationStep step) {
        return switch (step) {
            case PreparationStep.Check check -> mayCheck(rules, now, check.check());
            case PreparationStep.Shuffle shuffle -> mayShuffle(rules, now, shuffle);
            case PreparationStep.Riffle riffle -> mayRiffle(rules, now, riffle.approvedBy());
            case PreparationStep.OfferCut _ -> mayOffer(rules, now);
            case PreparationStep.Cut cut -> mayCut(rules, now, cut);
            case PreparationStep.PlaceCuttingCard place -> mayPlace(rules, now, place.cardsBehind());
            case PreparationStep.Load _ ->
                inTurn(rules, now, Stage.CUTTING_CARD_PLACED).orElseGet(() -> mayLoad(rules, now));
            case PreparationStep.ShowFirstCard _ -> mayShow(rules, now);
            case PreparationStep.BurnFaceDown _ -> mayBurn(rules, now);
            case PreparationStep.MissBurn _ ->
                inTurn(rules, now, Stage.LOADED)
                        .orElseGet(() -> Verdict.permit(rules.burn().missed()));
        };
    }

    static Preparation make(PreparationRules rules, Preparation now, PreparationStep step) {
        Cutting cutting = now.cutting();
        return switch (step) {
            case PreparationStep.Check check -> now.with(now.cards().checked(check.check()));
            case PreparationStep.Shuffle _ -> now.at(Stage.SHUFFLED);
            case PreparationStep.Riffle _ -> now;
            case PreparationStep.OfferCut offer ->
                now.with(new Cutting(
                        offer.taken() ? Offer.TAKEN : Offer.DECLINED, cutting.position(), cutting.cardsBehind()));
            case PreparationStep.Cut cut ->
                now.with(new Cutting(cutting.offer(), cut.position(), cutting.cardsBehind()))
                        .at(Stage.CUT);
            case PreparationStep.PlaceCuttingCard place ->
                now.with(new Cutting(cutting.offer(), cutting.position(), place.cardsBehind()))
                        .at(Stage.CUTTING_CARD_PLACED);
            case PreparationStep.Load load -> now.loadedInto(load.shoeId());
            case PreparationStep.ShowFirstCard shown ->
                show(now, shown.card(), rules.burn().furtherCards(shown.card()));
            case PreparationStep.BurnFaceDown _ -> burnOne(now);
            case PreparationStep.MissBurn _ -> now.at(Stage.READY);
        };
    }

    /** Empty if the step is at its place; else what is missing before it, or that it is past. */
    private static Optional<Verdict> inTurn(PreparationRules rules, Preparation now, Stage place) {
        int ahead = now.stage().compareTo(place);
        if (ahead < 0) {
            return Optional.of(rules.mayPlay(now));
        }
        return ahead > 0
                ? Optional.of(Verdict.refuse(PreparationRefusal.ALREADY_DONE, rules.load()))
                : Optional.empty();
    }

    private static boolean beforeCut(Preparation now) {
        return now.stage().compareTo(Stage.SHUFFLED) <= 0;
    }

    private static Verdict mayCheck(PreparationRules rules, Preparation now, CardCheck check) {
        return beforeCut(now)
                ? rules.cards().checks().mayCheck(check.by())
                : Verdict.refuse(PreparationRefusal.ALREADY_DONE, rules.load());
    }

    private static Verdict mayShuffle(PreparationRules rules, Preparation now, PreparationStep.Shuffle shuffle) {
        if (!beforeCut(now)) {
            return Verdict.refuse(PreparationRefusal.ALREADY_DONE, rules.shuffle());
        }
        if (shuffle.shuffler().isPresent() && rules.cards().shuffler().isEmpty()) {
            return Verdict.refuse(PreparationRefusal.SHUFFLER_NOT_KNOWN, rules.shuffle());
        }
        return Verdict.permit(rules.shuffle());
    }

    private static Verdict mayRiffle(PreparationRules rules, Preparation now, Role approvedBy) {
        if (!beforeCut(now)) {
            return Verdict.refuse(PreparationRefusal.ALREADY_DONE, rules.shuffle());
        }
        var approval = rules.preShuffled().flatMap(PreShuffled::riffle);
        if (approval.isEmpty() || !now.cards().preShuffled()) {
            return Verdict.refuse(PreparationRefusal.NOT_PRE_SHUFFLED, rules.shuffle());
        }
        return approval.get().value().givenBy(approvedBy)
                ? Verdict.permit(approval.get().rule())
                : Verdict.refuse(
                        PreparationRefusal.RIFFLE_NOT_APPROVED, approval.get().rule());
    }

    private static Verdict mayOffer(PreparationRules rules, Preparation now) {
        var cutter = rules.cut().cutter();
        return inTurn(rules, now, Stage.SHUFFLED).orElseGet(() -> switch (cutter.value()) {
            case DEALER -> Verdict.refuse(PreparationRefusal.CUT_NOT_OFFERED_BY_RULE, cutter.rule());
            case PATRON_ELSE_SUPERVISOR -> Verdict.permit(cutter.rule());
        });
    }

    private static Verdict mayCut(PreparationRules rules, Preparation now, PreparationStep.Cut cut) {
        Optional<Verdict> outOfTurn = inTurn(rules, now, Stage.SHUFFLED);
        if (outOfTurn.isPresent()) {
            return outOfTurn.get();
        }
        Verdict next = rules.mayPlay(now);
        if (next instanceof Verdict.Refused refused && refused.reason() != PreparationRefusal.NOT_CUT) {
            return next;
        }
        if (!mayHoldTheCuttingCard(rules, now, cut.by())) {
            return Verdict.refuse(
                    PreparationRefusal.CUT_BELONGS_TO_SOMEBODY_ELSE,
                    rules.cut().house().rule());
        }
        return cut.position()
                .map(position -> rules.cut().mayCutAt(position, rules.cards().cards()))
                .orElseGet(() -> Verdict.permit(rules.cut().margin().rule()));
    }

    private static boolean mayHoldTheCuttingCard(PreparationRules rules, Preparation now, Role by) {
        Approval house = rules.cut().house().value();
        return switch (rules.cut().cutter().value()) {
            case DEALER -> house.givenBy(by);
            case PATRON_ELSE_SUPERVISOR ->
                now.cutting().offer() == Offer.TAKEN ? by == Role.PLAYER_TERMINAL : house.givenBy(by);
        };
    }

    private static Verdict mayPlace(PreparationRules rules, Preparation now, Optional<Integer> cardsBehind) {
        return inTurn(rules, now, Stage.CUT)
                .or(() -> cardsBehind.map(behind -> rules.cut()
                        .mayPlaceBefore(
                                behind, rules.cards().cards(), rules.burn().mostCards(now.burnMode()))))
                .orElseGet(() -> Verdict.permit(rules.cut().rearDepth().rule()));
    }

    private static Verdict mayLoad(PreparationRules rules, Preparation now) {
        Verdict cards = rules.cards().mayLoad(now.cards());
        return cards.permitted() ? Verdict.permit(rules.load()) : cards;
    }

    private static Verdict mayShow(PreparationRules rules, Preparation now) {
        return inTurn(rules, now, Stage.LOADED).orElseGet(() -> {
            if (now.burnMode() == BurnMode.ONE_FACE_DOWN) {
                return Verdict.refuse(PreparationRefusal.FIRST_CARD_STAYS_HIDDEN, rules.burnRule(now));
            }
            return now.burn().gone().isEmpty()
                    ? Verdict.permit(rules.burnRule(now))
                    : Verdict.refuse(PreparationRefusal.ALREADY_DONE, rules.burnRule(now));
        });
    }

    private static Verdict mayBurn(PreparationRules rules, Preparation now) {
        return inTurn(rules, now, Stage.LOADED).orElseGet(() -> {
            boolean first = now.burn().gone().isEmpty();
            return first && now.burnMode() == BurnMode.FIRST_CARD_SHOWN
                    ? Verdict.refuse(PreparationRefusal.FIRST_CARD_MUST_BE_SHOWN, rules.burnRule(now))
                    : Verdict.permit(rules.burnRule(now));
        });
    }

    private static Preparation show(Preparation now, Card shown, int further) {
        Preparation burned = now.with(now.burn().with(new DrawnCard.Seen(shown), further));
        return further == 0 ? burned.at(Stage.READY) : burned;
    }

    /** The one hidden card of its mode, or one more after the shown card. */
    private static Preparation burnOne(Preparation now) {
        int stillDue = Math.max(0, now.burn().due() - 1);
        Preparation burned = now.with(now.burn().with(new DrawnCard.Unseen(), stillDue));
        return stillDue == 0 ? burned.at(Stage.READY) : burned;
    }
}
