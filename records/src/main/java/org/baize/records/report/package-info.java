/**
 * Reports over the records: rows to page through on a screen, and the same as CSV and JSON of any length. Computes no
 * payout and no limit of its own; it only asks the database.
 */
@NullMarked
package org.baize.records.report;

import org.jspecify.annotations.NullMarked;
