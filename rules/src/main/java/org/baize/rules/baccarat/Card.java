package org.baize.rules.baccarat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.baize.rules.game.BadTextException;

/** One card face. Text: rank and suit, {@code KH}, {@code 10D}; {@code TD} is read too. */
public record Card(Rank rank, Suit suit) {

    /** The 52 faces, rank by rank. */
    public static final List<Card> FACES = faces();

    /** Its place in {@link #FACES}. */
    public int index() {
        return FACES.indexOf(this);
    }

    public int points() {
        return rank.points();
    }

    public String text() {
        return rank.text() + suit.text();
    }

    public static Card parse(String text) {
        String upper = text.strip().toUpperCase(Locale.ROOT);
        String face = upper.startsWith("T") ? "10" + upper.substring(1) : upper;
        return FACES.stream()
                .filter(card -> card.text().equals(face))
                .findFirst()
                .orElseThrow(() -> BadTextException.of(
                        text, "is not a card: a rank A, 2 to 10, J, Q, K and a suit H, C, D, S, such as KH or 10D"));
    }

    private static List<Card> faces() {
        List<Card> faces = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            for (Suit suit : Suit.values()) {
                faces.add(new Card(rank, suit));
            }
        }
        return List.copyOf(faces);
    }

    @Override
    public String toString() {
        return text();
    }
}
