package org.baize.rules.shoe;

import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.preparation.Approval;

/**
 * Coups on which nobody may wager.
 *
 * @param name what the text calls it
 * @param forced who must approve one that an irregularity forces
 * @param onRequest how patrons get one when they like; empty where they cannot
 */
public record NoBetRules(Ruled<String> name, Ruled<Approval> forced, Optional<OnRequest> onRequest) {

    /**
     * Conditions of a coup without wagers that patrons wish for.
     *
     * @param by who orders it, and which rule wants a patron's request
     * @param unanimity which rule wants every patron to agree
     * @param mostInARow how many may follow each other; forced ones count but are never stopped by it
     */
    public record OnRequest(Ruled<Approval> by, RuleId unanimity, Ruled<Integer> mostInARow) {}

    /** What the patrons at the table said; whoever did not answer did not agree. */
    public record Poll(boolean asked, int patrons, int agreed) {

        public Poll {
            if (agreed > patrons || agreed < 0) {
                throw new IllegalArgumentException(agreed + " of " + patrons + " patrons cannot agree");
            }
        }
    }

    /** Whether a wager is taken on such a coup. */
    public Verdict mayWager(CoupKind kind) {
        return switch (kind) {
            case BETTING -> Verdict.permit(name.rule());
            case NO_BET -> Verdict.refuse(ShoeRefusal.BETTING_CLOSED, name.rule());
        };
    }

    /** Whether this person may have a coup dealt without wagers that an irregularity asks for. */
    public Verdict mayDealForced(Role role) {
        return forced.value().givenBy(role)
                ? Verdict.permit(forced.rule())
                : Verdict.refuse(ShoeRefusal.NOT_AUTHORISED, forced.rule());
    }

    /**
     * Whether this person may order one that the patrons wish for.
     *
     * @param inARow coups without wagers since the last one with betting
     */
    public Verdict mayOrder(Poll poll, int inARow, Role role) {
        return onRequest
                .map(request -> mayOrder(request, poll, inARow, role))
                .orElseGet(() -> Verdict.refuse(ShoeRefusal.ORDER_NOT_KNOWN, name.rule()));
    }

    private static Verdict mayOrder(OnRequest request, Poll poll, int inARow, Role role) {
        RuleId asked = request.by().rule();
        if (!request.by().value().givenBy(role)) {
            return Verdict.refuse(ShoeRefusal.NOT_AUTHORISED, asked);
        }
        if (!poll.asked()) {
            return Verdict.refuse(ShoeRefusal.NOBODY_ASKED, asked);
        }
        if (poll.agreed() < poll.patrons()) {
            return Verdict.refuse(ShoeRefusal.NOT_ALL_AGREE, request.unanimity());
        }
        return inARow < request.mostInARow().value()
                ? Verdict.permit(request.unanimity())
                : Verdict.refuse(
                        ShoeRefusal.TOO_MANY_IN_A_ROW, request.mostInARow().rule());
    }

    /** How many coups without wagers stand in a row after this one. */
    public static int inARowAfter(int inARow, CoupKind kind) {
        return switch (kind) {
            case BETTING -> 0;
            case NO_BET -> inARow + 1;
        };
    }
}
