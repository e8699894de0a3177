package org.baize.rules.sicbo;

import java.util.List;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Odds;
import org.baize.rules.game.Payoff;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Bets that a text offers in one breath and on the same terms, such as the six doubles.
 *
 * @param name what the text calls them
 * @param odds what is paid, by step: one for most bets, three for a single number
 */
public record SicBoOffer(Name name, List<SicBoBet> bets, RuleId offered, List<Ruled<Odds>> odds, RuleId lost) {

    /**
     * The text's own word for a kind of bet.
     *
     * @param key the word in the key of a line: {@code any-number} in {@code any-number-5}
     * @param title the word that a player reads before the number
     */
    public record Name(String key, String title) {}

    public SicBoOffer {
        bets = List.copyOf(bets);
        odds = List.copyOf(odds);
        if (bets.isEmpty() || odds.isEmpty()) {
            throw new IllegalArgumentException("an offer has bets and odds: " + name);
        }
    }

    /** Where one rule offers the bets, says when they win and what they pay. */
    public static SicBoOffer underOneRule(Name name, List<SicBoBet> bets, Ruled<Odds> odds) {
        return new SicBoOffer(name, bets, odds.rule(), List.of(odds), odds.rule());
    }

    /** One line for each bet: sic bo bets of one kind are bets of their own on the odds page. */
    List<BetLine<SicBoBet>> lines() {
        return bets.stream()
                .map(bet -> new BetLine<>(
                        name.key() + numberOf(bet, "-"), name.title() + numberOf(bet, " "), List.of(bet), offered))
                .toList();
    }

    Payoff payoff(SicBoBet bet, Dice dice) {
        int hits = bet.hits(dice);
        if (hits == 0) {
            return new Payoff.Loss(lost);
        }
        Ruled<Odds> paid = odds.get(hits - 1);
        return new Payoff.Win(paid.value(), paid.rule());
    }

    private static String numberOf(SicBoBet bet, String separator) {
        int colon = bet.text().indexOf(':');
        return colon < 0 ? "" : separator + bet.text().substring(colon + 1);
    }
}
