/**
 * Whether the records are what the log made of them: the two chains, every row that follows from the events, and the money
 * against the books of a floor. Only reads the records.
 */
@NullMarked
package org.baize.records.verify;

import org.jspecify.annotations.NullMarked;
