/**
 * The tables of the database as records, and how a record becomes a row and back. Knows SQL types and no event.
 */
@NullMarked
package org.baize.records.row;

import org.jspecify.annotations.NullMarked;
