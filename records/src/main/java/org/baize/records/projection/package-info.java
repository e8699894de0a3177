/**
 * From events to rows. Each event is written down as it is, and one exhaustive switch a book decides what else it means:
 * money, papers, rounds and wagers, acts, things out of the ordinary. Reads events and requests and its own rows, never
 * the state of a floor, so that it is a second opinion about it.
 */
@NullMarked
package org.baize.records.projection;

import org.jspecify.annotations.NullMarked;
