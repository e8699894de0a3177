package org.baize.rules.baccarat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Deals every reachable pattern of ranks, card by card, as a tree. Suits come where they matter: in the pairs. */
final class EveryCoup {

    private static final List<Card> HEARTS = Arrays.stream(Rank.values())
            .map(rank -> new Card(rank, Suit.HEARTS))
            .toList();

    private EveryCoup() {}

    /** Shows each coup on the way, from the one with no cards to the complete ones. */
    static void visit(Consumer<Coup> visitor) {
        visit(Coup.START, visitor);
    }

    private static void visit(Coup coup, Consumer<Coup> visitor) {
        visitor.accept(coup);
        if (!coup.complete()) {
            HEARTS.forEach(card -> visit(coup.draw(card).coup(), visitor));
        }
    }

    /** One coup for each outcome that cards can bring about. */
    static Map<CoupOutcome, Coup> byOutcome() {
        return ByOutcome.COUPS;
    }

    private static final class ByOutcome {
        private static final Map<CoupOutcome, Coup> COUPS = new LinkedHashMap<>();

        static {
            visit(coup -> {
                if (coup.complete() && !COUPS.containsKey(CoupOutcome.of(coup))) {
                    inAllSuits(coup).forEach(suited -> COUPS.putIfAbsent(CoupOutcome.of(suited), suited));
                }
            });
        }

        /** The second card of each hand in all four suits: a pair then shows all its kinds. */
        private static List<Coup> inAllSuits(Coup coup) {
            return Arrays.stream(Suit.values())
                    .flatMap(player -> Arrays.stream(Suit.values()).map(banker -> suited(coup, player, banker)))
                    .toList();
        }

        private static Coup suited(Coup coup, Suit player, Suit banker) {
            List<Card> cards = new ArrayList<>(coup.cards());
            cards.set(2, new Card(cards.get(2).rank(), player));
            cards.set(3, new Card(cards.get(3).rank(), banker));
            return Coup.reconstruct(cards).coup();
        }
    }
}
