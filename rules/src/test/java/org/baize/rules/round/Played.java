package org.baize.rules.round;

import java.util.List;
import org.baize.rules.fault.CreditCheck;
import org.baize.rules.fault.RecordCheck;
import org.baize.rules.fault.Resettlement;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;

/** The wagers of one account on a real game, with outcomes as text. */
public record Played<B extends Bet, O extends Outcome>(Game<B, O> game, Snapshot<B> wagers) {

    static <B extends Bet, O extends Outcome> Played<B, O> of(Game<B, O> game, List<String> wagers) {
        return new Played<>(
                game,
                new Snapshot<>(wagers.stream().map(text -> position(game, text)).toList()));
    }

    public Settlement settle(String outcome) {
        return wagers.settle(game.payTable(), game.grammar().outcome(outcome));
    }

    public CreditCheck check(String outcome, long postedCents) {
        return CreditCheck.of(wagers, game.payTable(), game.grammar().outcome(outcome), postedCents);
    }

    public Resettlement<O> resettle(String entered, String actual) {
        return Resettlement.of(
                wagers,
                game.payTable(),
                game.grammar().outcome(entered),
                game.grammar().outcome(actual));
    }

    /** Settled from records, of which only the wagers at these places are complete. */
    public Settlement settleFromRecords(String outcome, List<Integer> complete) {
        List<RecordCheck.Found<B>> found = wagers.positions().stream()
                .map(position -> new RecordCheck.Found<>(
                        position, complete.contains(wagers.positions().indexOf(position))))
                .toList();
        return RecordCheck.of(found).settle(game.payTable(), game.grammar().outcome(outcome));
    }

    private static <B extends Bet> Snapshot.Position<B> position(Game<B, ?> game, String text) {
        int space = text.lastIndexOf(' ');
        return new Snapshot.Position<>(
                game.grammar().bet(text.substring(0, space)), Long.parseLong(text.substring(space + 1)));
    }
}
