/**
 * Which wager is accepted, cut down, dropped or returned: pure functions of limits, policy and what lies on the layout. Knows
 * nothing of accounts: credit arrives as a number.
 */
@NullMarked
package org.baize.rules.wager;

import org.jspecify.annotations.NullMarked;
