/**
 * What a terminal takes and gives money with: note acceptor and ticket printer, and the till that has the floor decide
 * before a note is kept and a ticket counts.
 */
@NullMarked
package org.baize.devices.till;

import org.jspecify.annotations.NullMarked;
