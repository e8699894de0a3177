/**
 * What the floor knows: tables with their rounds and layouts, terminals, people. Wagers lie in primitive columns, the
 * rest in small values that are replaced whole. Methods marked {@link org.baize.engine.ledger.Mutation} are called by
 * appliers only. Decides nothing.
 */
@NullMarked
package org.baize.engine.state;

import org.jspecify.annotations.NullMarked;
