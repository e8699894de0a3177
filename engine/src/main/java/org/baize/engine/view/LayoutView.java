package org.baize.engine.view;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.baize.engine.state.Play;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.Payoff;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.wager.Commitment;
import org.baize.rules.wager.WagerRules;

/**
 * What may be bet at a table, by one player, at what odds and within what limits. It changes between rounds only.
 *
 * @param game names the game and the text that it is played under
 * @param lines in the order of the sign
 * @param maxima the numbers that one touch takes the most on; none where the text knows no such touch
 */
public record LayoutView(
        Title game,
        Manner manner,
        LimitSign limits,
        List<Offered> lines,
        List<Section> sections,
        List<OnNumber> maxima) {

    /**
     * What a player can or must do here beside placing chips.
     *
     * @param confirms only what the player has confirmed counts
     * @param maximumOnNumber one touch takes the most on a number and all that touches it
     */
    public record Manner(boolean confirms, boolean maximumOnNumber) {}

    /**
     * What is played.
     *
     * @param id of the game inside its rulebook
     */
    public record Title(GameKind kind, String id, String text, String rulebook) {}

    /**
     * Bets of one kind.
     *
     * @param key of the line on the sign of limits
     * @param pays what a win may pay, best first
     */
    public record Offered(String key, List<String> bets, List<Pay> pays) {

        public Offered {
            bets = List.copyOf(bets);
            pays = List.copyOf(pays);
        }
    }

    /** So many for so many staked, less the commission on the winnings. */
    public record Pay(int winnings, int forStake, int commissionPercent) {}

    /**
     * Several bets with one touch: so many chips in all.
     *
     * @param bets where they lie, one chip each; a bet that takes two is named twice
     */
    public record Section(String line, String text, int chips, List<String> bets) {

        public Section {
            bets = List.copyOf(bets);
        }
    }

    /** A number of the wheel, and all that the maximum on it is laid on. */
    public record OnNumber(String number, List<String> bets) {

        public OnNumber {
            bets = List.copyOf(bets);
        }
    }

    public LayoutView {
        lines = List.copyOf(lines);
        sections = List.copyOf(sections);
        maxima = List.copyOf(maxima);
    }

    public static LayoutView of(Play<?, ?> play) {
        return of(play, play.rulebook().edition().title());
    }

    private static <B extends Bet, O extends Outcome> LayoutView of(Play<B, O> play, String rulebook) {
        Game<B, O> game = play.game();
        Manner manner = manner(play);
        return new LayoutView(
                new Title(game.kind(), game.id(), game.name().text(), rulebook),
                manner,
                LimitSign.of(play),
                play.offer().lines().stream()
                        .map(line -> line(play.payTable(), line))
                        .toList(),
                play.offer().sections().stream()
                        .flatMap(line -> line.sections().stream()
                                .map(section ->
                                        new Section(line.key(), section.text(), section.chips(), bets(section))))
                        .toList(),
                manner.maximumOnNumber() ? maxima(play) : List.of());
    }

    private static <B extends Bet> List<String> bets(org.baize.rules.game.Section<B> section) {
        return section.pieces().stream()
                .flatMap(piece -> Collections.nCopies(piece.chips(), piece.bet().text()).stream())
                .toList();
    }

    private static List<OnNumber> maxima(Play<?, ?> play) {
        return play.payTable().outcomes().stream()
                .filter(Pocket.class::isInstance)
                .map(pocket -> ((Pocket) pocket).label())
                .map(number -> new OnNumber(
                        number,
                        play.around(number).stream()
                                .map(bet -> play.payTable().bets().get(bet).text())
                                .toList()))
                .toList();
    }

    private static Manner manner(Play<?, ?> play) {
        WagerRules rules = play.rulebook().wagers();
        return new Manner(
                rules.window().commitment() instanceof Commitment.Confirm,
                rules.combinations().maximumOnNumber().isPresent()
                        && play.game().kind() == GameKind.ROULETTE);
    }

    /** All bets of a line have the same odds. */
    private static <B extends Bet, O extends Outcome> Offered line(PayTable<B, O> table, BetLine<B> line) {
        int first = table.indexOf(line.bets().getFirst());
        List<Pay> pays = IntStream.range(0, table.outcomes().size())
                .mapToObj(outcome -> table.payoff(first, outcome))
                .filter(Payoff.Win.class::isInstance)
                .map(Payoff.Win.class::cast)
                .distinct()
                .sorted(Comparator.comparing(Payoff.Win::net).reversed())
                .map(win -> new Pay(win.odds().winnings(), win.odds().forStake(), win.commissionPercent()))
                .distinct()
                .toList();
        return new Offered(line.key(), line.bets().stream().map(Bet::text).toList(), pays);
    }
}
