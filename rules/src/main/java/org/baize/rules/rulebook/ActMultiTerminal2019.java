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
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Odds;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.BetKind;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.roulette.RouletteLayout;
import org.baize.rules.roulette.RouletteTerms;
import org.baize.rules.roulette.Sections;
import org.baize.rules.roulette.Sector;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.roulette.Wheel;

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
                    Optional.of(spins()),
                    Optional.of(coups()),
                    Optional.of(ActMultiTerminal2019Shoe.shoe()),
                    Optional.of(ActMultiTerminal2019SicBo.tumbler())),
            new House(
                    ActMultiTerminal2019House.cash(),
                    ActMultiTerminal2019Faults.faults(),
                    ActMultiTerminal2019House.conduct()));

    private ActMultiTerminal2019() {}

    private static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(baccaratA(), baccaratB(), roulette(), ActMultiTerminal2019SicBo.game());
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

    private static Game<RouletteBet, Pocket> roulette() {
        RouletteLayout layout = RouletteLayout.of(Wheel.SINGLE_ZERO);
        List<RouletteTerms.Line> lines = List.of(
                rouletteBet(BetKind.STRAIGHT, "straight", "Straight Up", 35, "9.4(a)/Straight Up"),
                rouletteBet(BetKind.SPLIT, "split", "Split", 17, "9.4(a)/Split"),
                rouletteBet(BetKind.STREET, "street", "Street", 11, "9.4(a)/Street"),
                rouletteBet(BetKind.CORNER, "corner", "Corner", 8, "9.4(a)/Corner"),
                rouletteBet(BetKind.SIX_LINE, "six-line", "Six Line", 5, "9.4(a)/Six Line or Double Street"),
                rouletteBet(BetKind.COLUMN, "row", "Row", 2, "9.4(a)/Row"),
                rouletteBet(BetKind.DOZEN, "dozen", "Dozen", 2, "9.4(a)/Dozen"),
                rouletteBet(BetKind.LOW, "low", "Low", 1, "9.4(a)/Low (1-18)"),
                rouletteBet(BetKind.HIGH, "high", "High", 1, "9.4(a)/High (19-36)"),
                rouletteBet(BetKind.EVEN, "even", "Even", 1, "9.4(a)/Even"),
                rouletteBet(BetKind.ODD, "odd", "Odd", 1, "9.4(a)/Odd"),
                rouletteBet(BetKind.RED, "red", "Red", 1, "9.4(a)/Red"),
                rouletteBet(BetKind.BLACK, "black", "Black", 1, "9.4(a)/Black"));
        List<SectionLine<RouletteBet>> sections = List.of(
                Sections.sector(layout, Sector.TIER, "tier", "Tier", rule("9.4(d)/Tier")),
                Sections.sector(layout, Sector.ORPHANS, "orphans", "Orfanelli", rule("9.4(d)/Orfanelli")),
                Sections.sector(layout, Sector.NEAR_OF_ZERO, "near-of-zero", "Near of 0", rule("9.4(d)/Near of 0")),
                Sections.neighbours(layout, 1, "Neighbours, pressed once", rule("9.4(d)/Neighbours x1")),
                Sections.neighbours(layout, 2, "Neighbours, pressed twice", rule("9.4(d)/Neighbours x2")));
        return new RouletteTerms(lines, rule("9.4(c)/loses"))
                .game(new Game.Title(GameKind.ROULETTE, "roulette", "Multi Terminal Roulette"), layout, sections);
    }

    /** The table of 9.4(a) says in one row what is offered, what it pays and when it loses. */
    private static RouletteTerms.Line rouletteBet(BetKind kind, String key, String title, int toOne, String row) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(key, title),
                rule(row),
                new Ruled<>(Odds.toOne(toOne), rule(row)),
                rule(row));
    }

    private static SpinRules spins() {
        return new SpinRules();
    }

    private static CoupRules coups() {
        return new CoupRules(
                new CoupRules.Drawing(
                        rule("8.5(b)"),
                        rule("8.6(b)"),
                        rule("8.6(c)/0-5"),
                        rule("8.6(c)/6-7"),
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
