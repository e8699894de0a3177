/**
 * Thousands of terminals with real sockets play on a real server for some minutes, and each keeps an account of its own: proof that
 * nothing is lost or doubled on the way, and a measure of how long the way takes.
 */
@NullMarked
package org.baize.load;

import org.jspecify.annotations.NullMarked;
