/**
 * Real play on several tables, and a naive account of it: what must be there follows from what was acknowledged. Must not know
 * how a node is built, nor which faults are made.
 */
@NullMarked
package org.baize.chaos.load;

import org.jspecify.annotations.NullMarked;
