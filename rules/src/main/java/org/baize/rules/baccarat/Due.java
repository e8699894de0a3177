package org.baize.rules.baccarat;

import java.util.Optional;

/** Where the next card of a coup goes. */
public enum Due {
    PLAYER_FIRST(Side.PLAYER),
    BANKER_FIRST(Side.BANKER),
    PLAYER_SECOND(Side.PLAYER),
    BANKER_SECOND(Side.BANKER),
    PLAYER_THIRD(Side.PLAYER),
    BANKER_THIRD(Side.BANKER),
    /** No card is due: the coup is decided. */
    COMPLETE();

    private final Optional<Side> side;

    Due(Side side) {
        this.side = Optional.of(side);
    }

    Due() {
        this.side = Optional.empty();
    }

    public Optional<Side> side() {
        return side;
    }
}
