/** Money in and out of chip accounts: notes, tickets, vouchers, transfers, cash-out, and what is kept back. */
@NullMarked
package org.baize.engine.money;

import org.jspecify.annotations.NullMarked;
