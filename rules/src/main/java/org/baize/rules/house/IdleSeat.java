package org.baize.rules.house;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Holding a place without wagering.
 *
 * @param rounds how many rounds in a row make a seat idle; empty where the house chooses the number
 * @param onlyWhenFull whether it matters only while every other seat is taken
 */
public record IdleSeat(Optional<Integer> rounds, boolean onlyWhenFull, IdleRemedy remedy, RuleId rule) {

    /** What the house begins with where the text fixes no number. */
    public static final int USUAL_HOUSE_ROUNDS = 10;

    /**
     * What to do about a seat after a round.
     *
     * @param history the rounds at this seat, latest last; a wager in any game of the terminal makes the round WAGERED
     * @param houseRounds the number that the house chose, used where the text fixes none
     */
    public Optional<Ruled<IdleRemedy>> after(List<SeatRound> history, boolean everyOtherSeatTaken, int houseRounds) {
        boolean idle = idleRounds(history) >= rounds.orElse(houseRounds);
        return idle && (everyOtherSeatTaken || !onlyWhenFull)
                ? Optional.of(new Ruled<>(remedy, rule))
                : Optional.empty();
    }

    /** Rounds without a wager since the last one with; rounds without betting and void rounds count neither way. */
    public static int idleRounds(List<SeatRound> history) {
        int idle = 0;
        for (SeatRound round : history) {
            idle = switch (round) {
                case WAGERED -> 0;
                case NO_WAGER, WAGER_DROPPED -> idle + 1;
                case NO_BETTING, VOID -> idle;
            };
        }
        return idle;
    }
}
