/**
 * The five score cards that baccarat players keep, from the results of one shoe. Pure arithmetic on a list of hands: knows no
 * table, and foretells nothing.
 */
@NullMarked
package org.baize.engine.view.road;

import org.jspecify.annotations.NullMarked;
