/**
 * Monte Carlo: plays one game of one rulebook many times on all cores, repeatably, and sets what happened beside the
 * exact figures. Here chance and floating point are at home; nothing in here decides about anybody's money.
 */
@NullMarked
package org.baize.simulator;

import org.jspecify.annotations.NullMarked;
