/**
 * What goes wrong and how it is put right: malfunctions, wrong results, voids, invalid rounds, claims. Which remedy
 * there is and who orders it is asked of the rules; this gathers the facts, and books the difference beside what was
 * settled. Knows no device and no game.
 */
@NullMarked
package org.baize.engine.fault;

import org.jspecify.annotations.NullMarked;
