/** Balls and wheels: spins, numbers, no spin, early rest. */
@NullMarked
package org.baize.engine.wheel;

import org.jspecify.annotations.NullMarked;
