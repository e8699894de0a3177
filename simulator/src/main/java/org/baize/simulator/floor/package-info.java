/**
 * A whole floor from a seed: random tables, players, staff and devices drive the engine by requests, and after each of
 * them the engine's money is held against a naive model that is written apart. Start at {@code FloorSimulation}; {@code
 * Director} decides what happens next, {@code Stage} sends it, {@code Audit} checks. The model asks the engine for
 * nothing but names.
 */
@NullMarked
package org.baize.simulator.floor;

import org.jspecify.annotations.NullMarked;
