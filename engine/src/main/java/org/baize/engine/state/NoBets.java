package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Coups on which nobody may wager: how many there were, and what patrons wish.
 *
 * @param inARow since the last coup with betting
 * @param asked terminals whose patrons ask for one
 * @param agreed terminals whose patrons consent
 * @param extra a supervisor has extra rounds dealt until somebody wagers
 */
public record NoBets(int inARow, List<Integer> asked, List<Integer> agreed, boolean extra) {

    public static final NoBets NONE = new NoBets(0, List.of(), List.of(), false);

    public NoBets {
        asked = List.copyOf(asked);
        agreed = List.copyOf(agreed);
    }

    /** Who asks for one also consents to it. */
    public NoBets asking(int terminal) {
        return new NoBets(inARow, with(asked, terminal), with(agreed, terminal), extra);
    }

    public NoBets answering(int terminal, boolean agrees) {
        List<Integer> others = others(agreed, terminal);
        return new NoBets(inARow, asked, agrees ? with(others, terminal) : others, extra);
    }

    /** Who has left neither asks nor consents. */
    public NoBets without(int terminal) {
        return new NoBets(inARow, others(asked, terminal), others(agreed, terminal), extra);
    }

    /** A wish is good for one coup. */
    public NoBets after(int nowInARow) {
        return new NoBets(nowInARow, List.of(), List.of(), extra);
    }

    public NoBets extra(boolean on) {
        return new NoBets(inARow, asked, agreed, on);
    }

    private static List<Integer> others(List<Integer> terminals, int terminal) {
        return terminals.stream().filter(one -> one != terminal).toList();
    }

    private static List<Integer> with(List<Integer> terminals, int terminal) {
        List<Integer> more = new ArrayList<>(terminals);
        if (!more.contains(terminal)) {
            more.add(terminal);
        }
        return more;
    }
}
