/**
 * The floor of one casino as a deterministic state machine: {@link org.baize.engine.Floor} takes requests one after the
 * other, checks who asks ({@code Door}) and whether it asked before ({@code Origins}), and leaves the rest to the
 * chapters. No clock, no randomness, no input or output.
 */
@NullMarked
package org.baize.engine;

import org.jspecify.annotations.NullMarked;
