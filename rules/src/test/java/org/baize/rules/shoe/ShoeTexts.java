package org.baize.rules.shoe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationRules;
import org.baize.rules.shoe.preparation.PreparationStep;

/** The three texts that deal from a shoe, and short ways to bring a shoe where a test begins. */
public enum ShoeTexts {
    MULTI("act-multi-terminal-2019", BurnMode.FIRST_CARD_SHOWN),
    MINI("act-mini-baccarat-2015", BurnMode.ONE_FACE_DOWN),
    RAPID("nsw-rapid-2016", BurnMode.ONE_FACE_DOWN);

    public static final int ALL_CARDS = 416;

    private final String id;
    private final BurnMode burnMode;

    ShoeTexts(String id, BurnMode burnMode) {
        this.id = id;
        this.burnMode = burnMode;
    }

    public ShoeRules rules() {
        return Rulebooks.byId(id).dealing().shoe().orElseThrow();
    }

    public RuleId rule(String rule) {
        return new RuleId(id, rule);
    }

    public Verdict permits(String rule) {
        return Verdict.permit(rule(rule));
    }

    public Verdict refuses(Reason reason, String rule) {
        return Verdict.refuse(reason, rule(rule));
    }

    public BurnMode burnMode() {
        return burnMode;
    }

    /** A set with a good check, eight decks, not pre-shuffled, in nobody's shoe. */
    public static CardSet checkedSet() {
        return newSet(8).checked(new CardCheck(CardCheck.Checker.DEALER, "dealer 7", 1_000, true));
    }

    public static CardSet newSet(int decks) {
        return new CardSet("set-1", decks, "red", Optional.empty(), Custody.SECURED, Optional.empty());
    }

    public Preparation after(CardSet set, List<PreparationStep> steps) {
        Preparation now = rules().preparation().introduce(set, burnMode);
        for (PreparationStep step : steps) {
            now = rules().preparation().make(now, step);
        }
        return now;
    }

    /** Every step up to the loaded shoe, in the order of the text. */
    public List<PreparationStep> stepsToLoad() {
        List<PreparationStep> steps = new ArrayList<>();
        steps.add(new PreparationStep.Shuffle(Optional.empty()));
        if (this == MINI) {
            steps.add(new PreparationStep.OfferCut(true));
        }
        Role cutter = this == MINI ? Role.PLAYER_TERMINAL : Role.DEALER;
        steps.add(new PreparationStep.Cut(cutter, Optional.of(100)));
        steps.add(new PreparationStep.PlaceCuttingCard(Optional.of(20)));
        steps.add(new PreparationStep.Load("shoe-1"));
        return steps;
    }

    /** A shoe burned as little as the text allows: one card is gone. */
    public Shoe ready() {
        return readyWith(Card.parse("KH"));
    }

    /** A shoe whose first card was this one, burned as the text has it. */
    public Shoe readyWith(Card first) {
        PreparationRules preparation = rules().preparation();
        Preparation now = after(checkedSet(), stepsToLoad());
        if (burnMode == BurnMode.FIRST_CARD_SHOWN) {
            now = preparation.make(now, new PreparationStep.ShowFirstCard(first));
        }
        while (!preparation.mayPlay(now).permitted()) {
            now = preparation.make(now, new PreparationStep.BurnFaceDown());
        }
        return Shoe.of(now);
    }

    public static Shoe deal(Shoe shoe, String... cards) {
        Shoe dealt = shoe;
        for (String card : cards) {
            dealt = dealt.deal(seen(card));
        }
        return dealt;
    }

    public static DrawnCard seen(String card) {
        return new DrawnCard.Seen(Card.parse(card));
    }

    /** Eight decks, deck by deck. */
    public static List<Card> eightDecks() {
        List<Card> cards = new ArrayList<>();
        for (int deck = 0; deck < 8; deck++) {
            cards.addAll(Card.FACES);
        }
        return cards;
    }

    public static List<Card> shuffled(long seed) {
        List<Card> cards = eightDecks();
        Collections.shuffle(cards, new Random(seed));
        return cards;
    }
}
