package org.baize.engine.records;

import java.util.List;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.Play;

/** A touch in words, with bets as the game writes them. */
public final class TouchText {

    private final Play<?, ?> play;

    public TouchText(Play<?, ?> play) {
        this.play = play;
    }

    public String of(WagerCommand touch) {
        return switch (touch) {
            case WagerCommand.Place place -> "place " + money(place.cents()) + " on " + bet(place.bet());
            case WagerCommand.Move move ->
                "move " + money(move.shift().cents()) + " from "
                        + bet(move.shift().from()) + " to " + bet(move.shift().to());
            case WagerCommand.Remove remove -> "remove " + money(remove.cents()) + " from " + bet(remove.bet());
            case WagerCommand.Undo _ -> "undo";
            case WagerCommand.Clear _ -> "clear";
            case WagerCommand.Repeat _ -> "repeat";
            case WagerCommand.DoubleUp _ -> "double";
            case WagerCommand.PlaceSection section ->
                "place " + money(section.unitCents()) + " on each of " + section.section();
            case WagerCommand.PlaceMaximum maximum -> "place the maximum on " + bets(maximum.bets());
            case WagerCommand.Enter enter ->
                "enter " + money(enter.cents()) + " of " + enter.means() + " on " + bet(enter.bet());
            case WagerCommand.Confirm _ -> "confirm";
        };
    }

    private String bets(List<Integer> bets) {
        return String.join(", ", bets.stream().map(this::bet).toList());
    }

    /** What was touched may be no bet at all. */
    private String bet(int bet) {
        return play.knows(bet) ? play.payTable().bets().get(bet).text() : "no bet (" + bet + ")";
    }

    /** Dollars and cents. */
    static String money(long cents) {
        return (cents < 0 ? "-" : "") + Math.abs(cents / 100) + "." + pad(Math.abs(cents % 100), 2);
    }

    static String pad(long number, int digits) {
        String text = Long.toString(number);
        return "0".repeat(Math.max(0, digits - text.length())) + text;
    }
}
