/**
 * Exact probabilities and house edges, by counting. Reads pay tables only; writes no odds of its own.
 */
@NullMarked
package org.baize.rules.analysis;

import org.jspecify.annotations.NullMarked;
