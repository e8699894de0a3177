/**
 * Terminals at their sockets: who is there, what they ask, and what they are shown. It decides nothing: every ask goes to the floor,
 * and every view is read off the log.
 */
@NullMarked
package org.baize.gateway.terminal;

import org.jspecify.annotations.NullMarked;
