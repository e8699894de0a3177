package org.baize.rules.game;

import java.util.List;
import java.util.Optional;

/**
 * One game as one approved text offers it under one set of odds, such as {@code baccarat-a}.
 *
 * @param lines every bet on the layout, by kind
 * @param sections what may be taken with one touch; empty where the text has none
 */
public record Game<B extends Bet, O extends Outcome>(
        Title name,
        List<BetLine<B>> lines,
        List<SectionLine<B>> sections,
        PayTable<B, O> payTable,
        Grammar<B, O> grammar) {

    /**
     * What a game is called.
     *
     * @param id short name, unique inside its rulebook and used on the command line
     * @param text the name a player reads
     */
    public record Title(GameKind kind, String id, String text) {}

    public Game {
        lines = List.copyOf(lines);
        sections = List.copyOf(sections);
    }

    /** Puts a game together from its lines, its outcome space and its terms. */
    public static <B extends Bet, O extends Outcome> Game<B, O> of(
            Title name, Layout<B> layout, List<O> outcomes, PayTable.Terms<B, O> terms, Grammar<B, O> grammar) {
        List<B> bets =
                layout.lines().stream().flatMap(line -> line.bets().stream()).toList();
        return new Game<>(name, layout.lines(), layout.sections(), PayTable.compile(bets, outcomes, terms), grammar);
    }

    /** What may be bet on: single bets by kind, and sections. */
    public record Layout<B extends Bet>(List<BetLine<B>> lines, List<SectionLine<B>> sections) {}

    public GameKind kind() {
        return name.kind();
    }

    public String id() {
        return name.id();
    }

    public Optional<Section<B>> section(String text) {
        return sections.stream()
                .flatMap(line -> line.sections().stream())
                .filter(section -> section.text().equals(text))
                .findFirst();
    }

    /** The line that a bet belongs to; every bet of the pay table belongs to exactly one. */
    public BetLine<B> lineOf(B bet) {
        return lines.stream()
                .filter(line -> line.bets().contains(bet))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + bet.text() + "' is not offered by " + id()));
    }
}
