package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActAmericanRoulette2005.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Odds;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.BetKind;
import org.baize.rules.roulette.EarlyRest;
import org.baize.rules.roulette.EarlyRest.Effect;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.NoSpinRules;
import org.baize.rules.roulette.NoSpinRules.FollowUp;
import org.baize.rules.roulette.NoSpinRules.Until;
import org.baize.rules.roulette.NoSpinRules.Wagers;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.roulette.RouletteLayout;
import org.baize.rules.roulette.RouletteTerms;
import org.baize.rules.roulette.Sections;
import org.baize.rules.roulette.Sector;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.roulette.SpinStart;
import org.baize.rules.roulette.SpinStart.Window;
import org.baize.rules.roulette.ValidSpin;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.roulette.WheelRules;

/** The games and the spin of the American Roulette text. */
final class ActAmericanRoulette2005Roulette {

    private ActAmericanRoulette2005Roulette() {}

    static Game<RouletteBet, Pocket> singleZero() {
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
    static Game<RouletteBet, Pocket> doubleZero() {
        RouletteLayout layout = RouletteLayout.of(Wheel.DOUBLE_ZERO);
        return terms().game(
                        new Game.Title(GameKind.ROULETTE, "roulette-double-zero", "Roulette, double zero"),
                        layout,
                        List.of(Sections.neighbours(layout, 2, "Neighbours", rule("4.10(e)"))));
    }

    private static RouletteTerms terms() {
        List<RouletteTerms.Line> lines = List.of(
                line(BetKind.STRAIGHT, "Straight Up", 35, "4.4(a)", "6.1(a)"),
                line(BetKind.SPLIT, "Split", 17, "4.4(b)", "6.1(b)"),
                line(BetKind.STREET, "Street", 11, "4.4(c)/row", "6.1(c)"),
                line(BetKind.CORNER, "Corner", 8, "4.4(d)", "6.1(d)"),
                line(BetKind.FIVE_LINE, "Five Line", 6, "4.4(e)", "6.1(e)"),
                line(BetKind.SIX_LINE, "Six Line", 5, "4.4(f)", "6.1(f)"),
                line(BetKind.COLUMN, "Column", 2, "4.4(g)", "6.1(g)"),
                line(BetKind.DOZEN, "Dozen", 2, "4.4(h)", "6.1(h)"),
                line(BetKind.LOW, "Low", 1, "4.4(i)", "6.1(i)"),
                line(BetKind.HIGH, "High", 1, "4.4(j)", "6.1(j)"),
                line(BetKind.EVEN, "Even", 1, "4.4(k)", "6.1(k)"),
                line(BetKind.ODD, "Odd", 1, "4.4(l)", "6.1(l)"),
                line(BetKind.RED, "Red", 1, "4.4(m)", "6.1(m)"),
                line(BetKind.BLACK, "Black", 1, "4.4(n)", "6.1(n)"));
        return new RouletteTerms(lines, rule("7.3(b)"));
    }

    private static RouletteTerms.Line line(BetKind kind, String title, int toOne, String offered, String paid) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(kind.key(), title),
                rule(offered),
                new Ruled<>(Odds.toOne(toOne), rule(paid)),
                rule("7.1"));
    }

    static SpinRules spins() {
        return new SpinRules(
                new WheelRules(
                        new Ruled<>(List.of(Wheel.SINGLE_ZERO, Wheel.DOUBLE_ZERO), rule("2.1/2")),
                        rule("A/Wheel"),
                        Optional.empty(),
                        Optional.empty()),
                List.of(terminalSpin(), calledSpin()),
                Optional.empty());
    }

    private static SpinProcedure terminalSpin() {
        return new SpinProcedure(
                WheelOperation.LIVE,
                start("5.3(b)"),
                validSpin(),
                new EarlyRest(
                        new Ruled<>(Effect.VOID_AND_RETURN, rule("15.1")), true, rule("5.3(b)"), Optional.empty()),
                noSpin());
    }

    /** 5.3(a) states no consequence: the number is not taken, and the operator may void the round (note 17). */
    private static SpinProcedure calledSpin() {
        return new SpinProcedure(
                WheelOperation.DEALER_CALLED,
                start("5.3(a)"),
                validSpin(),
                new EarlyRest(
                        new Ruled<>(Effect.REFUSE_NUMBER, rule("5.3(a)")),
                        true,
                        rule("5.3(a)"),
                        Optional.of(rule("10.3"))),
                noSpin());
    }

    /** The ball may run while betting is open; what is fixed is that betting ends before it rests (note 16). */
    private static SpinStart start(String noMoreBets) {
        return new SpinStart(
                new Ruled<>(Role.DEALER, rule("5.1")),
                new Ruled<>(Window.FROM_OPENING, rule(noMoreBets)),
                Optional.empty());
    }

    private static ValidSpin validSpin() {
        return new ValidSpin(
                rule("2.1/2"), rule("5.1"), Optional.of(new Ruled<>(3, rule("5.2"))), rule("9.2"), rule("7.1"));
    }

    private static NoSpinRules noSpin() {
        return new NoSpinRules(
                rule("9.2"),
                List.of(
                        voids(NoSpinGround.SAME_DIRECTION, "9.1", Until.RESULT_CONFIRMED),
                        voids(NoSpinGround.TOO_FEW_REVOLUTIONS, "9.2", Until.RESULT_CONFIRMED),
                        voids(NoSpinGround.FOREIGN_OBJECT, "9.3", Until.BALL_RESTS),
                        voids(NoSpinGround.NO_COMPARTMENT, "9.4", Until.RESULT_CONFIRMED),
                        voids(NoSpinGround.BALL_OUT_OF_WHEEL, "9.5", Until.BALL_RESTS),
                        new NoSpinRules.Ground(
                                NoSpinGround.INTERFERENCE,
                                rule("5.4"),
                                Until.RESULT_CONFIRMED,
                                new Ruled<>(Wagers.OPERATOR_MAY_VOID, rule("10.3")),
                                Optional.of(new Ruled<>(FollowUp.SANCTION, rule("10.2(a)"))))),
                List.of(Role.DEALER),
                SpinPhase.BALL_SPINNING);
    }

    private static NoSpinRules.Ground voids(NoSpinGround ground, String rule, Until until) {
        return new NoSpinRules.Ground(
                ground, rule(rule), until, new Ruled<>(Wagers.RETURNED, rule(rule)), Optional.empty());
    }
}
