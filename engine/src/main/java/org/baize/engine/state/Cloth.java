package org.baize.engine.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What a table knows of its cloth beside the chips on it.
 *
 * @param hands which boxes were named in this round
 * @param markers one for each maximum on a number in this round
 * @param laid stake buttons so far; the next gets the number after it
 * @param buttons cash wagers of this round whose cash is not counted
 * @param colours by terminal
 */
public record Cloth(
        List<Hand> hands, List<Marker> markers, long laid, List<Button> buttons, Map<Integer, Marking> colours) {

    public static final Cloth BARE = new Cloth(List.of(), List.of(), 0, List.of(), new TreeMap<>());

    public Cloth {
        hands = List.copyOf(hands);
        markers = List.copyOf(markers);
        buttons = List.copyOf(buttons);
        colours = Collections.unmodifiableMap(new TreeMap<>(colours));
    }

    /** The wager of a terminal on that bet lies in that box, as soon as there is one. */
    public record Hand(int terminal, int bet, int box) {}

    /** One marker for the maximum on several bets; it means nothing any more once one of them is taken off. */
    public record Marker(int terminal, List<Integer> bets) {

        public Marker {
            bets = List.copyOf(bets);
        }
    }

    /** A button on a bet; its twin lies with cash that is not counted yet. */
    public record Button(long number, int terminal, int bet, long cents) {}

    /**
     * The colour of one patron's chips.
     *
     * @param account the chip account of that patron; whoever sits there next has no part in it
     * @param chipCents what one chip of that colour is worth
     * @param badge a badge shows what it is worth
     */
    public record Marking(long account, String colour, long chipCents, boolean badge) {}

    public OptionalInt boxOf(int terminal, int bet) {
        return hands.stream()
                .filter(hand -> hand.terminal() == terminal && hand.bet() == bet)
                .mapToInt(Hand::box)
                .findFirst();
    }

    public Optional<Button> button(int terminal, long number) {
        return buttons.stream()
                .filter(button -> button.terminal() == terminal && button.number() == number)
                .findFirst();
    }

    /** The colour that the patron at this terminal has now. */
    public Optional<Marking> colourOf(Terminal terminal) {
        return Optional.ofNullable(colours.get(terminal.number()))
                .filter(marking -> marking.account() == terminal.status().accountNumber());
    }

    public Cloth with(Hand hand) {
        List<Hand> more = new ArrayList<>(hands);
        more.removeIf(other -> other.terminal() == hand.terminal() && other.bet() == hand.bet());
        more.add(hand);
        return new Cloth(more, markers, laid, buttons, colours);
    }

    public Cloth with(Marker marker) {
        List<Marker> more = new ArrayList<>(markers);
        more.remove(marker);
        more.add(marker);
        return new Cloth(hands, more, laid, buttons, colours);
    }

    public Cloth with(Button button) {
        List<Button> more = new ArrayList<>(buttons);
        more.add(button);
        return new Cloth(hands, markers, button.number(), more, colours);
    }

    public Cloth withoutButton(long number) {
        return new Cloth(
                hands,
                markers,
                laid,
                buttons.stream().filter(button -> button.number() != number).toList(),
                colours);
    }

    /** The terminal takes no more part in the round: its cash goes back uncounted. */
    public Cloth withoutButtonsOf(int terminal) {
        return new Cloth(
                hands,
                markers,
                laid,
                buttons.stream().filter(button -> button.terminal() != terminal).toList(),
                colours);
    }

    public Cloth with(int terminal, Marking marking) {
        Map<Integer, Marking> more = new TreeMap<>(colours);
        more.put(terminal, marking);
        return new Cloth(hands, markers, laid, buttons, more);
    }

    /** The round is over: every box is free, and no cash waits. Colours stay with their patrons. */
    public Cloth cleared() {
        return hands.isEmpty() && markers.isEmpty() && buttons.isEmpty()
                ? this
                : new Cloth(List.of(), List.of(), laid, List.of(), colours);
    }
}
