/**
 * Which wager is accepted, cut down, dropped or returned: pure functions of a text's policy, the operator's limits and
 * what lies on the layout. Knows no game, no clock and no account: bets come with their line, credit arrives as a
 * number. {@link org.baize.rules.wager.Acceptance} is the door; stakes come as a {@link org.baize.rules.wager.Seat} or,
 * where chips are only added, as any {@link org.baize.rules.wager.Holding}.
 */
@NullMarked
package org.baize.rules.wager;

import org.jspecify.annotations.NullMarked;
