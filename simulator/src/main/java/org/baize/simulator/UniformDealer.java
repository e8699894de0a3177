package org.baize.simulator;

/** A wheel or dice: every outcome is as likely as any other. */
final class UniformDealer implements Dealer {

    private final RandomStream random;

    UniformDealer(RandomStream random) {
        this.random = random;
    }

    @Override
    public void play(long rounds, long[] counts) {
        for (long round = 0; round < rounds; round++) {
            counts[random.below(counts.length)]++;
        }
    }
}
