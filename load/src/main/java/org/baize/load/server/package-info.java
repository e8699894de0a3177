/** The server that a crowd plays on, in a process of its own: its floor, its dealers, its memory. Must not know the crowd. */
@NullMarked
package org.baize.load.server;

import org.jspecify.annotations.NullMarked;
