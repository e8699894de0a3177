package org.baize.rules.roulette;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Some pockets, as one bit each in a single number, so that 'is 17 covered?' is one instruction. */
public record PocketSet(long bits) implements Comparable<PocketSet> {

    private static final int PLACES = 38;

    public PocketSet {
        if (bits >>> PLACES != 0) {
            throw new IllegalArgumentException("bits beyond the last pocket: " + Long.toBinaryString(bits));
        }
    }

    public static PocketSet of(Stream<Pocket> pockets) {
        return new PocketSet(pockets.mapToLong(PocketSet::bit).reduce(0, (some, bit) -> some | bit));
    }

    public static PocketSet ofNumbers(int... numbers) {
        return of(IntStream.of(numbers).mapToObj(Pocket::of));
    }

    public static PocketSet range(int from, int to) {
        return of(IntStream.rangeClosed(from, to).mapToObj(Pocket::of));
    }

    public boolean contains(Pocket pocket) {
        return (bits & bit(pocket)) != 0;
    }

    public PocketSet union(PocketSet other) {
        return new PocketSet(bits | other.bits);
    }

    public int size() {
        return Long.bitCount(bits);
    }

    /** In the order 0, 00, 1 ... 36. */
    public List<Pocket> pockets() {
        return Pocket.ALL.stream().filter(this::contains).toList();
    }

    /** As lists of pockets compare: 1-2 before 1-4 before 2-3. */
    @Override
    public int compareTo(PocketSet other) {
        return Long.compareUnsigned(Long.reverse(other.bits), Long.reverse(bits));
    }

    /** The labels joined by hyphens: {@code 0-00-1-2-3}. */
    @Override
    public String toString() {
        return pockets().stream().map(Pocket::label).collect(Collectors.joining("-"));
    }

    private static long bit(Pocket pocket) {
        return 1L << pocket.place();
    }
}
