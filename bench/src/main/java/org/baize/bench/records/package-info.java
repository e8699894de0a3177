/**
 * What the records cost with millions of rows: how fast a busy floor is written down, how long a page of each report takes, and how
 * much memory a whole report or a verification needs. Whoever reads is a process of its own with a small heap. Must not know how the
 * records work inside: it projects, reads and verifies as everybody does.
 */
@NullMarked
package org.baize.bench.records;

import org.jspecify.annotations.NullMarked;
