/** Tickets and vouchers once they are out: paying them once, and what may come before. Knows no round and no wager. */
@NullMarked
package org.baize.engine.payment;

import org.jspecify.annotations.NullMarked;
