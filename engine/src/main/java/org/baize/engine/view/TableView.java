package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.dice.ShootDeadline;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Table;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.sicbo.Shoot;

/**
 * How a table stands, the same for everybody there. It holds moments and no time that is left, so that it changes only when
 * something happens.
 *
 * @param recent the latest results, newest first
 */
public record TableView(
        int table, String name, Standing standing, Progress round, DealingView dealing, List<Result> recent) {

    /** So many results are shown. */
    public static final int RESULTS_SHOWN = 20;

    /**
     * Whether it plays.
     *
     * @param held somebody must decide something before anything is paid
     * @param notices what the house has announced
     */
    public record Standing(boolean open, boolean held, List<Announced> notices) {

        public Standing {
            notices = List.copyOf(notices);
        }
    }

    /** What every terminal shows about the future of the table. */
    public enum Announced {
        TABLE_CLOSES,
        LAST_ROUND,
        SETUP_CHANGES
    }

    /**
     * The round under way.
     *
     * @param closesAtMillis the first instant at which a wager is too late; empty outside betting and where the dealer calls it
     * @param shooter whose shoot button is live
     */
    public record Progress(long number, RoundPhase phase, OptionalLong closesAtMillis, Optional<Shooter> shooter) {}

    /** The one terminal that may shoot, and the last instant at which its press counts. */
    public record Shooter(int terminal, long untilMillis) {}

    /**
     * How a round ended.
     *
     * @param outcome empty for a void round
     */
    public record Result(long round, Optional<String> outcome) {}

    public TableView {
        recent = List.copyOf(recent);
    }

    public static TableView of(Table table) {
        return new TableView(
                table.number(),
                table.spec().name(),
                new Standing(table.open(), table.paysNothing(), notices(table)),
                progress(table),
                DealingView.of(table),
                recent(table));
    }

    private static List<Announced> notices(Table table) {
        List<Announced> notices = new ArrayList<>();
        table.status().closing().ifPresent(_ -> notices.add(Announced.TABLE_CLOSES));
        table.status().lastRound().ifPresent(_ -> notices.add(Announced.LAST_ROUND));
        table.status().change().ifPresent(_ -> notices.add(Announced.SETUP_CHANGES));
        return notices;
    }

    private static Progress progress(Table table) {
        OptionalLong closesAt = table.round()
                .period()
                .filter(_ -> table.round().phase() == RoundPhase.BETTING)
                .map(WageringPeriod::closesAtMillis)
                .filter(millis -> millis != Long.MAX_VALUE)
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
        return new Progress(table.round().number(), table.round().phase(), closesAt, shooter(table));
    }

    private static Optional<Shooter> shooter(Table table) {
        long goesByItselfMillis = new ShootDeadline().dueMillis(table);
        return goesByItselfMillis != Deadlines.NEVER
                        && table.device() instanceof TumblerState tumbler
                        && tumbler.in(table.round()).shoot() instanceof Shoot.Awaiting awaiting
                ? Optional.of(new Shooter(awaiting.shooter(), goesByItselfMillis - 1))
                : Optional.empty();
    }

    private static List<Result> recent(Table table) {
        return table.pastRounds().reversed().stream()
                .limit(RESULTS_SHOWN)
                .map(round -> new Result(round.number(), outcome(table, round)))
                .toList();
    }

    private static Optional<String> outcome(Table table, PastRound round) {
        OptionalInt outcome = round.outcome();
        return outcome.isPresent()
                ? Optional.of(table.play()
                        .payTable()
                        .outcomes()
                        .get(outcome.getAsInt())
                        .text())
                : Optional.empty();
    }
}
