/**
 * The house: closing and holding up tables, changes with their notice, seats, conduct and sanctions, disputes. What the
 * texts say about each is asked of the rules. Knows how rounds end from their events only, and moves no money.
 */
@NullMarked
package org.baize.engine.house;

import org.jspecify.annotations.NullMarked;
