package org.baize.simulator;

/**
 * A stream of random numbers that is fixed by a seed and a number: xoshiro256++ with its state filled by SplitMix64, as
 * its authors advise. Different numbers give streams that have nothing to do with each other.
 */
public final class RandomStream {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    public RandomStream(long seed, long number) {
        long state = mix(seed + GOLDEN_GAMMA) ^ number;
        s0 = mix(state += GOLDEN_GAMMA);
        s1 = mix(state += GOLDEN_GAMMA);
        s2 = mix(state += GOLDEN_GAMMA);
        s3 = mix(state + GOLDEN_GAMMA);
    }

    public long next() {
        long result = Long.rotateLeft(s0 + s3, 23) + s0;
        long shifted = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }

    /** A number from zero up to, not including, the bound; each exactly as likely. */
    public int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(bitsFor(bound), bound);
    }

    /**
     * Sixty-four bits, read as a fraction of one, that fall into each of so many equal parts exactly equally often: the
     * few that would favour some parts are drawn again (Lemire's method).
     */
    long bitsFor(long parts) {
        long bits = next();
        if (Long.compareUnsigned(bits * parts, parts) < 0) {
            long unfair = Long.remainderUnsigned(-parts, parts);
            while (Long.compareUnsigned(bits * parts, unfair) < 0) {
                bits = next();
            }
        }
        return bits;
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
