/** Holds what terminals say against the log of the floor. Must not know sockets. */
@NullMarked
package org.baize.load.proof;

import org.jspecify.annotations.NullMarked;
