package org.baize.rules.wager;

import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/**
 * One thing that was not done, or not done whole.
 *
 * @param bet which bet; empty where the whole act is refused
 * @param askedCents what was asked, or what lay there
 * @param keptCents how much of it was done or stays
 */
public record Refusal<B extends Bet>(Optional<B> bet, long askedCents, long keptCents, Reason reason, RuleId rule) {

    static <B extends Bet> Refusal<B> of(B bet, long askedCents, Reason reason, RuleId rule) {
        return new Refusal<>(Optional.of(bet), askedCents, 0, reason, rule);
    }

    static <B extends Bet> Refusal<B> ofAct(Reason reason, RuleId rule) {
        return new Refusal<>(Optional.empty(), 0, 0, reason, rule);
    }
}
