package org.baize.rules.rulebook;

import static org.baize.rules.baccarat.Contingency.naturalTie;
import static org.baize.rules.baccarat.Contingency.pair;
import static org.baize.rules.baccarat.Contingency.tie;
import static org.baize.rules.baccarat.Contingency.wins;
import static org.baize.rules.baccarat.Contingency.winsWith;
import static org.baize.rules.baccarat.Contingency.winsWithNatural;
import static org.baize.rules.baccarat.Contingency.winsWithoutNaturalBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.baccarat.BaccaratGame;
import org.baize.rules.baccarat.BetTerms;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupRules;
import org.baize.rules.baccarat.Side;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/** Rapid roulette (live and automated wheel) and baccarat with Dragon Bonus; The Star. */
final class NswRapid2016 {

    static final String ID = "nsw-rapid-2016";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Rapid Roulette and Baccarat",
                    Edition.Approval.inSydney(
                            "Order of 2 June 2016", new Ruled<>(LocalDate.of(2016, 6, 2), rule("Order"))),
                    rule("Order"),
                    Optional.empty()),
            games(),
            NswRapid2016Wagers.wagers(),
            new Dealing(
                    NswRapid2016Rounds.rounds(),
                    Optional.of(NswRapid2016Roulette.spins()),
                    Optional.of(coups()),
                    Optional.of(NswRapid2016Shoe.shoe()),
                    Optional.empty()),
            new House(NswRapid2016House.cash(), NswRapid2016Faults.faults(), NswRapid2016House.conduct()));

    private NswRapid2016() {}

    static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(baccarat(), baccaratEvenMoney(), NswRapid2016Roulette.game());
    }

    private static Game<BaccaratBet, CoupOutcome> baccarat() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("5.4.2"), rule("5.4.2.2"))
                .pays(wins(Side.BANKER), new Odds(19, 20), rule("8.7.2"))
                .standsOff(tie(), rule("5.4.2.3"));
        return BaccaratGame.of("baccarat", "Baccarat", baccaratBets(rule("8.7.1"), banker, rule("8.7.3")));
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratEvenMoney() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("5.4.2"), rule("5.4.2.2"))
                .pays(winsWith(Side.BANKER, 6), new Odds(1, 2), rule("8.8.2"))
                .pays(wins(Side.BANKER), Odds.toOne(1), rule("8.8.2"))
                .standsOff(tie(), rule("5.4.2.3"));
        return BaccaratGame.of(
                "baccarat-even-money", "Even Money Baccarat", baccaratBets(rule("8.8.1"), banker, rule("8.8.3")));
    }

    private static List<BetTerms> baccaratBets(RuleId playerPays, BetTerms banker, RuleId tiePays) {
        BetTerms dragonPlayer = BetTerms.of(BaccaratBet.DRAGON_BONUS_PLAYER, rule("5.4.5"), rule("5.4.5/otherwise"));
        BetTerms dragonBanker = BetTerms.of(BaccaratBet.DRAGON_BONUS_BANKER, rule("5.4.4"), rule("5.4.4/otherwise"));
        return List.of(
                BetTerms.of(BaccaratBet.PLAYER, rule("5.4.1"), rule("5.4.1.2"))
                        .pays(wins(Side.PLAYER), Odds.toOne(1), playerPays)
                        .standsOff(tie(), rule("5.4.1.3")),
                banker,
                BetTerms.of(BaccaratBet.TIE, rule("5.4.3"), rule("5.4.3")).pays(tie(), Odds.toOne(8), tiePays),
                dragonBonus(dragonPlayer, Side.PLAYER).standsOff(naturalTie(), rule("5.4.5.8")),
                dragonBonus(dragonBanker, Side.BANKER).standsOff(naturalTie(), rule("5.4.4.8")),
                BetTerms.of(BaccaratBet.PLAYER_PAIR, rule("5.4.7"), rule("5.4.7.3"))
                        .pays(pair(Side.PLAYER), Odds.toOne(11), rule("8.10")),
                BetTerms.of(BaccaratBet.BANKER_PAIR, rule("5.4.6"), rule("5.4.6.3"))
                        .pays(pair(Side.BANKER), Odds.toOne(11), rule("8.10")));
    }

    private static BetTerms dragonBonus(BetTerms bonus, Side side) {
        return bonus.pays(winsWithNatural(side), Odds.toOne(1), rule("8.9/Natural winner"))
                .pays(winsWithoutNaturalBy(side, 9), Odds.toOne(30), rule("8.9/Non-natural by 9"))
                .pays(winsWithoutNaturalBy(side, 8), Odds.toOne(10), rule("8.9/Non-natural by 8"))
                .pays(winsWithoutNaturalBy(side, 7), Odds.toOne(6), rule("8.9/Non-natural by 7"))
                .pays(winsWithoutNaturalBy(side, 6), Odds.toOne(4), rule("8.9/Non-natural by 6"))
                .pays(winsWithoutNaturalBy(side, 5), Odds.toOne(2), rule("8.9/Non-natural by 5"))
                .pays(winsWithoutNaturalBy(side, 4), Odds.toOne(1), rule("8.9/Non-natural by 4"));
    }

    private static CoupRules coups() {
        return new CoupRules(
                new CoupRules.Drawing(
                        rule("7.7.4.3"),
                        rule("7.7.4.4"),
                        rule("7.7.4.5/Table 1: 0-5"),
                        List.of(
                                rule("7.7.4.6/Table 2: 0-2"),
                                rule("7.7.4.6/Table 2: 0-2"),
                                rule("7.7.4.6/Table 2: 0-2"),
                                rule("7.7.4.6/Table 2: 3"),
                                rule("7.7.4.6/Table 2: 4"),
                                rule("7.7.4.6/Table 2: 5"),
                                rule("7.7.4.6/Table 2: 6"),
                                rule("7.7.4.6/Table 2: 7"))),
                new Ruled<>(CoupRules.PairsSettlement.WITH_THE_COUP, rule("7.7.4.10")),
                rule("7.7.4.9"));
    }
}
