package org.baize.load.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Somebody at a terminal with a socket. Whatever it is shown is held against an account of its own; for one thread. */
final class Player {

    /** Whatever takes longer than this to be shown is not shown. */
    static final long PATIENCE_MILLIS = 5_000;

    /** After a cut so long nothing is asked, until what was on its way has come to something. */
    private static final long CALM_MILLIS = 1_000;

    private static final long RUSH_MILLIS = 1_000;
    private static final long NOTE_CENTS = 100_00;
    private static final long CASH_OUT_BELOW_CENTS = 900_00;

    /** What the web server itself refuses; the floor never hears of it. */
    private static final List<String> BEFORE_THE_FLOOR =
            List.of("NUMBER_USED", "NOT_A_DEMONSTRATION", "NAMES_NOTHING", "NOT_CONNECTED", "TOO_MANY_AT_ONCE");

    private static final String OUTCOME_UNKNOWN = "OUTCOME_UNKNOWN";

    private final int number;
    private final String token;
    private final TableSeen table;
    private final Score score;
    private final World world;
    private final SplittableRandom random;
    private final Habits habits;
    private final Asks asks = new Asks();
    private final Purse purse = new Purse();
    private Account account;
    private TableNow seen = new TableNow(0, 0, new TableNow.Round(0, "", 0), 0, Map.of());
    private @Nullable View view;
    private @Nullable Line line;
    private long ownSequence;
    private long plannedRound;
    private long creditedRound;
    private long wrongSinceMillis;
    private long calmFromMillis;
    private Touch.@Nullable Place undoable;
    private boolean told;
    private Tally tally = new Tally(0, 0, 0);

    /**
     * What came of all that its player asked and that reached the floor.
     *
     * @param unknown of which it is not known whether they were refused or never arrived
     */
    record Tally(long accepted, long refused, long unknown) {}

    /** Where somebody sits, and what shows it. */
    record Seat(int terminal, String token, TableSeen table) {}

    /** What a player lives in. */
    interface World {

        long nowMillis();

        void after(long millis, Runnable act);

        /** Asks for a connection; {@link #connected} comes later. */
        void connect(Player player);

        /** No new wagers: the crowd goes home. */
        boolean isEnding();
    }

    /** One connection. */
    interface Line {

        void say(String text);

        /** Goes without waiting for anything. */
        void cut();
    }

    Player(Seat seat, Score score, World world, SplittableRandom random) {
        this.number = seat.terminal();
        this.token = seat.token();
        this.table = seat.table();
        this.score = score;
        this.world = world;
        this.random = random;
        this.habits = new Habits(random);
        this.account = new Account(seat.table().play());
    }

    int number() {
        return number;
    }

    /** Where its table is in the round, as it was told. */
    String phase() {
        return seen.round().phase();
    }

    Account account() {
        return account;
    }

    Tally tally() {
        return tally;
    }

    Purse purse() {
        return purse;
    }

    void connected(Line with) {
        line = with;
        asks.begin();
        ownSequence = 0;
        with.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
    }

    /** The connection is gone; what was on its way may have been done or not. */
    void lost() {
        if (line == null) {
            return;
        }
        line = null;
        view = null;
        asks.lose();
        calmFromMillis = Long.MAX_VALUE;
        score.count(Score.Counted.RECONNECTED);
        world.after(random.nextInt(50, 500), () -> world.connect(this));
    }

    /** Somebody pulls the plug of this terminal. */
    void cut() {
        Line going = line;
        if (going != null) {
            lost();
            going.cut();
        }
    }

    boolean isWelcomed() {
        return view != null;
    }

    /** Whether everything it asked was answered and what it is shown is what must be. */
    boolean isCalm() {
        return view != null
                && asks.allAnswered()
                && asks.allKnown()
                && wrongSinceMillis == 0
                && world.nowMillis() >= calmFromMillis;
    }

    /** Whether nothing of it is undecided. */
    boolean isDone() {
        return isCalm() && account.onLayoutCents() == 0 && !purse.isPrinting();
    }

    void heard(String text) {
        if (text.startsWith(Heard.TABLE_CHANGED)) {
            table.heard(text, world.nowMillis()).ifPresent(this::tableIs);
            return;
        }
        JsonNode message = Heard.read(text);
        switch (message.path("type").asText()) {
            case "ownChanged" -> own(message);
            case "welcome" -> welcomed(message);
            case "accepted", "refused" -> answered(message);
            case "goodbye" -> goodbye(message.path("why").asText());
            case "resultsChanged" -> {} // statistics for people; nothing of it is money
            case "returned" -> {} // why chips went back, in words; the money is in the view, and held against the
            // account
            default -> score.find("terminal " + number + " is told: " + text);
        }
    }

    private void goodbye(String why) {
        if (why.equals("TOO_SLOW")) {
            score.count(Score.Counted.SHED);
        } else {
            score.find("terminal " + number + " is shown the door: " + why);
        }
    }

    private void tableIs(TableNow now) {
        if (now.sequence() <= seen.sequence()) {
            return;
        }
        seen = now;
        check();
        if (now.round().isBetting() && now.round().number() != plannedRound && !world.isEnding()) {
            plannedRound = now.round().number();
            plan();
        }
        if (now.shooter() == number) {
            world.after(random.nextInt(300, 1_500), () -> ask(new Touch.Shoot()));
        }
    }

    private void own(JsonNode message) {
        long sequence = message.path("sequence").asLong();
        if (sequence <= ownSequence) {
            score.find("terminal " + number + ": change " + sequence + " came after " + ownSequence);
        }
        ownSequence = sequence;
        shown(View.of(message.path("own"), table.number()));
    }

    private void welcomed(JsonNode message) {
        ownSequence = message.path("sequence").asLong();
        JsonNode shown = Heard.ofTable(message.path("tables"), "/now/table", table.number());
        TableNow now = TableNow.of(
                shown.path("sequence").asLong(), message.path("clockMillis").asLong(), shown.path("now"));
        if (seen.round().closesAtMillis() > world.nowMillis() && now.round().differsFrom(seen.round())) {
            score.find("terminal " + number + " came back to another countdown");
        }
        table.welcomed(now, world.nowMillis());
        seen = seen.before();
        calmFromMillis = world.nowMillis() + (asks.allKnown() ? 0 : CALM_MILLIS);
        tableIs(now);
        shown(View.of(message.path("own"), table.number()));
    }

    private void shown(View now) {
        view = now;
        check();
    }

    private void answered(JsonNode message) {
        Asks.Asked ask = asks.take(message.path("number").asLong());
        if (ask == null) {
            score.find("terminal " + number + " gets an answer to what it has not asked: " + message);
            return;
        }
        if (ask.touch().isWager()) {
            score.answered(System.nanoTime() - ask.sentNanos(), ask.rush());
        }
        if (message.path("type").asText().equals("accepted")) {
            accepted(ask, message);
        } else {
            refused(ask, message.path("reason").asText());
        }
        check();
    }

    private void accepted(Asks.Asked ask, JsonNode message) {
        if (!(ask.touch() instanceof Touch.Printed)) {
            tally = new Tally(tally.accepted() + 1, tally.refused(), tally.unknown());
        }
        score.count(Score.Counted.ACCEPTED);
        JsonNode cut = message.path("cuts").path(0);
        account.accepted(ask.touch(), ask.round(), cut.path("keptCents").asLong(ask.chipsCents()));
        if (ask.touch() instanceof Touch.Place place && cut.isMissingNode() && asks.allAnswered()) {
            undoable = place;
        }
        follow(ask.touch());
    }

    /** Paper is taken, and put in again after a while. */
    private void follow(Touch done) {
        if (done instanceof Touch.Printed printed) {
            score.count(Score.Counted.TICKETS);
            purse.cameOut(printed.ticket());
            if (purse.isAccepted()) {
                world.after(random.nextInt(500, 3_000), () -> ask(new Touch.Inserted(printed.ticket())));
            }
        } else if (done instanceof Touch.Inserted inserted) {
            purse.wentIn(inserted.ticket());
        }
    }

    /** Something is done that was not asked from here. */
    private void done(Touch touch) {
        account.accepted(touch, 0, 0);
        follow(touch);
    }

    private void refused(Asks.Asked ask, String reason) {
        if (reason.equals(OUTCOME_UNKNOWN)) {
            asks.lose(ask);
            calmFromMillis = world.nowMillis() + CALM_MILLIS;
            return;
        }
        if (!BEFORE_THE_FLOOR.contains(reason) && !(ask.touch() instanceof Touch.Printed)) {
            tally = new Tally(tally.accepted(), tally.refused() + 1, tally.unknown());
        }
        score.refused(reason);
        if (ask.touch() instanceof Touch.Inserted) {
            purse.notAccepted();
        }
    }

    /** Holds what is shown against what must be. Neither comes at once; but what differs for long differs. */
    void check() {
        View shown = view;
        if (shown == null || !asks.allAnswered()) {
            return;
        }
        long now = world.nowMillis();
        if (!asks.allKnown() && now >= calmFromMillis) {
            asks.solve(account, seen, shown).ifPresent(this::solved);
        }
        if (asks.allKnown()) {
            account.catchUp(seen);
            purse.cameByItself(shown, account).map(Touch.Printed::new).ifPresent(this::done);
        }
        if (asks.allKnown() && account.isShownBy(shown)) {
            wrongSinceMillis = 0;
            credited(now);
            purse.begin(shown).map(Touch.Printed::new).ifPresent(this::ask);
        } else if (wrongSinceMillis == 0) {
            wrongSinceMillis = now;
        } else if (now - wrongSinceMillis > PATIENCE_MILLIS + CALM_MILLIS && !told) {
            told = true;
            score.find("terminal " + number + " is shown " + shown + ", and must have " + account + " with " + asks
                    + " unknown, at " + seen);
        }
    }

    private void credited(long now) {
        if (seen.lastEnded() > creditedRound) {
            creditedRound = seen.lastEnded();
            table.credited(creditedRound, now, calmFromMillis);
        }
    }

    private void solved(Asks.Solution solution) {
        score.count(Score.Counted.RESOLVED);
        account = solution.account();
        tally = new Tally(
                tally.accepted() + Asks.spoken(solution.done()),
                tally.refused(),
                tally.unknown() + Asks.spoken(solution.notDone()));
        solution.done().forEach(this::follow);
        solution.notDone().stream().filter(Touch.Printed.class::isInstance).forEach(_ -> purse.again());
    }

    /** Whether others of its table have long heard what it has not. */
    boolean isDeaf(long nowMillis) {
        return isWelcomed() && table.isUnheard(seen.sequence(), nowMillis, PATIENCE_MILLIS);
    }

    private void plan() {
        Habits.Situation situation = new Habits.Situation(
                account.creditCents(),
                account.confirms(),
                purse.isAccepted() && account.creditCents() > 0 && account.creditCents() < CASH_OUT_BELOW_CENTS,
                account.earlierCents() > 0 && account.earlierCents() < account.creditCents());
        long now = world.nowMillis();
        for (Habits.Planned planned : habits.round(now, seen.round().closesAtMillis(), situation)) {
            long during = plannedRound;
            world.after(Math.max(1, planned.atMillis() - now), () -> move(planned.move(), during));
        }
    }

    private void move(Habits.Move move, long during) {
        if (world.isEnding() || seen.round().number() != during || !seen.round().isBetting() || !mayAsk()) {
            return;
        }
        switch (move) {
            case BUY_IN -> ask(new Touch.Note(NOTE_CENTS));
            case PLACE -> habits.chip(table.play(), account.creditCents()).ifPresent(this::ask);
            case UNDO -> undo();
            case CLEAR -> askIf(account.onLayoutCents() > 0, new Touch.Clear());
            case REPEAT -> askIf(account.onLayoutCents() == 0, new Touch.Repeat());
            case CONFIRM -> askIf(account.onLayoutCents() > 0, new Touch.Confirm());
            case CASH_OUT -> askIf(account.onLayoutCents() == 0 && account.creditCents() > 0, new Touch.CashOut());
        }
    }

    private boolean mayAsk() {
        return view != null && asks.allKnown() && !purse.isPrinting();
    }

    private void undo() {
        Touch.Place last = undoable;
        if (last != null && isCalm()) {
            ask(new Touch.Undo(last));
        }
    }

    /** What depends on all that was asked before waits for the answers, or is left. */
    private void askIf(boolean sensible, Touch touch) {
        if (sensible && (isCalm() || touch instanceof Touch.Confirm)) {
            ask(touch);
        }
    }

    private void ask(Touch touch) {
        Line to = line;
        if (to == null || view == null) {
            return;
        }
        undoable = null;
        TableNow.Round round = seen.round();
        boolean rush = round.closesAtMillis() > 0 && round.closesAtMillis() - world.nowMillis() <= RUSH_MILLIS;
        long ask = asks.put(new Asks.Asked(touch, round.number(), System.nanoTime(), rush));
        to.say("{\"type\":\"ask\",\"number\":" + ask + ",\"act\":" + touch.act(table.number()) + "}");
    }
}
