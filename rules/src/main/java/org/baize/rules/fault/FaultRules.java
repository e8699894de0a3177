package org.baize.rules.fault;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * What one text does about malfunctions, voids and corrections.
 *
 * @param malfunctions empty where the text does not speak of any
 * @param errors rounds settled wrongly
 * @param claims players' claims, where the text says who decides them
 * @param stakesBack the rule by which whatever is void goes back
 */
public record FaultRules(
        Optional<MalfunctionRules> malfunctions, ErrorRules errors, Optional<ClaimRules> claims, RuleId stakesBack) {

    /**
     * What making a round void does to one account, before or after it was settled.
     *
     * @param creditedCents what the round has credited so far, earlier returns included
     * @param stakeCents all stakes of that account in the round
     */
    public Ruled<Correction> voiding(Account account, long creditedCents, long stakeCents) {
        return new Ruled<>(Correction.voiding(account, creditedCents, stakeCents), stakesBack);
    }
}
