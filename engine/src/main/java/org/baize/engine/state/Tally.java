package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.DrawnCard;

/**
 * Where the cards went that are neither in the shoe nor in the coup.
 *
 * @param discarded in the discard rack, the burned ones not counted
 * @param aside left the shoe when none was due, and wait for a decision
 * @param shuffler the machine that shuffled the present shoe, if one did
 * @param dealtLast of the games of one dealer, this one was dealt last
 * @param counted the newest count since the table was opened or closed and since a card was dealt
 */
public record Tally(
        int discarded,
        List<DrawnCard> aside,
        boolean dealtLast,
        Optional<String> shuffler,
        Optional<CardCheck> counted) {

    public static final Tally NONE = new Tally(0, List.of(), false, Optional.empty(), Optional.empty());

    public Tally {
        aside = List.copyOf(aside);
    }

    public Tally discarding(int cards) {
        return new Tally(discarded + cards, aside, dealtLast, shuffler, counted);
    }

    public Tally asideToo(DrawnCard card) {
        List<DrawnCard> more = new ArrayList<>(aside);
        more.add(card);
        return new Tally(discarded, more, dealtLast, shuffler, counted);
    }

    public Tally nothingAside() {
        return new Tally(discarded, List.of(), dealtLast, shuffler, counted);
    }

    public Tally dealtLast(boolean last) {
        return new Tally(discarded, aside, last, shuffler, counted);
    }

    public Tally shuffledBy(Optional<String> machine) {
        return new Tally(discarded, aside, dealtLast, machine, counted);
    }

    public Tally counting(Optional<CardCheck> newest) {
        return new Tally(discarded, aside, dealtLast, shuffler, newest);
    }
}
