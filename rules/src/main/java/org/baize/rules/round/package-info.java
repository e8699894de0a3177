/**
 * The course of a round: when it may open, close, take a result and settle, and what settling does to an account. Knows
 * nothing of clocks (times arrive as numbers), of ledgers, or of what a wheel, shoe or tumbler may do wrong.
 */
@NullMarked
package org.baize.rules.round;

import org.jspecify.annotations.NullMarked;
