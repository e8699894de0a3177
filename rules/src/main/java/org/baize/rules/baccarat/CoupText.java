package org.baize.rules.baccarat;

import java.util.Arrays;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baize.rules.game.BadTextException;

/**
 * Two hands as somebody wrote them: {@code coup:P=KH,4S B=9C,9D}. Writing them down is not yet a lawful deal; {@link
 * #coup()} deals them again and refuses, with the reason, what breaks the tableau.
 */
public record CoupText(Hand player, Hand banker) {

    static final String PREFIX = "coup:";

    private static final Pattern HANDS = Pattern.compile(PREFIX + "P=(\\S*) B=(\\S*)");

    public static CoupText parse(String text) {
        Matcher hands = HANDS.matcher(text.strip());
        if (!hands.matches()) {
            throw BadTextException.of(text, "is not a coup, such as coup:P=KH,4S B=9C,9D");
        }
        return new CoupText(hand(text, hands.group(1)), hand(text, hands.group(2)));
    }

    private static Hand hand(String text, String cards) {
        if (cards.isEmpty()) {
            return Hand.EMPTY;
        }
        String[] faces = cards.split(",", -1);
        if (faces.length > Hand.MOST_CARDS) {
            throw BadTextException.of(text, "has a hand of " + faces.length + " cards: three is the most");
        }
        return new Hand(Arrays.stream(faces).map(Card::parse).toList());
    }

    public String text() {
        return PREFIX + "P=" + player.text() + " B=" + banker.text();
    }

    /** The coup that these hands are, complete or not, dealt in the only order there is. */
    public Coup coup() {
        Iterator<Card> playerCards = player.cards().iterator();
        Iterator<Card> bankerCards = banker.cards().iterator();
        Coup coup = Coup.START;
        while (playerCards.hasNext() || bankerCards.hasNext()) {
            Coup before = coup;
            Iterator<Card> cards = switch (before.due().side().orElseThrow(() -> surplus(before))) {
                case PLAYER -> playerCards;
                case BANKER -> bankerCards;
            };
            if (!cards.hasNext()) {
                throw missing(before);
            }
            coup = before.draw(cards.next()).coup();
        }
        return coup;
    }

    /** The facts of these hands, which must be a complete coup. */
    public CoupOutcome outcome() {
        Coup coup = coup();
        if (!coup.complete()) {
            throw missing(coup);
        }
        return CoupOutcome.of(coup);
    }

    private BadTextException surplus(Coup coup) {
        return BadTextException.of(text(), "has a card too many after " + coup + ": " + coup.explanation());
    }

    private BadTextException missing(Coup coup) {
        return BadTextException.of(text(), "lacks a card after " + coup + ": " + coup.explanation());
    }

    @Override
    public String toString() {
        return text();
    }
}
