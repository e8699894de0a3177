package org.baize.rules.roulette;

import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.Payoff;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * On what terms a text offers its roulette bets. A bet wins exactly if the number is one of its own, zero like any
 * other number; when zero falls everything else loses whole, and no text gives half back.
 *
 * @param lostOnZero the rule that says so
 */
public record RouletteTerms(List<Line> lines, RuleId lostOnZero) implements PayTable.Terms<RouletteBet, Pocket> {

    /**
     * The terms of one kind of bet.
     *
     * @param odds with the rule that pays them
     * @param lostBy the rule by which it loses on other numbers than zero
     */
    public record Line(BetKind kind, Name name, RuleId offeredBy, Ruled<Odds> odds, RuleId lostBy) {}

    /** What a text calls a kind of bet: short, and as a player reads it. */
    public record Name(String key, String title) {}

    public RouletteTerms {
        lines = List.copyOf(lines);
    }

    @Override
    public Payoff payoff(RouletteBet bet, Pocket pocket) {
        Line line = line(bet.kind());
        if (bet.covers(pocket)) {
            return new Payoff.Win(line.odds().value(), line.odds().rule());
        }
        return new Payoff.Loss(pocket.isZero() ? lostOnZero : line.lostBy());
    }

    /** The game that these terms make of a layout and its sections; a kind that the layout lacks is left out. */
    public Game<RouletteBet, Pocket> game(
            Game.Title name, RouletteLayout layout, List<SectionLine<RouletteBet>> sections) {
        List<Line> offered = lines.stream()
                .filter(line -> !layout.bets(line.kind()).isEmpty())
                .toList();
        List<BetLine<RouletteBet>> betLines = offered.stream()
                .map(line -> new BetLine<>(
                        line.name().key(), line.name().title(), layout.bets(line.kind()), line.offeredBy()))
                .toList();
        List<String> beginnings = Stream.concat(
                        offered.stream().map(line -> line.kind().key()),
                        sections.stream().map(SectionLine::key))
                .toList();
        return Game.of(
                name,
                new Game.Layout<>(betLines, sections),
                layout.wheel().pockets(),
                this,
                new RouletteGrammar(layout, beginnings));
    }

    private Line line(BetKind kind) {
        return lines.stream()
                .filter(line -> line.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no terms for " + kind));
    }
}
