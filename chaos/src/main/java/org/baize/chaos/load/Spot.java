package org.baize.chaos.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;

/**
 * One place on the layout that the load plays. What it pays is written down here and not asked of the rules: 35 to 1 for a
 * number, 1 to 1 for a colour.
 *
 * @param bet its place in the pay table
 * @param text a bet as the rules spell it
 */
record Spot(int bet, String text) {

    private static final String STRAIGHT = "straight:";
    private static final Set<Integer> REDS = Set.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);

    /** All straights, red and black of that game. */
    static List<Spot> of(Game<?, ?> game) {
        List<Spot> spots = new ArrayList<>();
        List<? extends Bet> bets = game.payTable().bets();
        for (int bet = 0; bet < bets.size(); bet++) {
            String text = bets.get(bet).text();
            if (text.startsWith(STRAIGHT) || text.equals("red") || text.equals("black")) {
                spots.add(new Spot(bet, text));
            }
        }
        return List.copyOf(spots);
    }

    /** What comes back for a stake here when that number falls: stake and winnings, or nothing. */
    long creditCents(long stakeCents, int number) {
        return switch (text) {
            case "red" -> REDS.contains(number) ? 2 * stakeCents : 0;
            case "black" -> number != 0 && !REDS.contains(number) ? 2 * stakeCents : 0;
            default -> text.equals(STRAIGHT + number) ? 36 * stakeCents : 0;
        };
    }
}
