/**
 * When a round may open, close, take a result and settle, and what an early result does. Knows nothing of clocks: times arrive as
 * numbers.
 */
@NullMarked
package org.baize.rules.round;

import org.jspecify.annotations.NullMarked;
