package org.baize.rules.roulette;

import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.Payoff;
import org.baize.rules.game.Section;
import org.baize.rules.rulebook.Rulebooks;

/** The roulette games of the rulebooks, with a shorthand for what tests ask them. */
record Games(String rulebook, Game<RouletteBet, Pocket> game) {

    static final Games MULTI_TERMINAL = of("act-multi-terminal-2019", "roulette");
    static final Games SINGLE_ZERO = of("act-american-roulette-2005", "roulette-single-zero");
    static final Games DOUBLE_ZERO = of("act-american-roulette-2005", "roulette-double-zero");
    static final Games RAPID = of("nsw-rapid-2016", "roulette");

    static Stream<Games> all() {
        return Stream.of(MULTI_TERMINAL, SINGLE_ZERO, DOUBLE_ZERO, RAPID);
    }

    static Games of(String rulebook, String gameId) {
        Game<?, ?> game = Rulebooks.byId(rulebook).game(gameId);
        if (game.kind() != GameKind.ROULETTE) {
            throw new IllegalArgumentException(gameId + " is no roulette");
        }
        @SuppressWarnings("unchecked") // a roulette game has roulette bets and pockets
        Game<RouletteBet, Pocket> roulette = (Game<RouletteBet, Pocket>) game;
        return new Games(rulebook, roulette);
    }

    PayTable<RouletteBet, Pocket> table() {
        return game.payTable();
    }

    List<RouletteBet> bets() {
        return table().bets();
    }

    Payoff payoff(String bet, String number) {
        return table().payoff(game.grammar().bet(bet), game.grammar().outcome(number));
    }

    /** What ten dollars on that bet bring back, in dollars. */
    long tenOn(String bet, String number) {
        return payoff(bet, number).returnCents(1_000) / 100;
    }

    /** What a section of chips of that value brings back. */
    long sectionReturn(String section, long chip, String number) {
        return section(section).pieces().stream()
                .mapToLong(piece -> table().payoff(piece.bet(), game.grammar().outcome(number))
                        .returnCents(chip * piece.chips()))
                .sum();
    }

    Section<RouletteBet> section(String text) {
        return game.section(text).orElseThrow();
    }

    @Override
    public String toString() {
        return rulebook + " " + game.id();
    }
}
