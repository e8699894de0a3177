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
                    Optional.of(spins()),
                    Optional.of(coups()),
                    Optional.of(NswRapid2016Shoe.shoe()),
                    Optional.empty()),
            new House(NswRapid2016House.cash(), NswRapid2016Faults.faults(), NswRapid2016House.conduct()));

    private NswRapid2016() {}

    private static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(baccarat(), baccaratEvenMoney(), roulette());
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

    private static Game<RouletteBet, Pocket> roulette() {
        RouletteLayout layout = RouletteLayout.of(Wheel.SINGLE_ZERO);
        List<RouletteTerms.Line> lines = List.of(
                rouletteBet(BetKind.STRAIGHT, "Straight Up", 35, "5.1.1", "8.5/One number or Straight Up"),
                rouletteBet(BetKind.SPLIT, "Split", 17, "5.1.2", "8.5/Two numbers or Split"),
                rouletteBet(BetKind.STREET, "Street", 11, "5.1.3", "8.5/Three numbers or Street"),
                rouletteBet(BetKind.CORNER, "Corner", 8, "5.1.4", "8.5/Four numbers or Corner"),
                rouletteBet(BetKind.SIX_LINE, "Six-Line", 5, "5.1.5", "8.5/Six numbers or Six-Line"),
                rouletteBet(BetKind.COLUMN, "Column", 2, "5.1.6", "8.5/Column"),
                rouletteBet(BetKind.DOZEN, "Dozen", 2, "5.1.7", "8.5/Dozen"),
                rouletteBet(BetKind.LOW, "Low", 1, "5.1.8", "8.5/Low (1-18)"),
                rouletteBet(BetKind.HIGH, "High", 1, "5.1.9", "8.5/High (19-36)"),
                rouletteBet(BetKind.EVEN, "Even", 1, "5.1.10", "8.5/Even"),
                rouletteBet(BetKind.ODD, "Odd", 1, "5.1.11", "8.5/Odd"),
                rouletteBet(BetKind.RED, "Red", 1, "5.1.12", "8.5/Red"),
                rouletteBet(BetKind.BLACK, "Black", 1, "5.1.13", "8.5/Black"));
        List<SectionLine<RouletteBet>> sections = List.of(
                Sections.sector(layout, Sector.TIER, "tier", "Tier", rule("5.2.1")),
                Sections.sector(layout, Sector.ORPHANS, "orphans", "Orphelins", rule("5.2.2")),
                Sections.sector(layout, Sector.NEAR_OF_ZERO, "grand-series", "Grand Series", rule("5.2.3")),
                Sections.sector(layout, Sector.ZERO_GAME, "zero-spiel", "Zero Spiel", rule("5.2.4")));
        return new RouletteTerms(lines, rule("8.6"))
                .game(new Game.Title(GameKind.ROULETTE, "roulette", "Rapid Roulette"), layout, sections);
    }

    /** 5.1 says when a bet wins or loses, 8.5 what it pays. */
    private static RouletteTerms.Line rouletteBet(BetKind kind, String title, int toOne, String offered, String paid) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(kind.key(), title),
                rule(offered),
                new Ruled<>(Odds.toOne(toOne), rule(paid)),
                rule(offered));
    }

    private static SpinRules spins() {
        return new SpinRules();
    }

    private static CoupRules coups() {
        return new CoupRules(
                new CoupRules.Drawing(
                        rule("7.7.4.3"),
                        rule("7.7.4.4"),
                        rule("7.7.4.5/Table 1: 0-5"),
                        rule("7.7.4.5/Table 1: 6-7"),
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
