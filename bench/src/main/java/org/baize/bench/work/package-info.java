/** What benchmarks have in common that start processes: a folder to throw away, children, and the end of all of them. */
@NullMarked
package org.baize.bench.work;

import org.jspecify.annotations.NullMarked;
