/**
 * What every table game is made of: outcomes, bets, and one pay table that says what each bet gets for each outcome.
 * Settlement, exact analysis, simulation, odds pages and limits all read that one table. Knows no particular game.
 */
@NullMarked
package org.baize.rules.game;

import org.jspecify.annotations.NullMarked;
