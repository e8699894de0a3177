package org.baize.rules.round;

import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How a round begins and when it is over.
 *
 * @param onlyOnce the rule by which an open period is not opened again
 * @param commencement when the round counts as begun
 * @param end what must be done before the next round opens
 */
public record OpeningRules(
        Ruled<Opener> opener, RuleId onlyOnce, Ruled<Commencement> commencement, Ruled<RoundEnd> end) {

    /**
     * How the table stands when somebody wants to open betting.
     *
     * @param latest phase of the latest round of this table; {@link RoundPhase#IDLE} before the first
     * @param cardsDiscarded whether all cards of that round lie in the discard rack; true where there are no cards
     * @param ready whether everything the game needs is there, such as a burnt shoe or a wheel in service
     */
    public record Table(RoundPhase latest, boolean cardsDiscarded, boolean ready) {}

    public Verdict mayOpen(Role who, Table table) {
        if (who != opener.value().by()) {
            boolean byItself = opener.value().by() == Role.DEVICE;
            return Verdict.refuse(byItself ? RoundReason.OPENS_BY_ITSELF : RoundReason.DEALER_NEEDED, opener.rule());
        }
        if (table.latest() == RoundPhase.BETTING) {
            return Verdict.refuse(RoundReason.ALREADY_OPEN, onlyOnce);
        }
        if (table.latest().running()) {
            return Verdict.refuse(RoundReason.ROUND_UNRESOLVED, opener.rule());
        }
        if (end.value() == RoundEnd.CARDS_DISCARDED && !table.cardsDiscarded()) {
            return Verdict.refuse(RoundReason.CARDS_NOT_DISCARDED, end.rule());
        }
        return table.ready() ? Verdict.permit(opener.rule()) : Verdict.refuse(RoundReason.NOT_READY, opener.rule());
    }
}
