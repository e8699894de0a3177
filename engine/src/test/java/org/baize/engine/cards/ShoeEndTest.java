package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** The cutting card, the last coup of a shoe, and the shuffle after it. */
class ShoeEndTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    @Test
    @Clause({"act-multi-terminal-2019:8.3(e)(iii)", "nsw-rapid-2016:3.8.3"})
    void finishesTheCoupBeforeAnOrderedShuffle() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.ready(rulebook, CardTable.game(rulebook));
            table.fund(1, 2).open().place(1, "player", 20_00).close();
            table.read("4H");
            var shuffle = new CardCommand.OrderCards(TABLE, ShoeOrder.SHUFFLE, Optional.empty());
            assertThat(table.refuse(DEALER, shuffle).reason()).isEqualTo(ShoeRefusal.NOT_AUTHORISED);
            table.accept(SUPERVISOR, shuffle);

            table.read("2C", "4C", "6C");
            table.confirm();

            assertThat(table.whyNotOpen()).isEqualTo(ShoeRefusal.SHUFFLE_ORDERED);
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.shuffleToLoad();
            table.burn("KS");
            table.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(i)", "act-multi-terminal-2019:8.3(e)(ii)", "act-multi-terminal-2019:8.3(h)"})
    void endsTheShoeAfterTheCoupOfTheCuttingCard() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        var removal = new CardCommand.OrderCards(TABLE, ShoeOrder.REMOVE_CARDS, Optional.empty());
        assertThat(table.refuse(SUPERVISOR, removal).reason()).isEqualTo(ShoeRefusal.LAST_COUP_NOT_PLAYED);
        coup(table, true, "4H", "2C", "4C", "5C");

        var refused = table.refuse(DEALER, OPEN);
        assertThat(refused.reason()).isEqualTo(ShoeRefusal.SHOE_OVER);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("8.3(e)(ii)");
        table.accept(SUPERVISOR, removal);
        assertThat(table.cards().set("set-1").orElseThrow().custody()).isEqualTo(Custody.RETIRED);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(h)/Tie", "act-mini-baccarat-2015:5.7/2"})
    void dealsExactlyOneMoreCoupAfterATie() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = CardTable.ready(rulebook, CardTable.game(rulebook));
            coup(table, true, "4H", "4C", "4D", "4S");
            assertThat(Guidance.of(table.floor.floor().state(), table.floor.table(TABLE))
                            .lastCoup())
                    .isPresent();
            coup(table, false, "4H", "4C", "4D", "4S");

            assertThat(table.whyNotOpen()).isEqualTo(ShoeRefusal.SHOE_OVER);
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:3.13", "nsw-rapid-2016:3.8.2", "nsw-rapid-2016:3.5"})
    void dealsOneCoupAfterTheCuttingCardAndSwapsSetsOfOtherBacks() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        coup(table, true, "4H", "2C", "4C", "5C");
        assertThat(Guidance.of(table.floor.floor().state(), table.floor.table(TABLE))
                        .lastCoup()
                        .orElseThrow()
                        .rule())
                .isEqualTo("3.13");
        table.bring("same");
        table.accept(DEALER, new CardCommand.BringCards(TABLE, "other", 8, "blue", Optional.empty()));
        var early = new CardCommand.OrderCards(TABLE, ShoeOrder.SWAP_CARD_SET, Optional.of("other"));
        assertThat(table.refuse(SUPERVISOR, early).reason()).isEqualTo(ShoeRefusal.LAST_COUP_NOT_PLAYED);
        coup(table, false, "4H", "4C", "4D", "4S");

        assertThat(table.whyNotOpen()).isEqualTo(ShoeRefusal.SHOE_OVER);
        var same = new CardCommand.OrderCards(TABLE, ShoeOrder.SWAP_CARD_SET, Optional.of("same"));
        assertThat(table.refuse(SUPERVISOR, same).reason()).isEqualTo(ShoeRefusal.SAME_BACKS);
        table.accept(SUPERVISOR, early);
    }

    @Test
    @Clause("nsw-rapid-2016:3.14")
    void makesTheCoupTheLastBeforeWhichTheCuttingCardShows() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        table.accept(CardTable.READER, new CardCommand.ShowCuttingCard(TABLE));
        coup(table, false, "4H", "4C", "4D", "4S");

        assertThat(table.whyNotOpen()).isEqualTo(ShoeRefusal.SHOE_OVER);
    }

    @Test
    @Clause("act-mini-baccarat-2015:5.7/1")
    void wantsAShuffleAfterTheCoupOfTheCuttingCard() {
        CardTable table = CardTable.ready(MINI, "baccarat-a");
        coup(table, true, "4H", "2C", "4C", "5C");

        var refused = table.refuse(DEALER, OPEN);

        assertThat(refused.reason()).isEqualTo(ShoeRefusal.SHOE_OVER);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("5.7/1");
    }

    @Test
    @Clause({"nsw-rapid-2016:7.7.2", "nsw-rapid-2016:7.7.4.1"})
    void opensARoundOnceAndOnlyAfterTheLastIsSettled() {
        CardTable table = CardTable.ready(RAPID, "baccarat").fund(1, 1).open();
        assertThat(table.whyNotOpen()).isEqualTo(RoundReason.ALREADY_OPEN);
        table.place(1, "player", 20_00).close();
        assertThat(table.whyNotOpen()).isEqualTo(RoundReason.ROUND_UNRESOLVED);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();

        table.open();
    }

    /** One coup with a wager, the cutting card after its first card if asked. */
    private static void coup(CardTable table, boolean cut, String... faces) {
        table.fund(1, 1).open().place(1, "player", 20_00).close();
        table.read(faces[0]);
        if (cut) {
            table.accept(CardTable.READER, new CardCommand.ShowCuttingCard(TABLE));
        }
        for (int i = 1; i < faces.length; i++) {
            table.read(faces[i]);
        }
        table.confirm();
    }
}
