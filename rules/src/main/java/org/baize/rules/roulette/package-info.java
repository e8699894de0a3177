/**
 * Roulette: pockets, wheels, the layout with all its positions, section bets, and what makes a spin valid. Knows
 * nothing of terminals or accounts.
 */
@NullMarked
package org.baize.rules.roulette;

import org.jspecify.annotations.NullMarked;
