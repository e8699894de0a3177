/**
 * Benchmarks: ours beside a peer in the same run, or beside what the machine allows. Run {@code org.baize.bench.Bench};
 * the peer is fetched by npm, everything else needs no network.
 */
@NullMarked
package org.baize.bench;

import org.jspecify.annotations.NullMarked;
