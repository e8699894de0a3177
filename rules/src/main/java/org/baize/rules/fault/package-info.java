/**
 * Malfunctions, wrong results, voids and corrections: what each text does to the money when something went wrong. Knows
 * nothing of ledgers, of how a fault is detected, or of the operator's own reasons to cancel a round: it answers with
 * remedies and amounts.
 */
@NullMarked
package org.baize.rules.fault;

import org.jspecify.annotations.NullMarked;
