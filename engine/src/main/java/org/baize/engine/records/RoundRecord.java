package org.baize.engine.records;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.Signature;
import org.baize.rules.law.RuleId;

/**
 * One round as the log tells it.
 *
 * @param present who was signed on at the table when it began
 * @param deeds what happened at the table, in its order: betting, dealing, results, faults and acts with their
 *     signatures
 * @param seats what each terminal did and got
 */
public record RoundRecord(
        int table, long round, String rulebookId, List<Signature> present, List<Deed> deeds, List<Seat> seats) {

    public RoundRecord {
        present = List.copyOf(present);
        deeds = List.copyOf(deeds);
        seats = List.copyOf(seats);
    }

    /** One event and when the floor knew of it. */
    public record Deed(long atMillis, Event event) {}

    /**
     * What one terminal asked for and what it was told, also if it was refused.
     *
     * @param words what was asked, as a person reads it
     */
    public record Touch(long atMillis, Origin from, WagerCommand asked, String words, Answer answer) {}

    /** The stake on one bet. */
    public record Stake(String bet, long cents) {}

    /**
     * A stake, or a part of it, that went back.
     *
     * @param why the reason as a player reads it, or what a person said
     */
    public record Returned(String bet, long cents, String why, RuleId rule) {}

    /**
     * How one wager was settled, the first time or again.
     *
     * @param rule the rule that decided it
     */
    public record Settled(String bet, long stakeCents, String outcome, long creditCents, RuleId rule) {}

    /**
     * One terminal in the round.
     *
     * @param account the chip account that played
     * @param stood what stood at the close
     * @param unexplained what stands in the books and not in the touches on record: it cannot be confirmed from here
     */
    public record Seat(
            int terminal,
            long account,
            List<Touch> touches,
            List<Stake> stood,
            List<Returned> returned,
            List<Settled> settled,
            List<Stake> unexplained) {

        public Seat {
            touches = List.copyOf(touches);
            stood = List.copyOf(stood);
            returned = List.copyOf(returned);
            settled = List.copyOf(settled);
            unexplained = List.copyOf(unexplained);
        }

        /** Whether every wager can be confirmed from the touches on record. */
        public boolean confirmed() {
            return unexplained.isEmpty();
        }
    }

    /** The terminal in the round; where several players followed each other at it, the last of them. */
    public Optional<Seat> seat(int terminal) {
        return seats.stream().filter(seat -> seat.terminal() == terminal).reduce((one, later) -> later);
    }
}
