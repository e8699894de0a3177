package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One coup of the naive model, worked out from the cards in the order of draw: the rules of drawing once more, written
 * apart from those of the game. Cards are their text, {@code KH} or {@code 10D}.
 */
final class NaiveCoup {

    /** For each total of the Banker's two cards the Player's third cards, by value, on which the Banker draws. */
    private static final List<String> BANKER_DRAWS_ON =
            List.of("0123456789", "0123456789", "0123456789", "012345679", "234567", "4567", "67", "");

    private final List<String> player = new ArrayList<>();
    private final List<String> banker = new ArrayList<>();
    private final List<String> leftOver = new ArrayList<>();

    static NaiveCoup of(List<String> drawn) {
        NaiveCoup coup = new NaiveCoup();
        drawn.forEach(coup::deal);
        return coup;
    }

    /** From both hands as they are written: {@code coup:P=KH,4S B=9C,9D}. */
    static NaiveCoup written(String text) {
        String[] hands = text.substring("coup:P=".length()).split(" B=", -1);
        String[] players = hands[0].split(",", -1);
        String[] bankers = hands[1].split(",", -1);
        List<String> drawn = new ArrayList<>();
        for (int turn = 0; turn < 3; turn++) {
            if (turn < players.length) {
                drawn.add(players[turn]);
            }
            if (turn < bankers.length) {
                drawn.add(bankers[turn]);
            }
        }
        return of(drawn);
    }

    private void deal(String read) {
        String card = face(read);
        if (complete()) {
            leftOver.add(card);
        } else if (playersTurn()) {
            player.add(card);
        } else {
            banker.add(card);
        }
    }

    /** As cards are written here: {@code th} is the ten of hearts too. */
    static String face(String read) {
        return read.strip().toUpperCase(Locale.ROOT).replaceFirst("^T", "10");
    }

    private boolean playersTurn() {
        return dealt() ? player.size() == 2 && total(player) <= 5 : player.size() == banker.size();
    }

    /** Two cards each. */
    private boolean dealt() {
        return player.size() >= 2 && banker.size() >= 2;
    }

    boolean complete() {
        if (!dealt()) {
            return false;
        }
        return natural() || banker.size() == 3 || (!playersTurn() && !bankerDraws());
    }

    private boolean bankerDraws() {
        int total = total(banker);
        if (player.size() == 2) {
            return total <= 5;
        }
        return BANKER_DRAWS_ON.get(total).contains(Integer.toString(value(player.get(2))));
    }

    private boolean natural() {
        return total(player.subList(0, 2)) >= 8 || total(banker.subList(0, 2)) >= 8;
    }

    private static int total(List<String> hand) {
        return hand.stream().mapToInt(NaiveCoup::value).sum() % 10;
    }

    private static int value(String card) {
        return switch (rank(card)) {
            case "A" -> 1;
            case "10", "J", "Q", "K" -> 0;
            default -> Integer.parseInt(rank(card));
        };
    }

    private static String rank(String card) {
        return card.substring(0, card.length() - 1);
    }

    private static String pair(List<String> hand) {
        String one = hand.get(0);
        String other = hand.get(1);
        if (!rank(one).equals(rank(other))) {
            return "none";
        }
        if (one.equals(other)) {
            return "perfect";
        }
        return red(one) == red(other) ? "coloured" : "mixed";
    }

    private static boolean red(String card) {
        return card.endsWith("H") || card.endsWith("D");
    }

    /**
     * What bets go by, in the spelling of the game; of the first two cards of each hand only the pairs are told for
     * sure.
     */
    String facts() {
        if (!dealt()) {
            throw new Disagreement("neither pairs nor a result are known of " + this);
        }
        return "facts:P=" + total(player) + " B=" + total(banker) + (natural() ? " natural" : "") + " player-pair="
                + pair(player) + " banker-pair=" + pair(banker);
    }

    List<String> leftOver() {
        return leftOver;
    }

    @Override
    public String toString() {
        return "P=" + player + " B=" + banker + " left over " + leftOver;
    }
}
