package org.baize.rules.wager;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.game.Bet;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.DifferentialRules.Test;

/** Player and Banker at a table that limits how far they may be apart. */
final class Sides<B extends Bet> {

    private final DifferentialRules rules;
    private final long limitCents;
    private final List<B> player;
    private final List<B> banker;

    private Sides(DifferentialRules rules, long limitCents, Offer<B> offer) {
        this.rules = rules;
        this.limitCents = limitCents;
        this.player = offer.betsOf(List.of(rules.playerLine()));
        this.banker = offer.betsOf(List.of(rules.bankerLine()));
    }

    /** Empty where the text knows no differential or the table has none. */
    static <B extends Bet> Optional<Sides<B>> of(SharedRules shared, Offer<B> offer) {
        OptionalLong limit = offer.limits().differentialCents();
        return limit.isEmpty()
                ? Optional.empty()
                : shared.differential().map(rules -> new Sides<>(rules, limit.getAsLong(), offer));
    }

    RuleId rule() {
        return rules.rule();
    }

    boolean concern(B bet) {
        return player.contains(bet) || banker.contains(bet);
    }

    /** What counts of one player: the locked stakes where the text asks to confirm, else all that lies there. */
    SideTotals countedOf(Holding<B> holding) {
        return switch (rules.test()) {
            case AT_CONFIRM -> new SideTotals(lockedOn(player, holding), lockedOn(banker, holding));
            case AT_PLACING_AND_CLOSE -> allOf(holding);
        };
    }

    /** Would so much more on the bet be too much? */
    boolean barPlacing(Holding<B> holding, B bet, long moreCents, SideTotals others) {
        if (rules.test() != Test.AT_PLACING_AND_CLOSE || !concern(bet)) {
            return false;
        }
        SideTotals before = others.plus(countedOf(holding));
        SideTotals more = player.contains(bet) ? new SideTotals(moreCents, 0) : new SideTotals(0, moreCents);
        return rules.tooFarApart(before, before.plus(more), limitCents);
    }

    /** Would it be too much if everything that is pending were to count? */
    boolean barConfirm(Holding<B> holding, SideTotals others) {
        return rules.tooFarApart(others.plus(countedOf(holding)), others.plus(allOf(holding)), limitCents);
    }

    private SideTotals allOf(Holding<B> holding) {
        return new SideTotals(
                lockedOn(player, holding) + pendingOn(player, holding),
                lockedOn(banker, holding) + pendingOn(banker, holding));
    }

    private static <B extends Bet> long lockedOn(List<B> side, Holding<B> holding) {
        long cents = 0;
        for (B bet : side) {
            cents += holding.lockedCents(bet);
        }
        return cents;
    }

    private static <B extends Bet> long pendingOn(List<B> side, Holding<B> holding) {
        long cents = 0;
        for (B bet : side) {
            cents += holding.pendingCents(bet);
        }
        return cents;
    }
}
