/**
 * What goes wrong and how it is put right: malfunctions, wrong results, voids, invalid rounds, claims. Which remedy
 * there is and who orders it is asked of the rules; this gathers the facts, and books the difference beside what was
 * settled. Knows no game, and of the devices only that a shoe is empty, which makes some errors found too late.
 */
@NullMarked
package org.baize.engine.fault;

import org.jspecify.annotations.NullMarked;
