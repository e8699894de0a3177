package org.baize.rules.baccarat;

/** What the first two cards of a hand are to each other. Each pair is of exactly one kind. */
public enum PairKind {
    /** Different ranks. Ten and king count the same in a hand, yet are no pair. */
    NONE(0),
    /** One red, one black. */
    MIXED(1),
    /** Same colour, different suits. */
    COLOURED(2),
    /** Same suit: the same card out of two decks. */
    PERFECT(3);

    private final int code;

    PairKind(int code) {
        this.code = code;
    }

    /** Small number that packs into the key of an outcome. */
    public int code() {
        return code;
    }

    public static PairKind of(Card first, Card second) {
        if (first.rank() != second.rank()) {
            return NONE;
        }
        if (first.suit() == second.suit()) {
            return PERFECT;
        }
        return first.suit().red() == second.suit().red() ? COLOURED : MIXED;
    }

    public boolean pair() {
        return this != NONE;
    }
}
