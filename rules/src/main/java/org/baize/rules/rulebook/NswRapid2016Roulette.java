package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswRapid2016.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Odds;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.BallSize;
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

/** The roulette component of the Rapid text. */
final class NswRapid2016Roulette {

    private NswRapid2016Roulette() {}

    static Game<RouletteBet, Pocket> game() {
        RouletteLayout layout = RouletteLayout.of(Wheel.SINGLE_ZERO);
        List<RouletteTerms.Line> lines = List.of(
                line(BetKind.STRAIGHT, "Straight Up", 35, "5.1.1", "8.5/One number or Straight Up"),
                line(BetKind.SPLIT, "Split", 17, "5.1.2", "8.5/Two numbers or Split"),
                line(BetKind.STREET, "Street", 11, "5.1.3", "8.5/Three numbers or Street"),
                line(BetKind.CORNER, "Corner", 8, "5.1.4", "8.5/Four numbers or Corner"),
                line(BetKind.SIX_LINE, "Six-Line", 5, "5.1.5", "8.5/Six numbers or Six-Line"),
                line(BetKind.COLUMN, "Column", 2, "5.1.6", "8.5/Column"),
                line(BetKind.DOZEN, "Dozen", 2, "5.1.7", "8.5/Dozen"),
                line(BetKind.LOW, "Low", 1, "5.1.8", "8.5/Low (1-18)"),
                line(BetKind.HIGH, "High", 1, "5.1.9", "8.5/High (19-36)"),
                line(BetKind.EVEN, "Even", 1, "5.1.10", "8.5/Even"),
                line(BetKind.ODD, "Odd", 1, "5.1.11", "8.5/Odd"),
                line(BetKind.RED, "Red", 1, "5.1.12", "8.5/Red"),
                line(BetKind.BLACK, "Black", 1, "5.1.13", "8.5/Black"));
        List<SectionLine<RouletteBet>> sections = List.of(
                Sections.sector(layout, Sector.TIER, "tier", "Tier", rule("5.2.1")),
                Sections.sector(layout, Sector.ORPHANS, "orphans", "Orphelins", rule("5.2.2")),
                Sections.sector(layout, Sector.NEAR_OF_ZERO, "grand-series", "Grand Series", rule("5.2.3")),
                Sections.sector(layout, Sector.ZERO_GAME, "zero-spiel", "Zero Spiel", rule("5.2.4")));
        return new RouletteTerms(lines, rule("8.6"))
                .game(new Game.Title(GameKind.ROULETTE, "roulette", "Rapid Roulette"), layout, sections);
    }

    /** 5.1 says when a bet wins or loses, 8.5 what it pays. */
    private static RouletteTerms.Line line(BetKind kind, String title, int toOne, String offered, String paid) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(kind.key(), title),
                rule(offered),
                new Ruled<>(Odds.toOne(toOne), rule(paid)),
                rule(offered));
    }

    static SpinRules spins() {
        return new SpinRules(
                new WheelRules(
                        new Ruled<>(List.of(Wheel.SINGLE_ZERO), rule("2.4.3.2")),
                        rule("2.4.1"),
                        Optional.of(new Ruled<>(750, rule("2.4.2"))),
                        Optional.of(new Ruled<>(new BallSize(17_000, 23_000), rule("2.4.4")))),
                List.of(liveSpin(), automatedSpin()),
                Optional.of(rule("5.3")));
    }

    private static SpinProcedure liveSpin() {
        return new SpinProcedure(
                WheelOperation.LIVE,
                new SpinStart(
                        new Ruled<>(Role.DEALER, rule("5.3.1")),
                        new Ruled<>(Window.FROM_OPENING, rule("7.4.1")),
                        Optional.of(rule("7.4.2"))),
                new ValidSpin(
                        rule("2.4.3.1"),
                        rule("5.3.1"),
                        Optional.of(new Ruled<>(4, rule("5.3.1"))),
                        rule("11.4.8"),
                        rule("5.3.1.2")),
                new EarlyRest(
                        new Ruled<>(Effect.CLOSE_AND_TAKE_NUMBER, rule("7.3")),
                        false,
                        rule("5.3.1.1"),
                        Optional.empty()),
                new NoSpinRules(
                        rule("11.4"), grounds(), NswRapid2016House.DEALER_OR_SUPERVISOR, SpinPhase.AWAITING_SPIN));
    }

    /** No dealer stands at this wheel: nobody counts its revolutions or calls its spins off. */
    private static SpinProcedure automatedSpin() {
        return new SpinProcedure(
                WheelOperation.AUTOMATED,
                new SpinStart(
                        new Ruled<>(Role.DEVICE, rule("5.3.2")),
                        new Ruled<>(Window.FROM_OPENING, rule("5.3.2")),
                        Optional.empty()),
                new ValidSpin(
                        rule("1.1/automated Roulette wheel"),
                        rule("5.3.2"),
                        Optional.empty(),
                        rule("11.4.8"),
                        rule("5.3.2.2")),
                new EarlyRest(
                        new Ruled<>(Effect.CLOSE_AND_HOLD, rule("11.5.1.3")), false, rule("5.3.2.1"), Optional.empty()),
                new NoSpinRules(rule("11.4"), List.of(), List.of(), SpinPhase.AWAITING_SPIN));
    }

    private static List<NoSpinRules.Ground> grounds() {
        return List.of(
                respin(NoSpinGround.SAME_DIRECTION, "11.4.1", Until.RESULT_CONFIRMED, Optional.empty()),
                respin(NoSpinGround.WHEEL_NOT_ROTATING, "11.4.2", Until.RESULT_CONFIRMED, Optional.empty()),
                respin(NoSpinGround.TOO_FEW_REVOLUTIONS, "11.4.3", Until.RESULT_CONFIRMED, Optional.empty()),
                respin(NoSpinGround.FOREIGN_OBJECT, "11.4.4", Until.BALL_RESTS, Optional.empty()),
                respin(NoSpinGround.NO_COMPARTMENT, "11.4.5", Until.RESULT_CONFIRMED, Optional.empty()),
                respin(
                        NoSpinGround.BALL_OUT_OF_WHEEL,
                        "11.4.6",
                        Until.RESULT_CONFIRMED,
                        Optional.of(FollowUp.EXAMINE_BALL)),
                respin(
                        NoSpinGround.INTERFERENCE,
                        "11.4.7",
                        Until.RESULT_CONFIRMED,
                        Optional.of(FollowUp.RECORD_INCIDENT)));
    }

    private static NoSpinRules.Ground respin(
            NoSpinGround ground, String rule, Until until, Optional<FollowUp> followUp) {
        return new NoSpinRules.Ground(
                ground,
                rule(rule),
                until,
                new Ruled<>(Wagers.STAND_FOR_THE_NEXT_SPIN, rule("11.4.9")),
                followUp.map(what -> new Ruled<>(what, rule(rule))));
    }
}
