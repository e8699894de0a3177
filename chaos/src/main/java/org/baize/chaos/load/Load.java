package org.baize.chaos.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.baize.engine.command.Origin;

/**
 * Play on several tables at once through one way to the floor, and what must follow from what was acknowledged. It can be
 * stopped between rounds, compared with the floor, and go on.
 */
public final class Load implements AutoCloseable {

    private static final Origin ADMINISTRATOR = Origin.person(1);
    private static final int FIRST_DEALER = 100;
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(60);

    private final Way way;
    private final Size size;
    private final Scorebook book = new Scorebook();
    private final List<Line> lines = new ArrayList<>();
    private final List<GamingTable> tables = new ArrayList<>();
    private final List<Thread> playing = new ArrayList<>();
    private volatile boolean goOn;

    /**
     * How much is played.
     *
     * @param seats at each table
     * @param betweenTouches how long it is between two touches at a table on average
     * @param bettingSeconds how long wagers are taken in a round
     */
    public record Size(int tables, int seats, Duration betweenTouches, int bettingSeconds) {

        /** Enough for something to be under way at any moment, and little enough for two busy cores. */
        public static final Size USUAL = new Size(4, 5, Duration.ofMillis(3));

        /** With the shortest rounds that there are. */
        public Size(int tables, int seats, Duration betweenTouches) {
            this(tables, seats, betweenTouches, 1);
        }
    }

    private Load(Way way, Size size) {
        this.way = way;
        this.size = size;
    }

    /** Sets up a floor that was empty. */
    public static Load open(Way way, Size size, long seed) throws InterruptedException {
        Load load = new Load(way, size);
        SplittableRandom random = new SplittableRandom(seed);
        House house = new House(load.line(Origin.SYSTEM), load.line(ADMINISTRATOR), size);
        house.found();
        for (int table = 1; table <= size.tables(); table++) {
            GamingTable added = load.table(table, random.split());
            house.open(
                    table,
                    added.dealer(),
                    added.seats().stream().map(Seat::terminal).toList());
            load.tables.add(added);
        }
        return load;
    }

    private Line line(Origin origin) {
        Line line = new Line(way, origin, book);
        lines.add(line);
        return line;
    }

    private GamingTable table(int number, SplittableRandom random) {
        List<Spot> spots = Spot.of(House.RULEBOOK.game(House.GAME));
        List<Seat> seats = IntStream.range(0, size.seats())
                .map(seat -> (number - 1) * size.seats() + seat + 1)
                .mapToObj(terminal -> new Seat(
                        number,
                        line(Origin.terminal(terminal)),
                        new NaiveSeat(terminal, spots, book),
                        spots,
                        random.split()))
                .toList();
        return new GamingTable(
                new GamingTable.Place(number, size.betweenTouches()),
                line(Origin.person(FIRST_DEALER + number)),
                seats,
                book,
                random.split());
    }

    public Scorebook book() {
        return book;
    }

    /** A table by its number, from 1 on. */
    public GamingTable table(int number) {
        return tables.get(number - 1);
    }

    /** All tables play until they are told to stop. */
    public void begin() {
        goOn = true;
        start();
    }

    private void start() {
        for (GamingTable table : tables) {
            playing.add(Thread.ofVirtual().start(() -> play(table)));
        }
    }

    private void play(GamingTable table) {
        try {
            boolean ended = table.play();
            while (ended && goOn) {
                ended = table.play();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Every table ends its round; one that does not is stuck. */
    public void pause() throws InterruptedException {
        goOn = false;
        long deadline = System.nanoTime() + LONGEST_ROUND.toNanos();
        for (Thread table : playing) {
            if (!table.join(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())))) {
                book.find(new Finding(Finding.Kind.STUCK, 1, "a table did not end its round in " + LONGEST_ROUND));
            }
        }
        playing.clear();
    }

    /**
     * Holds the floor against what was acknowledged; between {@link #pause} and {@link #begin}. Every table plays one more
     * round, everybody cashes out, and numbers, answers and events are counted. After a finding nothing more is looked for:
     * one fault shows in many places.
     */
    public void compare() throws InterruptedException {
        if (book.findings().isEmpty()) {
            start();
            pause();
        }
        if (book.findings().isEmpty()) {
            compareAll();
        }
    }

    private void compareAll() throws InterruptedException {
        for (GamingTable table : tables) {
            for (Seat seat : table.seats()) {
                seat.cashOut();
            }
        }
        compareEvents();
        for (Line line : lines) {
            line.compareSequence();
            line.compareResends();
        }
    }

    /** Besides what the answers told of, each round was closed once, by the clock. */
    private void compareEvents() {
        long closings = tables.stream().mapToLong(GamingTable::opened).sum();
        long expected = book.counts().events() + closings;
        long there = way.events().join();
        if (there != expected) {
            Finding.Kind kind = there < expected ? Finding.Kind.LOST : Finding.Kind.DOUBLED;
            book.find(new Finding(kind, Math.abs(there - expected), there + " events, and there must be " + expected));
        }
    }

    @Override
    public void close() {
        goOn = false;
        lines.forEach(Line::giveUp);
        playing.forEach(Thread::interrupt);
    }
}
