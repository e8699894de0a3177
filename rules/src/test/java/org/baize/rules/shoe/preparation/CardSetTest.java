package org.baize.rules.shoe.preparation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;
import org.baize.rules.shoe.ShoeTexts;
import org.baize.rules.shoe.preparation.CardCheck.Checker;
import org.baize.rules.shoe.preparation.Replacement.SignOff;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardSetTest {

    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:8.3(a)/decks", "act-mini-baccarat-2015:2.1/1", "nsw-rapid-2016:2.5.4"})
    void aShoeIsEightFullDecks(ShoeTexts text) {
        CardRules cards = text.rules().preparation().cards();

        Audit audit = Audit.of(ShoeTexts.eightDecks(), cards.decks().value());

        assertThat(cards.cards()).isEqualTo(416);
        assertThat(audit.complete()).isTrue();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(a)/decks", "act-mini-baccarat-2015:2.1/1", "nsw-rapid-2016:2.5.4"})
    void everyMissingCardNinthCopyAndJokerIsFound() {
        for (Card face : Card.FACES) {
            List<Card> oneLess = ShoeTexts.eightDecks();
            oneLess.remove(face);
            List<Card> oneMore = ShoeTexts.eightDecks();
            oneMore.add(face);

            assertThat(Audit.of(oneLess, 8)).isEqualTo(new Audit(List.of(face), List.of(), List.of()));
            assertThat(Audit.of(oneMore, 8)).isEqualTo(new Audit(List.of(), List.of(face), List.of()));
            assertThat(Audit.of(oneLess, 8).complete()).isFalse();
            assertThat(Audit.of(oneMore, 8).foreignFound()).isTrue();
        }

        Audit withJoker = new Audit(List.of(), List.of(), List.of("JOKER"));

        assertThat(withJoker.foreignFound()).isTrue();
        assertThat(withJoker.complete()).isFalse();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(d)", "act-mini-baccarat-2015:2.5", "nsw-rapid-2016:3.1"})
    void cardsNobodyCountedAreRefusedExceptWhereTheCountIsOptional() {
        CardSet unchecked = ShoeTexts.newSet(8);

        assertThat(MULTI.rules().preparation().cards().mayLoad(unchecked))
                .isEqualTo(MULTI.refuses(CardRefusal.NOT_CHECKED, "8.3(d)"));
        assertThat(MINI.rules().preparation().cards().mayLoad(unchecked))
                .isEqualTo(MINI.refuses(CardRefusal.NOT_CHECKED, "2.5"));
        assertThat(RAPID.rules().preparation().cards().mayLoad(unchecked)).isEqualTo(RAPID.permits("3.1"));
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.5")
    void miniBaccaratCountsAgainBeforeTheTableCloses() {
        CheckRules checks = MINI.rules().preparation().cards().checks();
        CardCheck closing = new CardCheck(Checker.DEALER, "dealer 7", 9_000, true);

        assertThat(checks.mayClose(Optional.empty())).isEqualTo(MINI.refuses(CardRefusal.CLOSING_CHECK_PENDING, "2.5"));
        assertThat(checks.mayClose(Optional.of(closing))).isEqualTo(MINI.permits("2.5"));
        assertThat(checks.mayOpen(Optional.empty())).isEqualTo(MINI.refuses(CardRefusal.NOT_CHECKED, "2.5"));
        assertThat(checks.mayOpen(Optional.of(closing))).isEqualTo(MINI.permits("2.5"));
        assertThat(MULTI.rules().preparation().cards().checks().mayOpen(Optional.empty()))
                .isEqualTo(MULTI.permits("8.3(d)"));
        assertThat(MULTI.rules()
                        .preparation()
                        .cards()
                        .checks()
                        .mayClose(Optional.empty())
                        .permitted())
                .isTrue();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.3(d)",
        "act-multi-terminal-2019:A.1/Multi deck Shuffler (MD3)",
        "nsw-rapid-2016:3.1",
        "nsw-rapid-2016:1.1/deck-checking device"
    })
    void eachTextNamesWhoMayCountTheCards() {
        CheckRules multi = MULTI.rules().preparation().cards().checks();
        CheckRules rapid = RAPID.rules().preparation().cards().checks();

        assertThat(multi.mayCheck(Checker.DEALER)).isEqualTo(MULTI.permits("8.3(d)"));
        assertThat(multi.mayCheck(Checker.CASINO_SUPERVISOR)).isEqualTo(MULTI.permits("8.3(d)"));
        assertThat(multi.mayCheck(Checker.SHUFFLER)).isEqualTo(MULTI.permits("A.1/Multi deck Shuffler (MD3)"));
        assertThat(multi.mayCheck(Checker.DECK_CHECKING_DEVICE))
                .isEqualTo(MULTI.refuses(CardRefusal.CHECKER_NOT_KNOWN, "8.3(d)"));
        assertThat(rapid.mayCheck(Checker.CASINO_SUPERVISOR)).isEqualTo(RAPID.permits("3.1"));
        assertThat(rapid.mayCheck(Checker.DECK_CHECKING_DEVICE)).isEqualTo(RAPID.permits("1.1/deck-checking device"));
        assertThat(rapid.mayCheck(Checker.SHUFFLER)).isEqualTo(RAPID.refuses(CardRefusal.CHECKER_NOT_KNOWN, "3.1"));
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/deck-checking device")
    void aSetThatFailedItsCheckIsNotLoadedEvenWhereTheCheckIsOptional() {
        List<Card> short1 = ShoeTexts.eightDecks();
        short1.removeFirst();
        CardCheck failed = CardCheck.of(Checker.DECK_CHECKING_DEVICE, "checker 2", 5_000, Audit.of(short1, 8));

        CardSet set = ShoeTexts.newSet(8).checked(failed);

        assertThat(set.check()).contains(new CardCheck(Checker.DECK_CHECKING_DEVICE, "checker 2", 5_000, false));
        assertThat(RAPID.rules().preparation().cards().mayLoad(set))
                .isEqualTo(RAPID.refuses(CardRefusal.CHECK_FAILED, "1.1/deck-checking device"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 6, 7, 9})
    @Clause({"nsw-rapid-2016:1.1/multishuffler", "nsw-rapid-2016:2.5.4"})
    void otherNumbersOfDecksAreRefusedThoughAShufflerHoldsThem(int decks) {
        assertThat(RAPID.rules().preparation().cards().mayLoad(ShoeTexts.newSet(decks)))
                .isEqualTo(RAPID.refuses(CardRefusal.WRONG_NUMBER_OF_DECKS, "2.5.4"));
        assertThat(RAPID.rules()
                        .preparation()
                        .cards()
                        .mayLoad(ShoeTexts.newSet(8))
                        .permitted())
                .isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:3.2")
    void aSetInUseElsewhereOrRetiredIsNotLoaded() {
        CardRules cards = RAPID.rules().preparation().cards();
        CardSet set = ShoeTexts.checkedSet();

        assertThat(cards.mayLoad(set).permitted()).isTrue();
        assertThat(cards.mayLoad(set.inUse())).isEqualTo(RAPID.refuses(CardRefusal.SET_IN_USE, "3.2"));
        assertThat(cards.mayLoad(set.retired())).isEqualTo(RAPID.refuses(CardRefusal.SET_RETIRED, "3.2"));
        assertThat(cards.mayLoad(set.inUse().secured()).permitted()).isTrue();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.10.3", "act-multi-terminal-2019:8.8(l)(iii)"})
    void aLockedSetWaitsForANewCountThatFindsItRight() {
        CardSet locked = ShoeTexts.checkedSet().inUse().locked();
        CardCheck good = new CardCheck(Checker.DEALER, "dealer 7", 9_000, true);
        CardCheck bad = new CardCheck(Checker.DEALER, "dealer 7", 9_000, false);
        CardRules rapid = RAPID.rules().preparation().cards();
        CardRules multi = MULTI.rules().preparation().cards();

        assertThat(rapid.mayLoad(locked)).isEqualTo(RAPID.refuses(CardRefusal.SET_LOCKED, "11.8.10.3"));
        assertThat(multi.mayLoad(locked)).isEqualTo(MULTI.refuses(CardRefusal.SET_LOCKED, "8.8(l)(iii)"));
        assertThat(multi.mayLoad(locked.checked(bad)).permitted()).isFalse();
        assertThat(rapid.mayLoad(locked.checked(good)).permitted()).isTrue();
        assertThat(multi.mayLoad(locked.checked(good)).permitted()).isTrue();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:2.3/1", "act-mini-baccarat-2015:2.3/2"})
    void replacementCardsNeedABreakTheSameFacesAndTwoPersons() {
        ReplacementRules rules =
                MINI.rules().preparation().cards().replacement().orElseThrow();
        SignOff dealer = new SignOff(Role.DEALER, "Ann");
        SignOff supervisor = new SignOff(Role.CASINO_SUPERVISOR, "Bob");

        assertThat(rules.mayReplace(swap("KH", "KH", dealer, supervisor), false))
                .isEqualTo(MINI.permits("2.1/1"));
        assertThat(rules.mayReplace(swap("KH", "KH", dealer, supervisor), true))
                .isEqualTo(MINI.refuses(CardRefusal.ROUND_IN_PROGRESS, "2.3/1"));
        assertThat(rules.mayReplace(swap("KH", "KD", dealer, supervisor), false))
                .isEqualTo(MINI.refuses(CardRefusal.NOT_ONE_FOR_ONE, "2.1/1"));
        assertThat(List.of(
                        rules.mayReplace(swap("KH", "KH"), false),
                        rules.mayReplace(swap("KH", "KH", dealer), false),
                        rules.mayReplace(swap("KH", "KH", supervisor), false),
                        rules.mayReplace(swap("KH", "KH", dealer, new SignOff(Role.DEALER, "Cid")), false),
                        rules.mayReplace(swap("KH", "KH", dealer, new SignOff(Role.CASINO_SUPERVISOR, "Ann")), false)))
                .containsOnly(MINI.refuses(CardRefusal.SIGN_OFF_MISSING, "2.3/2"));
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.8.16.1",
        "nsw-rapid-2016:11.8.16.2",
        "nsw-rapid-2016:11.8.16.3",
        "nsw-rapid-2016:11.8.16.4"
    })
    void damagedCardsAreReplacedOneForOneInAnotherShuffler() {
        ReplacementRules rules =
                RAPID.rules().preparation().cards().replacement().orElseThrow();
        List<Card> damaged = List.of(Card.parse("KH"), Card.parse("KH"), Card.parse("2S"));
        List<Card> shuffledAround = new ArrayList<>(damaged);
        Collections.reverse(shuffledAround);
        Optional<String> other = Optional.of("shuffler 2");

        assertThat(rules.mayReplace(new Replacement(damaged, shuffledAround, List.of(), other), false))
                .isEqualTo(RAPID.permits("11.8.16.4"));
        assertThat(rules.mayReplace(new Replacement(List.of(), List.of(), List.of(), other), false))
                .isEqualTo(RAPID.refuses(CardRefusal.NOTHING_REMOVED, "11.8.16.2"));
        assertThat(rules.mayReplace(new Replacement(damaged, damaged, List.of(), Optional.empty()), false))
                .isEqualTo(RAPID.refuses(CardRefusal.RECEIVING_SHUFFLER_MISSING, "11.8.16.3"));
        assertThat(rules.mayReplace(new Replacement(damaged, damaged.subList(0, 2), List.of(), other), false))
                .isEqualTo(RAPID.refuses(CardRefusal.NOT_ONE_FOR_ONE, "11.8.16.4"));
    }

    @Test
    @Clause("act-multi-terminal-2019:A.1/Multi deck Shuffler (MD3)/capacity")
    void aShufflerServesThreeShoes() {
        ShufflerRules shuffler = MULTI.rules().preparation().cards().shuffler().orElseThrow();

        for (int shoes = 0; shoes < 3; shoes++) {
            assertThat(shuffler.mayAssign(shoes).permitted()).isTrue();
        }
        assertThat(shuffler.mayAssign(3))
                .isEqualTo(MULTI.refuses(CardRefusal.SHUFFLER_FULL, "A.1/Multi deck Shuffler (MD3)/capacity"));
    }

    private static Replacement swap(String removed, String added, SignOff... signOffs) {
        return new Replacement(
                List.of(Card.parse(removed)), List.of(Card.parse(added)), List.of(signOffs), Optional.empty());
    }
}
