package org.baize.rules.baccarat;

/** What became of a card that was drawn. An irregular card is a value; the shoe's rules say what follows from it. */
public sealed interface Placement {

    /** The coup after the card. */
    Coup coup();

    /** The card lies where it belongs. */
    record InPlace(Coup coup) implements Placement {}

    /**
     * The card was laid on the wrong hand and goes to the hand whose card was due: MTTG 8.8(a), (d), Mini 12.1, Rapid
     * 11.8.3.
     */
    record Moved(Coup coup, Side from) implements Placement {}

    /** No card was due; the coup is as it was and the card is in excess. */
    record Excess(Coup coup, Card card) implements Placement {}
}
