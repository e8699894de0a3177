package org.baize.rules.round;

import org.baize.rules.law.Reason;

/** Why the course of a round refuses something, in the order of the checks. */
public enum RoundReason implements Reason {
    OPENS_BY_ITSELF("This game opens betting by itself."),
    DEALER_NEEDED("Only a dealer who is signed in may do this."),
    SUPERVISOR_NEEDED("A supervisor has to order this."),
    OPERATOR_NEEDED("Only the operator sets the length of the wagering period."),
    ALREADY_OPEN("Betting is already open."),
    ROUND_UNRESOLVED("The last round is not settled yet."),
    CARDS_NOT_DISCARDED("The cards of the last round are not in the discard rack yet."),
    NOT_READY("The table is not ready for a new round."),
    NOT_OPEN_YET("Betting is not open yet."),
    NO_MORE_BETS("Betting is closed."),
    CLOSED_BY_TIMER("The wagering period ends by the clock, not by hand."),
    CLOSED_BY_DEALER("Betting ends when the dealer calls no more bets."),
    NOT_OFFERED_TO_ALL("Some terminal has not been offered this round yet."),
    WINDOW_TOO_SHORT("Betting has not been open long enough on every terminal."),
    WAGERS_PLACED("Somebody has wagered, so betting stays closed."),
    NOBODY_WAGERED("Nobody has wagered; nothing is dealt while betting can be held open."),
    SOURCE_NOT_ACCEPTED("This source does not decide a result."),
    RESULT_NEEDS_SUPERVISOR("Only a supervisor may enter this result."),
    NO_ROUND("There is no round that waits for a result."),
    STILL_OPEN("Betting is still open."),
    ALREADY_RESOLVED("This round is already settled or void."),
    NO_RESULT("There is no result to settle yet."),
    RESULT_CONTRADICTED("The result does not agree with what was dealt."),
    CONTRADICTION_NEEDS_SUPERVISOR("The result is in doubt; a supervisor has to decide it."),
    NOT_CONFIRMED("The dealer has not confirmed the result.");

    private final String sentence;

    RoundReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
