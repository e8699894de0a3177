/**
 * Balls and wheels: which wheel and ball are used, spins, numbers, no spin, early rest. Knows nothing of money: what
 * becomes of the wagers it says by events of the round.
 */
@NullMarked
package org.baize.engine.wheel;

import org.jspecify.annotations.NullMarked;
