package org.baize.rules.baccarat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The cards of one side, in the order they were drawn; none to three. */
public record Hand(List<Card> cards) {

    public static final Hand EMPTY = new Hand(List.of());

    private static final int INITIAL_CARDS = 2;
    static final int MOST_CARDS = 3;
    public static final int LEAST_NATURAL = 8;

    public Hand {
        cards = List.copyOf(cards);
        if (cards.size() > MOST_CARDS) {
            throw new IllegalArgumentException("a hand has three cards at most: " + cards);
        }
    }

    public Hand with(Card card) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return new Hand(more);
    }

    public int size() {
        return cards.size();
    }

    /** Sum of the points without its tens digit. */
    public int total() {
        return total(cards);
    }

    /** Total of the first two cards, which the tableau looks at. */
    public int initialTotal() {
        return total(cards.subList(0, Math.min(size(), INITIAL_CARDS)));
    }

    /** Eight or nine on the first two cards; three cards never make a natural. */
    public boolean natural() {
        return size() == INITIAL_CARDS && total() >= LEAST_NATURAL;
    }

    public Optional<Card> third() {
        return size() == MOST_CARDS ? Optional.of(cards.getLast()) : Optional.empty();
    }

    /** Kind of the first two cards whatever the third is; empty while there are fewer than two. */
    public Optional<PairKind> pair() {
        return size() < INITIAL_CARDS ? Optional.empty() : Optional.of(PairKind.of(cards.get(0), cards.get(1)));
    }

    /** The cards with commas between: {@code KH,4S}. */
    public String text() {
        return cards.stream().map(Card::text).collect(Collectors.joining(","));
    }

    private static int total(List<Card> cards) {
        int sum = 0;
        for (Card card : cards) {
            sum += card.points();
        }
        return sum % 10;
    }

    @Override
    public String toString() {
        return text();
    }
}
