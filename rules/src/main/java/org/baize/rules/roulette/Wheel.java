package org.baize.rules.roulette;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The two wheels of the approved texts. The pictures of their number order are lost; the orders here are the standard
 * ones, and every sector and neighbour example that the texts do print fits them.
 */
public enum Wheel {
    SINGLE_ZERO("0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"),
    DOUBLE_ZERO("0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 "
            + "27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2");

    private final String labels;

    Wheel(String labels) {
        this.labels = labels;
    }

    /** Round the rim clockwise, beginning with 0. */
    public List<Pocket> clockwise() {
        return Stream.of(labels.split(" ")).map(Pocket::parse).toList();
    }

    /** In the order 0, 00, 1 ... 36. */
    public List<Pocket> pockets() {
        return Pocket.ALL.stream().filter(this::has).toList();
    }

    public List<Pocket> zeros() {
        return pockets().stream().filter(Pocket::isZero).toList();
    }

    public boolean has(Pocket pocket) {
        return this == DOUBLE_ZERO || !pocket.equals(Pocket.DOUBLE_ZERO);
    }

    /** A pocket with so many neighbours on either side, clockwise: two around 0 are 3, 26, 0, 32, 15. */
    public List<Pocket> neighbours(Pocket centre, int eachSide) {
        if (!has(centre)) {
            throw new IllegalArgumentException("this wheel has no " + centre);
        }
        List<Pocket> rim = clockwise();
        int at = rim.indexOf(centre);
        return IntStream.rangeClosed(at - eachSide, at + eachSide)
                .mapToObj(place -> rim.get(Math.floorMod(place, rim.size())))
                .toList();
    }
}
