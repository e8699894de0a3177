/**
 * The floor as the web server sees it: questions go in, and every step of the log comes out with the state after it. Must not know
 * sockets.
 */
@NullMarked
package org.baize.gateway.floor;

import org.jspecify.annotations.NullMarked;
