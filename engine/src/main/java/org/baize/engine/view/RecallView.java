package org.baize.engine.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Play;
import org.baize.engine.state.StakeColumn;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.Outcome;

/**
 * The last games of whoever plays at a terminal, with what was bet and what came of it. What was corrected is shown as it stands now.
 *
 * @param games newest first
 */
public record RecallView(List<Game> games) {

    /** So many can be recalled. */
    public static final int GAMES = 10;

    /**
     * One round.
     *
     * @param outcome empty for a void round
     * @param creditedCents what the round gave back, stakes included
     */
    public record Game(
            int table,
            long round,
            long atMillis,
            Optional<OutcomeView> outcome,
            List<Bet> bets,
            long stakedCents,
            long creditedCents) {

        public Game {
            bets = List.copyOf(bets);
        }
    }

    /** The stake on one bet. */
    public record Bet(String bet, long cents) {}

    public RecallView {
        games = List.copyOf(games);
    }

    public static RecallView of(FloorState state, Terminal terminal) {
        List<Game> games = new ArrayList<>();
        for (int number : terminal.spec().tables()) {
            Table table = state.tableAt(number);
            for (PastRound round : table.pastRounds()) {
                round.stoodAt(terminal.number())
                        .filter(stood -> stood.account() == terminal.status().accountNumber())
                        .ifPresent(stood -> games.add(game(table, round, stood)));
            }
        }
        games.sort(Comparator.comparingLong(Game::atMillis).reversed());
        return new RecallView(games.stream().limit(GAMES).toList());
    }

    private static Game game(Table table, PastRound round, PastRound.Stood stood) {
        Play<?, ?> play = Play.of(table.rulebook(), round.setup());
        Optional<Outcome> outcome = round.outcome().isPresent()
                ? Optional.of(play.payTable().outcomes().get(round.outcome().getAsInt()))
                : Optional.empty();
        return new Game(
                table.number(),
                round.number(),
                round.period().map(period -> period.opensAtMillis()).orElse(0L),
                outcome.map(known -> OutcomeView.of(known, true)),
                bets(play, stood.stakes()),
                stood.stakes().totalCents(),
                stood.creditedCents());
    }

    private static List<Bet> bets(Play<?, ?> play, StakeColumn stakes) {
        List<Bet> bets = new ArrayList<>();
        for (int row = 0; row < stakes.size(); row++) {
            bets.add(new Bet(play.payTable().bets().get(stakes.bet(row)).text(), stakes.cents(row)));
        }
        return bets;
    }
}
