/**
 * Tickets and vouchers as values: their numbers, their barcode, what is printed on them and how they stand. Knows no
 * terminal, no table and no ledger.
 */
@NullMarked
package org.baize.engine.paper;

import org.jspecify.annotations.NullMarked;
