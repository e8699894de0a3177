package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Random;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.rules.baccarat.Card;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.ShoeRules;
import org.baize.testkit.Clause;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole shoes of random cards against a model that knows nothing of our code: who wins, and what it pays. */
class FullShoeTest {

    private static final String[] BETS = {"player", "banker", "tie"};
    private static final int CUT_AFTER = 396;

    /** The tableau as it is printed: one row a Banker total, one column a Player's third card, the last for none. */
    private static final String[] TABLEAU = {
        "DDDDDDDDDDD",
        "DDDDDDDDDDD",
        "DDDDDDDDDDD",
        "DDDDDDDDSDD",
        "SSDDDDDDSSD",
        "SSSSDDDDSSD",
        "SSSSSSDDSSS",
        "SSSSSSSSSSS"
    };

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019,baccarat-a,1",
        "act-multi-terminal-2019,baccarat-b,2",
        "act-mini-baccarat-2015,baccarat-a,3",
        "act-mini-baccarat-2015,baccarat-b,4",
        "nsw-rapid-2016,baccarat,5",
        "nsw-rapid-2016,baccarat-even-money,6"
    })
    @Clause({
        "act-multi-terminal-2019:8.1/Coup",
        "act-multi-terminal-2019:8.5(b)(i)#1",
        "act-multi-terminal-2019:8.5(b)(i)#2",
        "act-multi-terminal-2019:8.3(g)",
        "act-mini-baccarat-2015:6.2(a)",
        "act-mini-baccarat-2015:6.2(b)",
        "act-mini-baccarat-2015:6.4",
        "act-mini-baccarat-2015:7.1",
        "nsw-rapid-2016:2.5.5.1",
        "nsw-rapid-2016:2.5.5.2",
        "nsw-rapid-2016:2.5.5.3",
        "nsw-rapid-2016:2.5.6.1",
        "nsw-rapid-2016:2.5.6.2",
        "nsw-rapid-2016:7.7.4.3",
        "nsw-rapid-2016:7.7.4.2"
    })
    void paysEveryCoupAsTheModelDoesUntilTheShoeIsOver(String rulebook, String game, long seed) {
        CardTable table = CardTable.bare(rulebook, game);
        List<Card> stack = CardTable.shuffled(seed);
        Random chance = new Random(seed);
        table.prepare("set-1", stack.getFirst().text());
        table.fund(1, 50).fund(2, 50);
        int coups = 0;
        boolean cutShown = false;
        while (table.cards().mayBegin(rules(table)).permitted()) {
            if (!cutShown && drawn(table) >= CUT_AFTER - 5) {
                table.accept(CardTable.READER, new CardCommand.ShowCuttingCard(TABLE));
                cutShown = true;
            }
            coup(table, stack, chance, !game.equals("baccarat-b") && !game.endsWith("money"));
            coups++;
            if (coups % 20 == 0) {
                table.floor.restart();
            }
        }
        assertThat(coups).isGreaterThan(55);
        assertThat(table.refuse(DEALER, new RoundCommand.OpenBetting(TABLE)).reason())
                .isEqualTo(ShoeRefusal.SHOE_OVER);
        table.floor.restart();
    }

    private static ShoeRules rules(CardTable table) {
        return table.floor.table(TABLE).rulebook().dealing().shoe().orElseThrow();
    }

    private static int drawn(CardTable table) {
        return table.cards().shoe().orElseThrow().drawn().size();
    }

    private static void coup(CardTable table, List<Card> stack, Random chance, boolean commission) {
        int bet = chance.nextInt(3);
        int other = chance.nextInt(3);
        long stake = 20_00L * (1 + chance.nextInt(5));
        long before1 = table.floor.chipsCents(1);
        long before2 = table.floor.chipsCents(2);
        table.open().place(1, BETS[bet], stake).place(2, BETS[other], 20_00).close();
        int[] cards = new int[6];
        int from = drawn(table);
        for (int i = 0; i < cards.length && from + i < stack.size(); i++) {
            cards[i] = points(stack.get(from + i));
        }
        int[] model = play(cards);
        int dealt = 0;
        while (table.phase() != RoundPhase.RESULT) {
            table.read(stack.get(drawn(table)).text());
            dealt++;
        }
        assertThat(dealt).as("cards of the coup").isEqualTo(model[2]);
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(before1 - stake + returned(bet, stake, model, commission));
        assertThat(table.floor.chipsCents(2)).isEqualTo(before2 - 20_00 + returned(other, 20_00, model, commission));
    }

    private static int points(Card card) {
        return switch (card.text().charAt(0)) {
            case 'A' -> 1;
            case '1', 'J', 'Q', 'K' -> 0;
            default -> card.text().charAt(0) - '0';
        };
    }

    /** Player total, Banker total, cards dealt. */
    private static int[] play(int[] cards) {
        int player = (cards[0] + cards[2]) % 10;
        int banker = (cards[1] + cards[3]) % 10;
        if (player >= 8 || banker >= 8) {
            return new int[] {player, banker, 4};
        }
        int next = 4;
        int column = 10;
        if (player <= 5) {
            column = cards[next];
            player = (player + cards[next++]) % 10;
        }
        if (TABLEAU[banker].charAt(column) == 'D') {
            banker = (banker + cards[next++]) % 10;
        }
        return new int[] {player, banker, next};
    }

    private static long returned(int bet, long stake, int[] model, boolean commission) {
        int winner = Integer.compare(model[1], model[0]);
        if (bet == 2) {
            return winner == 0 ? stake * 9 : 0;
        }
        if (winner == 0) {
            return stake;
        }
        if (bet == 0) {
            return winner < 0 ? stake * 2 : 0;
        }
        if (winner < 0) {
            return 0;
        }
        if (commission) {
            return stake + stake * 95 / 100;
        }
        return model[1] == 6 ? stake + stake / 2 : stake * 2;
    }
}
