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
import org.baize.rules.baccarat.Side;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/** Baccarat, roulette and sic bo on terminals; Casino Canberra. */
final class ActMultiTerminal2019 {

    static final String ID = "act-multi-terminal-2019";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Multi Terminal Table Games",
                    Edition.Approval.inCanberra("NI2019-689", new Ruled<>(LocalDate.of(2019, 10, 25), rule("NI/4"))),
                    rule("NI/2"),
                    Optional.of(new Ruled<>("NI2019-134", rule("NI/3")))),
            games(),
            ActMultiTerminal2019Wagers.wagers(),
            new Dealing(
                    ActMultiTerminal2019Rounds.rounds(),
                    Optional.of(ActMultiTerminal2019Roulette.spins()),
                    Optional.of(coups()),
                    Optional.of(ActMultiTerminal2019Shoe.shoe()),
                    Optional.of(ActMultiTerminal2019SicBo.tumbler())),
            new House(
                    ActMultiTerminal2019House.cash(),
                    ActMultiTerminal2019Faults.faults(),
                    ActMultiTerminal2019House.conduct()));

    private ActMultiTerminal2019() {}

    static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(baccaratA(), baccaratB(), ActMultiTerminal2019Roulette.game(), ActMultiTerminal2019SicBo.game());
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratA() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("8.4(a)(ii)"), rule("8.7(b)/A/Banker"))
                .paysLess(wins(Side.BANKER), Odds.toOne(1), 5, rule("8.7(b)/A/Banker"))
                .standsOff(tie(), rule("8.7(b)/A/Tie void"));
        return BaccaratGame.of("baccarat-a", "Baccarat, method A", baccaratBets("8.7(b)/A", banker));
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratB() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("8.4(a)(ii)"), rule("8.7(b)/B/Banker"))
                .paysLess(winsWith(Side.BANKER, 6), Odds.toOne(1), 50, rule("8.7(b)/B/Banker 6"))
                .pays(wins(Side.BANKER), Odds.toOne(1), rule("8.7(b)/B/Banker"))
                .standsOff(tie(), rule("8.7(b)/B/Tie void"));
        return BaccaratGame.of("baccarat-b", "Baccarat, method B", baccaratBets("8.7(b)/B", banker));
    }

    private static List<BetTerms> baccaratBets(String method, BetTerms banker) {
        return List.of(
                BetTerms.of(BaccaratBet.PLAYER, rule("8.4(a)(i)"), rule(method + "/Player"))
                        .pays(wins(Side.PLAYER), Odds.toOne(1), rule(method + "/Player"))
                        .standsOff(tie(), rule(method + "/Tie void")),
                banker,
                BetTerms.of(BaccaratBet.TIE, rule("8.4(a)(iii)"), rule(method + "/Tie"))
                        .pays(tie(), Odds.toOne(8), rule(method + "/Tie")),
                BetTerms.of(BaccaratBet.PLAYER_PAIR, rule("8.4(a)(vi)"), rule("8.1/Pairs"))
                        .pays(pair(Side.PLAYER), Odds.toOne(11), rule("8.7(b)/Pairs")),
                BetTerms.of(BaccaratBet.BANKER_PAIR, rule("8.4(a)(vii)"), rule("8.1/Pairs"))
                        .pays(pair(Side.BANKER), Odds.toOne(11), rule("8.7(b)/Pairs")));
    }

    private static CoupRules coups() {
        return new CoupRules(
                new CoupRules.Drawing(
                        rule("8.5(b)"),
                        rule("8.6(b)"),
                        rule("8.6(c)/0-5"),
                        List.of(
                                rule("8.6(d)#1/B0"),
                                rule("8.6(d)#1/B1"),
                                rule("8.6(d)#1/B2"),
                                rule("8.6(d)#1/B3"),
                                rule("8.6(d)#1/B4"),
                                rule("8.6(d)#1/B5"),
                                rule("8.6(d)#1/B6"),
                                rule("8.6(d)#1/B7"))),
                new Ruled<>(CoupRules.PairsSettlement.WITH_THE_COUP, rule("8.6(d)#2")),
                rule("8.6(d)#2"));
    }
}
