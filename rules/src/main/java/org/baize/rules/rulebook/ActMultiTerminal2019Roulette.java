package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;

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

/** The roulette chapter of the multi-terminal text. */
final class ActMultiTerminal2019Roulette {

    private ActMultiTerminal2019Roulette() {}

    static Game<RouletteBet, Pocket> game() {
        RouletteLayout layout = RouletteLayout.of(Wheel.SINGLE_ZERO);
        List<RouletteTerms.Line> lines = List.of(
                line(BetKind.STRAIGHT, "straight", "Straight Up", 35, "9.4(a)/Straight Up"),
                line(BetKind.SPLIT, "split", "Split", 17, "9.4(a)/Split"),
                line(BetKind.STREET, "street", "Street", 11, "9.4(a)/Street"),
                line(BetKind.CORNER, "corner", "Corner", 8, "9.4(a)/Corner"),
                line(BetKind.SIX_LINE, "six-line", "Six Line", 5, "9.4(a)/Six Line or Double Street"),
                line(BetKind.COLUMN, "row", "Row", 2, "9.4(a)/Row"),
                line(BetKind.DOZEN, "dozen", "Dozen", 2, "9.4(a)/Dozen"),
                line(BetKind.LOW, "low", "Low", 1, "9.4(a)/Low (1-18)"),
                line(BetKind.HIGH, "high", "High", 1, "9.4(a)/High (19-36)"),
                line(BetKind.EVEN, "even", "Even", 1, "9.4(a)/Even"),
                line(BetKind.ODD, "odd", "Odd", 1, "9.4(a)/Odd"),
                line(BetKind.RED, "red", "Red", 1, "9.4(a)/Red"),
                line(BetKind.BLACK, "black", "Black", 1, "9.4(a)/Black"));
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
    private static RouletteTerms.Line line(BetKind kind, String key, String title, int toOne, String row) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(key, title),
                rule(row),
                new Ruled<>(Odds.toOne(toOne), rule(row)),
                rule(row));
    }

    static SpinRules spins() {
        return new SpinRules(
                new WheelRules(
                        new Ruled<>(List.of(Wheel.SINGLE_ZERO), rule("9.2(b)(i)")),
                        rule("9.2(b)(i)"),
                        Optional.empty(),
                        Optional.empty()),
                List.of(new SpinProcedure(
                        WheelOperation.LIVE,
                        new SpinStart(
                                new Ruled<>(Role.DEALER, rule("9.3(a)")),
                                new Ruled<>(Window.AFTER_BETTING, rule("9.3(a)")),
                                Optional.of(rule("9.3(a)"))),
                        new ValidSpin(
                                rule("9.2(b)(i)"),
                                rule("9.6(a)"),
                                Optional.of(new Ruled<>(3, rule("9.6(b)"))),
                                rule("9.6(b)"),
                                rule("9.1/Individual spin")),
                        new EarlyRest(
                                new Ruled<>(Effect.REFUSE_NUMBER, rule("9.3(a)")),
                                false,
                                rule("9.3(c)"),
                                Optional.empty()),
                        noSpin())),
                Optional.empty());
    }

    private static NoSpinRules noSpin() {
        return new NoSpinRules(
                rule("9.6(b)"),
                List.of(
                        voids(NoSpinGround.SAME_DIRECTION, "9.6(a)"),
                        // 9.6(b) names no consequence; its sister rule in sic bo voids (note 27).
                        voids(NoSpinGround.TOO_FEW_REVOLUTIONS, "9.6(b)"),
                        voids(NoSpinGround.FOREIGN_OBJECT, "9.6(c)"),
                        voids(NoSpinGround.NO_COMPARTMENT, "9.6(e)"),
                        voids(NoSpinGround.BALL_OUT_OF_WHEEL, "9.6(f)"),
                        voids(NoSpinGround.INTERFERENCE, "9.6(g)")),
                List.of(Role.DEALER),
                SpinPhase.BALL_SPINNING);
    }

    private static NoSpinRules.Ground voids(NoSpinGround ground, String rule) {
        return new NoSpinRules.Ground(
                ground, rule(rule), Until.RESULT_CONFIRMED, new Ruled<>(Wagers.RETURNED, rule(rule)), Optional.empty());
    }
}
