/**
 * Dice and their tumbler: shakes, the shooter and the ten seconds, readings, incidents. Knows nothing of money: what
 * becomes of the wagers it says by events of the round.
 */
@NullMarked
package org.baize.engine.dice;

import org.jspecify.annotations.NullMarked;
