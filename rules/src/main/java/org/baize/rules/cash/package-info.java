/**
 * Money in and out of a chip account: which sources, which conditions, which paper. Knows nothing of balances: they
 * arrive as numbers.
 */
@NullMarked
package org.baize.rules.cash;

import org.jspecify.annotations.NullMarked;
