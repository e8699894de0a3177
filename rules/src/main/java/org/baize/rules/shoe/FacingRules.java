package org.baize.rules.shoe;

import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.preparation.Approval;

/**
 * Whether cards lie face up or face down, and who turns them.
 *
 * @param facings what may be chosen; usually face up only
 * @param appointed who names those that expose face-down hands; empty where none lie face down
 */
public record FacingRules(List<Ruled<Facing>> facings, Optional<Ruled<Approval>> appointed) {

    /** How the cards are dealt. */
    public enum Facing {
        FACE_UP,
        FACE_DOWN
    }

    /** Somebody who may turn a hand. */
    public sealed interface Exposer {

        /** The dealer of the table. */
        record TheDealer() implements Exposer {}

        /** A patron, at that terminal. */
        record Patron(String terminal) implements Exposer {}
    }

    /** Who turns which hand in one round, as somebody in authority named them. */
    public record Exposure(List<Exposer> playerHand, List<Exposer> bankerHand) {

        public Exposure {
            playerHand = List.copyOf(playerHand);
            bankerHand = List.copyOf(bankerHand);
        }

        List<Exposer> of(Side side) {
            return switch (side) {
                case PLAYER -> playerHand;
                case BANKER -> bankerHand;
            };
        }
    }

    public FacingRules {
        facings = List.copyOf(facings);
    }

    /** Whether the rounds from the next one on may be dealt this way. */
    public Verdict mayChoose(Facing facing, boolean roundInProgress) {
        Optional<Ruled<Facing>> known =
                facings.stream().filter(ruled -> ruled.value() == facing).findFirst();
        if (known.isEmpty()) {
            return Verdict.refuse(
                    ShoeRefusal.FACING_NOT_KNOWN, facings.getFirst().rule());
        }
        return roundInProgress
                ? Verdict.refuse(ShoeRefusal.NOT_BETWEEN_ROUNDS, known.get().rule())
                : Verdict.permit(known.get().rule());
    }

    /** Whether this person may name who turns the hands. */
    public Verdict mayAppoint(Role role) {
        return appointed
                .map(by -> by.value().givenBy(role)
                        ? Verdict.permit(by.rule())
                        : Verdict.refuse(ShoeRefusal.NOT_AUTHORISED, by.rule()))
                .orElseGet(() -> Verdict.refuse(
                        ShoeRefusal.FACING_NOT_KNOWN, facings.getFirst().rule()));
    }

    /** Whether this one gets the control that turns that hand; until then its faces are shown to nobody. */
    public Verdict mayExpose(Exposure named, Side side, Exposer who) {
        return appointed
                .map(by -> named.of(side).contains(who)
                        ? Verdict.permit(by.rule())
                        : Verdict.refuse(ShoeRefusal.NOT_THE_ONE_WHO_EXPOSES, by.rule()))
                .orElseGet(() -> Verdict.refuse(
                        ShoeRefusal.FACING_NOT_KNOWN, facings.getFirst().rule()));
    }
}
