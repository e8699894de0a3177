/**
 * The house: closing and holding up tables, changes with their notice, seats, conduct and sanctions, disputes. What the
 * texts say about each is asked of the rules. It sees how a round stands, and posts nothing itself: stakes that go back
 * are an event of the round, a balance that is paid out is one of money.
 */
@NullMarked
package org.baize.engine.house;

import org.jspecify.annotations.NullMarked;
