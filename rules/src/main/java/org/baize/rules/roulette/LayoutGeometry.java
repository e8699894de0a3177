package org.baize.rules.roulette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws a layout and finds every place for a chip on it. Nothing is listed by hand: a split lies where two squares
 * share a line, a corner where four squares meet, a street where three do or at the side of its row, a line at the side
 * where two rows meet. That is also what grants the double-zero table 0-00-2 and denies it 0-3.
 */
final class LayoutGeometry {

    private static final int SQUARE = 4;
    private static final int COLUMNS = 3;
    private static final int ROWS = 12;
    private static final int DOZENS = 3;
    private static final List<BetKind> EVEN_CHANCES =
            List.of(BetKind.LOW, BetKind.EVEN, BetKind.RED, BetKind.BLACK, BetKind.ODD, BetKind.HIGH);

    private final List<Area> squares;
    private final List<Area> areas;

    LayoutGeometry(Wheel wheel) {
        this.squares = squares(wheel);
        this.areas = Stream.concat(squares.stream(), outsideBoxes()).toList();
    }

    List<Area> areas() {
        return areas;
    }

    /** Sorted by kind and then by numbers. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        areas.forEach(area -> positions.add(position(area.bet(), area.box().centre())));
        addSplits(positions);
        addMeetingPoints(positions);
        addSideLine(positions);
        positions.sort(
                Comparator.comparing((Position position) -> position.bet().kind())
                        .thenComparing(position -> position.bet().pockets()));
        return List.copyOf(positions);
    }

    private static List<Area> squares(Wheel wheel) {
        List<Area> squares = new ArrayList<>();
        int width = COLUMNS * SQUARE / wheel.zeros().size();
        for (Pocket zero : wheel.zeros()) {
            squares.add(
                    new Area(inside(PocketSet.of(Stream.of(zero))), Box.at(0, width * zero.place(), SQUARE, width)));
        }
        for (int number = 1; number <= ROWS * COLUMNS; number++) {
            int row = (number - 1) / COLUMNS;
            int column = (number - 1) % COLUMNS;
            squares.add(new Area(
                    inside(PocketSet.ofNumbers(number)), Box.at(rowStart(row), column * SQUARE, SQUARE, SQUARE)));
        }
        return List.copyOf(squares);
    }

    private static Stream<Area> outsideBoxes() {
        List<Area> boxes = new ArrayList<>();
        for (int column = 0; column < COLUMNS; column++) {
            int rest = (column + 1) % COLUMNS;
            boxes.add(new Area(
                    new RouletteBet(BetKind.COLUMN, numbersWhere(number -> number % COLUMNS == rest)),
                    Box.at(rowStart(ROWS), column * SQUARE, SQUARE, SQUARE)));
        }
        for (int dozen = 0; dozen < DOZENS; dozen++) {
            int length = ROWS * SQUARE / DOZENS;
            boxes.add(new Area(
                    new RouletteBet(BetKind.DOZEN, PocketSet.range(dozen * 12 + 1, dozen * 12 + 12)),
                    Box.at(rowStart(0) + dozen * length, -SQUARE, length, SQUARE)));
        }
        int length = ROWS * SQUARE / EVEN_CHANCES.size();
        for (int place = 0; place < EVEN_CHANCES.size(); place++) {
            boxes.add(new Area(
                    evenChance(EVEN_CHANCES.get(place)),
                    Box.at(rowStart(0) + place * length, -2 * SQUARE, length, SQUARE)));
        }
        return boxes.stream();
    }

    private void addSplits(List<Position> positions) {
        for (int first = 0; first < squares.size(); first++) {
            for (int second = first + 1; second < squares.size(); second++) {
                Area one = squares.get(first);
                Area other = squares.get(second);
                PocketSet both = one.bet().pockets().union(other.bet().pockets());
                one.box().borderWith(other.box()).ifPresent(spot -> positions.add(position(inside(both), spot)));
            }
        }
    }

    private void addMeetingPoints(List<Position> positions) {
        Set<Spot> corners = new LinkedHashSet<>();
        squares.forEach(square -> corners.addAll(square.box().corners()));
        for (Spot corner : corners) {
            PocketSet meeting = PocketSet.of(squares.stream()
                    .filter(square -> square.box().touches(corner))
                    .flatMap(square -> square.bet().pockets().pockets().stream()));
            if (meeting.size() >= 3) {
                positions.add(position(inside(meeting), corner));
            }
        }
    }

    /** The line between the squares and the dozens, where a chip stands for the whole row behind it. */
    private void addSideLine(List<Position> positions) {
        PocketSet before = numbersBetween(0, rowStart(0));
        for (int row = 0; row < ROWS; row++) {
            int start = rowStart(row);
            PocketSet street = numbersBetween(start, start + SQUARE);
            positions.add(position(inside(before.union(street)), new Spot(start, 0)));
            positions.add(position(inside(street), new Spot(start + SQUARE / 2, 0)));
            before = street;
        }
    }

    private PocketSet numbersBetween(int along, int end) {
        return PocketSet.of(squares.stream()
                .filter(square -> square.box().from().along() == along
                        && square.box().to().along() == end)
                .flatMap(square -> square.bet().pockets().pockets().stream()));
    }

    private Position position(RouletteBet bet, Spot spot) {
        return new Position(
                bet,
                spot,
                areas.stream()
                        .filter(area -> area.box().touches(spot))
                        .map(Area::bet)
                        .toList());
    }

    /** Inside bets differ in how many numbers they cover, so the numbers name the kind. */
    private static RouletteBet inside(PocketSet numbers) {
        BetKind kind = Stream.of(BetKind.values())
                .filter(candidate -> candidate.inside() && candidate.numbers() == numbers.size())
                .findFirst()
                .orElseThrow();
        return new RouletteBet(kind, numbers);
    }

    private static RouletteBet evenChance(BetKind kind) {
        PocketSet numbers = switch (kind) {
            case LOW -> PocketSet.range(1, 18);
            case HIGH -> PocketSet.range(19, 36);
            case EVEN -> numbersWhere(number -> number % 2 == 0);
            case ODD -> numbersWhere(number -> number % 2 == 1);
            case RED -> numbersWhere(number -> Pocket.of(number).colour() == Colour.RED);
            case BLACK -> numbersWhere(number -> Pocket.of(number).colour() == Colour.BLACK);
            case STRAIGHT, SPLIT, STREET, CORNER, FIVE_LINE, SIX_LINE, COLUMN, DOZEN ->
                throw new IllegalArgumentException(kind + " is no even chance");
        };
        return new RouletteBet(kind, numbers);
    }

    private static PocketSet numbersWhere(IntPredicate condition) {
        return PocketSet.of(
                IntStream.rangeClosed(1, ROWS * COLUMNS).filter(condition).mapToObj(Pocket::of));
    }

    private static int rowStart(int row) {
        return SQUARE * (row + 1);
    }
}
