package org.baize.rules.shoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.shoe.CoupEnd.TIE;
import static org.baize.rules.shoe.CoupEnd.VOID;
import static org.baize.rules.shoe.CoupEnd.WON;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.StackItem;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LastCoupTest {

    private static final CoupEnd[] EVERY_END = CoupEnd.values();

    @Test
    @Clause({"act-multi-terminal-2019:8.3(h)", "act-multi-terminal-2019:8.3(e)(ii)", "act-mini-baccarat-2015:5.7/1"})
    void cuttingCardInOrBeforeACoupMakesItTheLastUnlessItTies() {
        for (CoupEnd end : List.of(WON, VOID)) {
            for (boolean first : List.of(true, false)) {
                assertThat(MULTI.rules().mayBegin(coupWithCuttingCard(MULTI, first, end)))
                        .isEqualTo(MULTI.refuses(ShoeRefusal.SHOE_OVER, "8.3(e)(ii)"));
                assertThat(MINI.rules().mayBegin(coupWithCuttingCard(MINI, first, end)))
                        .isEqualTo(MINI.refuses(ShoeRefusal.SHOE_OVER, "5.7/1"));
            }
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(h)/Tie", "act-mini-baccarat-2015:5.7/2"})
    void aTieGivesOneMoreCoupWhateverThatOneBrings() {
        for (CoupEnd second : EVERY_END) {
            for (boolean first : List.of(true, false)) {
                Shoe multi = coupWithCuttingCard(MULTI, first, TIE);
                Shoe mini = coupWithCuttingCard(MINI, first, TIE);

                assertThat(MULTI.rules().mayBegin(multi)).isEqualTo(MULTI.permits("8.3(h)/Tie"));
                assertThat(MINI.rules().mayBegin(mini)).isEqualTo(MINI.permits("5.7/2"));
                assertThat(MULTI.rules().mayBegin(coup(multi, second)))
                        .isEqualTo(MULTI.refuses(ShoeRefusal.SHOE_OVER, "8.3(e)(ii)"));
                assertThat(MINI.rules().mayBegin(coup(mini, second)))
                        .isEqualTo(MINI.refuses(ShoeRefusal.SHOE_OVER, "5.7/1"));
            }
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:3.13", "nsw-rapid-2016:3.8.2"})
    void rapidDealsOneMoreCoupAfterTheOneInWhichTheCuttingCardShows() {
        for (CoupEnd first : EVERY_END) {
            for (CoupEnd second : EVERY_END) {
                Shoe during = ShoeTexts.deal(RAPID.ready(), "2H")
                        .showCuttingCard(RAPID.rules().lastCoup());
                Shoe after = during.endCoup(first);

                assertThat(RAPID.rules().lastCoup().lastCoup(during)).isEmpty();
                assertThat(RAPID.rules().lastCoup().lastCoup(after)).contains(RAPID.rule("3.13"));
                assertThat(RAPID.rules().mayBegin(after)).isEqualTo(RAPID.permits("3.13"));
                assertThat(RAPID.rules().mayBegin(coup(after, second)))
                        .isEqualTo(RAPID.refuses(ShoeRefusal.SHOE_OVER, "3.8.2"));
            }
        }
    }

    @Test
    @Clause("nsw-rapid-2016:3.14")
    void rapidEndsWithTheCoupThatTheCuttingCardPrecedes() {
        for (CoupEnd end : EVERY_END) {
            Shoe ready = RAPID.ready();
            Shoe shown = ready.showCuttingCard(RAPID.rules().lastCoup());

            assertThat(shown.remaining()).isEqualTo(ready.remaining());
            assertThat(RAPID.rules().lastCoup().lastCoup(shown)).contains(RAPID.rule("3.14"));
            assertThat(RAPID.rules().mayBegin(shown)).isEqualTo(RAPID.permits("3.14"));
            assertThat(RAPID.rules().mayBegin(coup(shown, end)))
                    .isEqualTo(RAPID.refuses(ShoeRefusal.SHOE_OVER, "3.8.2"));
        }
    }

    @Test
    @Clause("nsw-rapid-2016:3.11")
    void rapidAlertsAtThe397thCardWithoutACuttingCard() {
        Shoe shoe = RAPID.ready();
        for (int card = 2; card <= 396; card++) {
            shoe = shoe.deal(new DrawnCard.Unseen());
        }

        Shoe late = shoe.deal(new DrawnCard.Unseen());
        Shoe inTime = shoe.showCuttingCard(RAPID.rules().lastCoup()).deal(new DrawnCard.Unseen());

        assertThat(RAPID.rules().alerts(shoe, Coup.START)).isEmpty();
        assertThat(late.drawn()).hasSize(397);
        assertThat(RAPID.rules().alerts(late, Coup.START))
                .extracting(alert -> alert.value().name() + " " + alert.rule().rule())
                .containsExactly("MISCUT 3.11");
        assertThat(RAPID.rules().alerts(inTime, Coup.START)).isEmpty();
    }

    /** A whole random shoe, for every text: cards accounted for at each step, and as many coups as the twin says. */
    @Property(tries = 60)
    @Clause({
        "act-multi-terminal-2019:8.3(h)",
        "act-multi-terminal-2019:8.3(h)/Tie",
        "act-mini-baccarat-2015:5.7/1",
        "act-mini-baccarat-2015:5.7/2",
        "nsw-rapid-2016:3.13",
        "nsw-rapid-2016:3.14"
    })
    void everyShoeIsDealtAsFarAsTheTwinDealsIt(
            @ForAll long seed,
            @ForAll @IntRange(min = 52, max = 364) int cut,
            @ForAll @IntRange(min = 20, max = 300) int behind) {
        for (ShoeTexts text : ShoeTexts.values()) {
            List<StackItem> stack = text.rules().preparation().cut().cut(ShoeTexts.shuffled(seed), cut, behind);

            Played played = play(text, stack);

            assertThat(played.coups())
                    .as("%s", text)
                    .isEqualTo(
                            text == RAPID
                                    ? LastCoupTwin.rapid(stack, played.burned())
                                    : LastCoupTwin.act(stack, played.burned()));
            assertThat(played.coupsAfterCuttingCard()).isBetween(0, 1);
        }
    }

    /** A long run of ties, or of anything else, never makes an end of the shoe's end. */
    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:8.3(h)/Tie", "act-mini-baccarat-2015:5.7/2", "nsw-rapid-2016:3.13"})
    void neverMoreThanOneCoupFollowsTheOneWithTheCuttingCard(ShoeTexts text) {
        for (CoupEnd end : EVERY_END) {
            Shoe shoe = ShoeTexts.deal(text.ready(), "2H")
                    .showCuttingCard(text.rules().lastCoup())
                    .endCoup(end);
            int more = 0;
            while (text.rules().mayBegin(shoe).permitted()) {
                shoe = coup(shoe, end);
                more++;
            }
            assertThat(more).isEqualTo(text == RAPID || end == TIE ? 1 : 0);
        }
    }

    private record Played(int burned, int coups, int coupsAfterCuttingCard) {}

    private static Played play(ShoeTexts text, List<StackItem> stack) {
        ShoeRules rules = text.rules();
        Shoe shoe = text.readyWith(((StackItem.Playing) stack.getFirst()).card());
        int burned = shoe.drawn().size();
        int next = burned;
        int after = 0;
        while (rules.mayBegin(shoe).permitted()) {
            boolean seenBefore = shoe.cuttingCard().isPresent();
            Coup coup = Coup.START;
            while (!coup.complete()) {
                switch (stack.get(next++)) {
                    case StackItem.CuttingCard _ -> shoe = shoe.showCuttingCard(rules.lastCoup());
                    case StackItem.Playing playing -> {
                        coup = coup.draw(playing.card()).coup();
                        shoe = shoe.deal(new DrawnCard.Seen(playing.card()));
                    }
                }
                assertThat(shoe.drawn().size() + shoe.remaining()).isEqualTo(ShoeTexts.ALL_CARDS);
                assertThat(shoe.remaining()).isEqualTo(playingCards(stack.subList(next, stack.size())));
            }
            after += seenBefore ? 1 : 0;
            shoe = shoe.endCoup(coup.result() == CoupResult.TIE ? TIE : WON);
            assertThat(rules.alerts(shoe, coup)).isEmpty();
        }
        return new Played(burned, shoe.progress().coupsEnded(), after);
    }

    private static int playingCards(List<StackItem> items) {
        return (int) items.stream().filter(StackItem.Playing.class::isInstance).count();
    }

    private static Shoe coupWithCuttingCard(ShoeTexts text, boolean beforeFirstCard, CoupEnd end) {
        LastCoupRules rules = text.rules().lastCoup();
        Shoe shown = beforeFirstCard
                ? ShoeTexts.deal(text.ready().showCuttingCard(rules), "2H")
                : ShoeTexts.deal(text.ready(), "2H").showCuttingCard(rules);
        return shown.endCoup(end);
    }

    private static Shoe coup(Shoe shoe, CoupEnd end) {
        return ShoeTexts.deal(shoe, "3H").endCoup(end);
    }
}
