package org.baize.devices;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** What happens by chance in a simulated device; the generator behind it is a cryptographic one wherever people play. */
public final class Chance {

    private final RandomGenerator generator;

    public Chance(RandomGenerator generator) {
        this.generator = generator;
    }

    /** A number from the first to the last, both included. */
    public int between(int first, int last) {
        return generator.nextInt(first, last + 1);
    }

    public <T> T pick(List<T> from) {
        return from.get(generator.nextInt(from.size()));
    }

    public void shuffle(List<?> cards) {
        for (int place = cards.size() - 1; place > 0; place--) {
            Collections.swap(cards, place, generator.nextInt(place + 1));
        }
    }
}
