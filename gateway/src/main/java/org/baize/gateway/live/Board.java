package org.baize.gateway.live;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.engine.view.LayoutView;
import org.baize.engine.view.ResultsView;
import org.baize.engine.view.TableView;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.ToTerminal;
import org.baize.gateway.message.ToTerminal.News;
import org.baize.gateway.message.ToTerminal.TableAndLayout;

/**
 * One table as everybody may see it, and all who look at it. Each change is written once for all of them. For the thread that watches
 * the floor, save where it says otherwise.
 */
public final class Board implements AutoCloseable {

    private final Sheet<TableView> now;
    private final Sheet<ResultsView> results;
    private final Rounds rounds;
    private final boolean demonstration;
    private volatile Play<?, ?> play;
    private volatile LaidOut laidOut;

    /** Most terminals of a table have the same limits, and a crowd comes at once when a server has started. */
    private record LaidOut(Play<?, ?> play, LayoutView view) {

        static LaidOut of(Play<?, ?> play) {
            return new LaidOut(play, LayoutView.of(play));
        }
    }

    Board(Table table, long atMillis) {
        this.demonstration = table.spec().demonstration();
        this.play = table.play();
        this.laidOut = LaidOut.of(play);
        this.now = new Sheet<>(
                "table " + table.number(),
                TableView.of(table),
                (sequence, view) -> write(sequence, atMillis, List.of(), view));
        this.results = new Sheet<>(
                "results " + table.number(),
                ResultsView.of(table),
                (sequence, view) -> MessageJson.write(new ToTerminal.ResultsChanged(sequence, view)));
        this.rounds = new Rounds("board-" + table.number(), this::latest);
    }

    private static String write(long sequence, long atMillis, List<News> news, TableView view) {
        return MessageJson.write(new ToTerminal.TableChanged(sequence, atMillis, news, view));
    }

    /** The game, by which bets are found by their text; from any thread. */
    public Play<?, ?> play() {
        return play;
    }

    /** From any thread. */
    public boolean isForDemonstration() {
        return demonstration;
    }

    /** The newest of all that is shown; from any thread. */
    public List<Published> latest() {
        return List.of(now.latest(), results.latest());
    }

    /**
     * From now on somebody looks at it who was shown {@link #whole(Table)}. What came before follows as a change of its own: it is long, and
     * changes seldom.
     */
    public void begin(Connection connection) {
        connection.hasSeen(now.latest());
        connection.hasSeen(results.latest());
        connection.say(results.latest().text());
        viewers().add(connection);
    }

    /** Those who look at it; from any thread. */
    public Set<Viewer> viewers() {
        return rounds.viewers();
    }

    private long bettingMillis() {
        return TimeUnit.SECONDS.toMillis(play.setup().floor().wageringPeriodSeconds());
    }

    /** Everything about the table, for whoever begins to look at it. */
    public TableAndLayout whole(Table table) {
        return whole(table.play());
    }

    /** The same with the limits of one terminal. */
    public TableAndLayout whole(Table table, Terminal terminal) {
        return whole(table.playFor(terminal));
    }

    private TableAndLayout whole(Play<?, ?> limits) {
        if (laidOut.play() != limits) {
            laidOut = LaidOut.of(limits);
        }
        LayoutView layout = laidOut.view();
        return new TableAndLayout(now.latest().sequence(), now.view(), layout, bettingMillis());
    }

    /** Looks at the table anew; it is told to everybody if it has changed. */
    void look(Table table, List<News> news, long atMillis) {
        play = table.play();
        now.look(TableView.of(table), (sequence, view) -> write(sequence, atMillis, news, view));
        results.look(ResultsView.of(table));
    }

    /** Shows the newest to everybody, soon; who has seen it is not shown it again. */
    void goRound() {
        latest().forEach(rounds::go);
    }

    /** It cannot be seen any more as it is; who looks at it begins anew. */
    void end() {
        viewers().forEach(viewer -> viewer.end(Onlooker.Ending.CANNOT_BE_SEEN));
    }

    @Override
    public void close() {
        rounds.close();
    }
}
