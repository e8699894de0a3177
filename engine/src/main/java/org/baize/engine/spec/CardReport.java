package org.baize.engine.spec;

import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;

/**
 * What somebody says about cards that went wrong.
 *
 * @param order the cards of the coup in the true order of draw; empty where the record stands
 * @param device the spare shoe or the shuffler that takes the cards over
 * @param removed damaged cards that were taken out
 * @param added the cards that came in for them
 */
public record CardReport(String note, List<Card> order, Optional<String> device, List<Card> removed, List<Card> added) {

    public CardReport {
        order = List.copyOf(order);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
    }

    public static CardReport noting(String note) {
        return new CardReport(note, List.of(), Optional.empty(), List.of(), List.of());
    }

    public static CardReport ofOrder(String note, List<Card> order) {
        return new CardReport(note, order, Optional.empty(), List.of(), List.of());
    }
}
