package org.baize.bench.records;

import java.util.List;

/** Sums over several measurements. */
final class Figure {

    private Figure() {}

    static double median(List<Double> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2);
    }
}
