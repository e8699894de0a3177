package org.baize.rules.rulebook;

import static org.baize.rules.baccarat.Contingency.pair;
import static org.baize.rules.baccarat.Contingency.tie;
import static org.baize.rules.baccarat.Contingency.wins;
import static org.baize.rules.baccarat.Contingency.winsWith;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.baccarat.BaccaratGame;
import org.baize.rules.baccarat.BetTerms;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupRules;
import org.baize.rules.baccarat.PairKind;
import org.baize.rules.baccarat.Side;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/** Mini-Baccarat with Perfect Pairs or Canberra Pairs; Casino Canberra. */
final class ActMiniBaccarat2015 {

    static final String ID = "act-mini-baccarat-2015";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Mini-Baccarat",
                    Edition.Approval.inCanberra("NI2015-63", new Ruled<>(LocalDate.of(2015, 2, 11), rule("Instr/4"))),
                    rule("Instr/2"),
                    Optional.of(new Ruled<>("NI2012-170", rule("Instr/3")))),
            games(),
            ActMiniBaccarat2015Wagers.wagers(),
            new Dealing(
                    ActMiniBaccarat2015Rounds.rounds(),
                    Optional.empty(),
                    Optional.of(coups()),
                    Optional.of(ActMiniBaccarat2015Shoe.shoe()),
                    Optional.empty()),
            new House(
                    ActMiniBaccarat2015House.cash(),
                    ActMiniBaccarat2015Faults.faults(),
                    ActMiniBaccarat2015House.conduct()));

    private ActMiniBaccarat2015() {}

    static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(baccaratA(), baccaratB());
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratA() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("4.3(a)"), rule("8.4(b)"))
                .paysLess(wins(Side.BANKER), Odds.toOne(1), 5, rule("8.8(b)"))
                .standsOff(tie(), rule("8.4(c)"));
        return BaccaratGame.of("baccarat-a", "Mini-Baccarat, method A", bets("8.8", banker));
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratB() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("4.3(a)"), rule("8.4(b)"))
                .paysLess(winsWith(Side.BANKER, 6), Odds.toOne(1), 50, rule("8.9(b)/6"))
                .pays(wins(Side.BANKER), Odds.toOne(1), rule("8.9(b)/not 6"))
                .standsOff(tie(), rule("8.4(c)"));
        return BaccaratGame.of("baccarat-b", "Mini-Baccarat, method B", bets("8.9", banker));
    }

    /** Both kinds of pairs are in the pay table; a table offers one kind or none (8.2). */
    private static List<BetTerms> bets(String method, BetTerms banker) {
        return List.of(
                BetTerms.of(BaccaratBet.PLAYER, rule("4.3(b)"), rule("8.5(b)"))
                        .pays(wins(Side.PLAYER), Odds.toOne(1), rule(method + "(a)"))
                        .standsOff(tie(), rule("8.5(c)")),
                banker,
                BetTerms.of(BaccaratBet.TIE, rule("4.3(c)"), rule("8.6(b)"))
                        .pays(tie(), Odds.toOne(8), rule(method + "(c)")),
                BetTerms.of(BaccaratBet.PLAYER_PAIR, rule("4.3(d)"), rule("9.8(d)"))
                        .named("player-pair-canberra", "Player Pair (Canberra Pairs)")
                        .pays(pair(Side.PLAYER), Odds.toOne(11), rule(method + "(e)")),
                BetTerms.of(BaccaratBet.BANKER_PAIR, rule("4.3(d)"), rule("9.8(c)"))
                        .named("banker-pair-canberra", "Banker Pair (Canberra Pairs)")
                        .pays(pair(Side.BANKER), Odds.toOne(11), rule(method + "(e)")),
                perfectPairs(BaccaratBet.PLAYER_PERFECT_PAIRS, Side.PLAYER, method, rule("9.8(d)")),
                perfectPairs(BaccaratBet.BANKER_PERFECT_PAIRS, Side.BANKER, method, rule("9.8(c)")));
    }

    private static BetTerms perfectPairs(BaccaratBet bet, Side side, String method, RuleId loses) {
        return BetTerms.of(bet, rule("4.3(d)"), loses)
                .pays(pair(side, PairKind.PERFECT), Odds.toOne(25), rule(method + "(d)/perfect"))
                .pays(pair(side, PairKind.COLOURED), Odds.toOne(12), rule(method + "(d)/coloured"))
                .pays(pair(side, PairKind.MIXED), Odds.toOne(5), rule(method + "(d)/mixed"));
    }

    private static CoupRules coups() {
        return new CoupRules(
                new CoupRules.Drawing(
                        rule("6.2(a)"),
                        rule("6.4"),
                        rule("7.2/0-5"),
                        List.of(
                                rule("7.3/0"),
                                rule("7.3/1"),
                                rule("7.3/2"),
                                rule("7.3/3"),
                                rule("7.3/4"),
                                rule("7.3/5"),
                                rule("7.3/6"),
                                rule("7.3/7"))),
                new Ruled<>(CoupRules.PairsSettlement.AFTER_INITIAL_DEAL, rule("9.9(a)")),
                rule("A/Tableau"));
    }
}
