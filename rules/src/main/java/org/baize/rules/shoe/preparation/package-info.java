/**
 * From a set of cards to a shoe that is ready: checking, shuffling, cutting, loading and burning, as each text has it.
 * Knows nothing of coups or wagers.
 */
@NullMarked
package org.baize.rules.shoe.preparation;

import org.jspecify.annotations.NullMarked;
