package org.baize.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.Payoff;
import org.baize.rules.game.Section;
import org.baize.rules.rulebook.Rulebooks;

/** What the wagers of one request return, as the pay table says. */
record Settlement(SettlementRequest request, List<Settled> wagers) {

    /** One wager settled; a section is settled piece by piece and has no payoff of its own. */
    record Settled(String bet, long stakeCents, Optional<Payoff> payoff, List<Settled> pieces) {

        long returnCents() {
            return payoff.map(own -> own.returnCents(stakeCents))
                    .orElseGet(() ->
                            pieces.stream().mapToLong(Settled::returnCents).sum());
        }

        long commissionCents() {
            return payoff.map(own -> own.commissionCents(stakeCents))
                    .orElseGet(() ->
                            pieces.stream().mapToLong(Settled::commissionCents).sum());
        }

        /** What is won beside the stake; the stake of a lost or returned wager is no winnings. */
        long winningsCents() {
            return payoff.map(own -> own instanceof Payoff.Win ? returnCents() - stakeCents : 0)
                    .orElseGet(() ->
                            pieces.stream().mapToLong(Settled::winningsCents).sum());
        }

        String sentence() {
            String wager = bet + " " + Dollars.text(stakeCents);
            return payoff.map(own -> wager + " " + verb(own) + ", returns " + Dollars.text(returnCents()) + "  ["
                            + own.rule() + "]")
                    .orElseGet(
                            () -> wager + " in " + pieces.size() + " wagers, returns " + Dollars.text(returnCents()));
        }

        private static String verb(Payoff payoff) {
            return switch (payoff) {
                case Payoff.Win win
                when win.commissionPercent() > 0 ->
                    "wins at " + win.odds() + " less " + win.commissionPercent() + " % commission";
                case Payoff.Win win -> "wins at " + win.odds();
                case Payoff.Standoff standoff -> "stands off";
                case Payoff.Loss loss -> "loses";
            };
        }

        Map<String, Object> tree() {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("bet", bet);
            tree.put("stakeCents", stakeCents);
            tree.put("returnCents", returnCents());
            tree.put("winningsCents", winningsCents());
            tree.put("commissionCents", commissionCents());
            payoff.ifPresent(own -> {
                tree.put("result", result(own));
                if (own instanceof Payoff.Win win) {
                    tree.put("odds", win.odds().toString());
                }
                tree.put("rule", own.rule().toString());
            });
            if (!pieces.isEmpty()) {
                tree.put("pieces", pieces.stream().map(Settled::tree).toList());
            }
            return tree;
        }

        private static String result(Payoff payoff) {
            return switch (payoff) {
                case Payoff.Win win -> "win";
                case Payoff.Standoff standoff -> "standoff";
                case Payoff.Loss loss -> "loss";
            };
        }
    }

    static Settlement of(SettlementRequest request) {
        return settle(request, Rulebooks.byId(request.rulebook()).game(request.game()));
    }

    private static <B extends Bet, O extends Outcome> Settlement settle(SettlementRequest request, Game<B, O> game) {
        O outcome = game.grammar().outcome(request.outcome());
        List<Settled> settled = new ArrayList<>();
        for (SettlementRequest.Wager wager : request.wagers()) {
            settled.add(settle(wager, game, outcome));
        }
        return new Settlement(request, List.copyOf(settled));
    }

    private static <B extends Bet, O extends Outcome> Settled settle(
            SettlementRequest.Wager wager, Game<B, O> game, O outcome) {
        Optional<Section<B>> section = game.section(wager.bet());
        if (section.isPresent()) {
            return settle(section.get(), wager.stakeCents(), game, outcome);
        }
        B bet = game.grammar().bet(wager.bet());
        if (!game.payTable().offers(bet)) {
            throw BadTextException.of(wager.bet(), "is not a bet of " + game.id());
        }
        return settle(bet, wager.stakeCents(), game, outcome);
    }

    private static <B extends Bet, O extends Outcome> Settled settle(
            B bet, long stakeCents, Game<B, O> game, O outcome) {
        int whole = game.payTable().scale(bet);
        if (stakeCents % whole != 0) {
            throw new BadInputException("'" + bet.text() + "' takes multiples of " + whole
                    + " cents, so that no return is part of a cent; " + stakeCents + " is none");
        }
        return new Settled(bet.text(), stakeCents, Optional.of(game.payTable().payoff(bet, outcome)), List.of());
    }

    private static <B extends Bet, O extends Outcome> Settled settle(
            Section<B> section, long stakeCents, Game<B, O> game, O outcome) {
        if (stakeCents % section.chips() != 0) {
            throw new BadInputException("'" + section.text() + "' takes " + section.chips() + " chips of one value: "
                    + stakeCents + " cents cannot be divided by " + section.chips());
        }
        long chipCents = stakeCents / section.chips();
        List<Settled> pieces = section.pieces().stream()
                .map(piece -> settle(piece.bet(), chipCents * piece.chips(), game, outcome))
                .toList();
        return new Settled(section.text(), stakeCents, Optional.empty(), pieces);
    }

    long stakeCents() {
        return wagers.stream().mapToLong(Settled::stakeCents).reduce(0, Math::addExact);
    }

    long returnCents() {
        return wagers.stream().mapToLong(Settled::returnCents).reduce(0, Math::addExact);
    }

    Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("rulebook", request.rulebook());
        tree.put("game", request.game());
        tree.put("outcome", request.outcome());
        tree.put("wagers", wagers.stream().map(Settled::tree).toList());
        tree.put("stakeCents", stakeCents());
        tree.put("returnCents", returnCents());
        return tree;
    }
}
