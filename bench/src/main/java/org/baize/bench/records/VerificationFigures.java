package org.baize.bench.records;

/**
 * How long it takes to check everything.
 *
 * @param finding what did not fit; empty if all did
 */
record VerificationFigures(double seconds, long peakHeapBytes, String finding) {}
