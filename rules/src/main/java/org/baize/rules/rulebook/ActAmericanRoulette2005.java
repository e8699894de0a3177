package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
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

/** American Roulette on a layout, and Rapid Roulette on terminals; Casino Canberra. */
final class ActAmericanRoulette2005 {

    static final String ID = "act-american-roulette-2005";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "American Roulette",
                    Edition.Approval.inCanberra(
                            "NI2005-62", new Ruled<>(LocalDate.of(2005, 2, 7), rule("Instr/approve"))),
                    rule("Instr/approve"),
                    Optional.of(new Ruled<>("NI2002-44", rule("Instr/revoke")))),
            games(),
            ActAmericanRoulette2005Wagers.wagers(),
            new Dealing(
                    ActAmericanRoulette2005Rounds.rounds(),
                    Optional.of(spins()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty()),
            new House(
                    ActAmericanRoulette2005House.cash(),
                    ActAmericanRoulette2005Faults.faults(),
                    ActAmericanRoulette2005House.conduct()));

    private ActAmericanRoulette2005() {}

    private static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(singleZero(), doubleZero());
    }

    private static Game<RouletteBet, Pocket> singleZero() {
        RouletteLayout layout = RouletteLayout.of(Wheel.SINGLE_ZERO);
        List<SectionLine<RouletteBet>> sections = List.of(
                Sections.sector(layout, Sector.TIER, "tier", "Tier", rule("4.10(a)")),
                Sections.sector(layout, Sector.ORPHANS, "orphans", "Orphelins", rule("4.10(b)")),
                Sections.sector(layout, Sector.NEAR_OF_ZERO, "voisins-de-zero", "Voisins de Zero", rule("4.10(c)")),
                Sections.sector(layout, Sector.ZERO_GAME, "zero-game", "Zero Game", rule("4.10(d)")),
                Sections.neighbours(layout, 2, "Neighbours", rule("4.10(e)")));
        return terms().game(
                        new Game.Title(GameKind.ROULETTE, "roulette-single-zero", "Roulette, single zero"),
                        layout,
                        sections);
    }

    /** The sectors are arcs of the single-zero wheel and use bets that this layout lacks; neighbours fit any wheel. */
    private static Game<RouletteBet, Pocket> doubleZero() {
        RouletteLayout layout = RouletteLayout.of(Wheel.DOUBLE_ZERO);
        return terms().game(
                        new Game.Title(GameKind.ROULETTE, "roulette-double-zero", "Roulette, double zero"),
                        layout,
                        List.of(Sections.neighbours(layout, 2, "Neighbours", rule("4.10(e)"))));
    }

    private static RouletteTerms terms() {
        List<RouletteTerms.Line> lines = List.of(
                rouletteBet(BetKind.STRAIGHT, "Straight Up", 35, "4.4(a)", "6.1(a)"),
                rouletteBet(BetKind.SPLIT, "Split", 17, "4.4(b)", "6.1(b)"),
                rouletteBet(BetKind.STREET, "Street", 11, "4.4(c)/row", "6.1(c)"),
                rouletteBet(BetKind.CORNER, "Corner", 8, "4.4(d)", "6.1(d)"),
                rouletteBet(BetKind.FIVE_LINE, "Five Line", 6, "4.4(e)", "6.1(e)"),
                rouletteBet(BetKind.SIX_LINE, "Six Line", 5, "4.4(f)", "6.1(f)"),
                rouletteBet(BetKind.COLUMN, "Column", 2, "4.4(g)", "6.1(g)"),
                rouletteBet(BetKind.DOZEN, "Dozen", 2, "4.4(h)", "6.1(h)"),
                rouletteBet(BetKind.LOW, "Low", 1, "4.4(i)", "6.1(i)"),
                rouletteBet(BetKind.HIGH, "High", 1, "4.4(j)", "6.1(j)"),
                rouletteBet(BetKind.EVEN, "Even", 1, "4.4(k)", "6.1(k)"),
                rouletteBet(BetKind.ODD, "Odd", 1, "4.4(l)", "6.1(l)"),
                rouletteBet(BetKind.RED, "Red", 1, "4.4(m)", "6.1(m)"),
                rouletteBet(BetKind.BLACK, "Black", 1, "4.4(n)", "6.1(n)"));
        return new RouletteTerms(lines, rule("7.3(b)"));
    }

    private static RouletteTerms.Line rouletteBet(BetKind kind, String title, int toOne, String offered, String paid) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(kind.key(), title),
                rule(offered),
                new Ruled<>(Odds.toOne(toOne), rule(paid)),
                rule("7.1"));
    }

    private static SpinRules spins() {
        return new SpinRules();
    }
}
