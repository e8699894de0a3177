/**
 * Tickets and vouchers once they are out: paying them once, and what may come before; and credit that the operator
 * keeps back. Knows no wager, and of a round only what it credited.
 */
@NullMarked
package org.baize.engine.payment;

import org.jspecify.annotations.NullMarked;
