package org.baize.engine.state;

import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.RuleId;

/**
 * Why no new wager is taken at a terminal. It never touches credit.
 *
 * @param account the chip account that it binds; 0 while whoever sits there
 * @param game the game that it binds; empty is every game
 * @param paysOut the balance is paid out once no wager lives
 */
public record Bar(FloorReason reason, long account, Optional<GameKind> game, boolean paysOut, RuleId rule) {

    /** Whoever sits there, whatever the game. */
    public static final long ANY_ACCOUNT = 0;

    boolean binds(long accountNumber, GameKind kind) {
        return (account == ANY_ACCOUNT || account == accountNumber)
                && game.filter(other -> other != kind).isEmpty();
    }
}
