/**
 * Writes the records: follows the log of the member beside it and takes every step into the database. Nobody on the floor waits for
 * it. Must not know sockets and messages.
 */
@NullMarked
package org.baize.gateway.recording;

import org.jspecify.annotations.NullMarked;
