package org.baize.engine.state;

import org.baize.rules.cash.AccountState;

/**
 * How a terminal stands.
 *
 * @param accountNumber the number of its latest chip account; 0 before the first
 * @param roundsPlayed rounds in which it had a wager that was settled
 * @param roundsWon of these, the rounds that credited more than was staked
 */
public record TerminalStatus(AccountState account, long accountNumber, long roundsPlayed, long roundsWon) {

    public static final TerminalStatus FRESH = new TerminalStatus(AccountState.NONE, 0, 0, 0);

    public TerminalStatus withAccount(AccountState state, long numbered) {
        return new TerminalStatus(state, numbered, roundsPlayed, roundsWon);
    }

    /** A round that was counted counts otherwise now. */
    public TerminalStatus recounted(int playedMore, int wonMore) {
        return new TerminalStatus(account, accountNumber, roundsPlayed + playedMore, roundsWon + wonMore);
    }

    public TerminalStatus afterRound(boolean won) {
        return new TerminalStatus(account, accountNumber, roundsPlayed + 1, roundsWon + (won ? 1 : 0));
    }
}
