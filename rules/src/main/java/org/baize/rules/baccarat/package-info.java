/**
 * Baccarat: cards, hands, the tableau, the coup as a machine fed card by card, its bets and their terms. Knows
 * nothing of shoes, money or terminals.
 */
@NullMarked
package org.baize.rules.baccarat;

import org.jspecify.annotations.NullMarked;
