package org.baize.rules.analysis;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Fraction;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.Section;

/** What goes back for each outcome of a game when a bet, or a whole section, is staked once. */
public final class Returns {

    private final long staked;
    private final long[] byOutcome;

    private Returns(long staked, long[] byOutcome) {
        this.staked = staked;
        this.byOutcome = byOutcome;
    }

    static <B extends Bet, O extends Outcome> Returns of(PayTable<B, O> table, B bet) {
        int row = table.indexOf(bet);
        return new Returns(
                table.scale(),
                IntStream.range(0, table.outcomes().size())
                        .mapToLong(outcome -> table.scaledReturn(row, outcome))
                        .toArray());
    }

    /** All pieces of a section together. */
    static <B extends Bet, O extends Outcome> Returns of(PayTable<B, O> table, Section<B> section) {
        long[] sum = new long[table.outcomes().size()];
        for (Section.Piece<B> piece : section.pieces()) {
            Returns ofPiece = of(table, piece.bet());
            for (int outcome = 0; outcome < sum.length; outcome++) {
                sum[outcome] += piece.chips() * ofPiece.byOutcome[outcome];
            }
        }
        return new Returns((long) table.scale() * section.chips(), sum);
    }

    /** The first bet of every line, then the first section of every section line: each stands for all of its line. */
    public static <B extends Bet, O extends Outcome> List<Returns> ofLines(Game<B, O> game) {
        PayTable<B, O> table = game.payTable();
        Stream<Returns> lines =
                game.lines().stream().map(line -> of(table, line.bets().getFirst()));
        Stream<Returns> sections =
                game.sections().stream().map(line -> of(table, line.sections().getFirst()));
        return Stream.concat(lines, sections).toList();
    }

    /** How many outcomes there are. */
    public int size() {
        return byOutcome.length;
    }

    /** What goes back, for so much staked as {@link #netOf} knows. */
    public long returned(int outcome) {
        return byOutcome[outcome];
    }

    /** What a return means to the player, per unit staked. */
    public Fraction netOf(long returned) {
        return Fraction.of(returned - staked, staked);
    }
}
