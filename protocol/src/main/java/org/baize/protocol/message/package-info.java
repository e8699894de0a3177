/**
 * What clients and the floor say to each other around commands and events, and what stands before a snapshot.
 */
@NullMarked
package org.baize.protocol.message;

import org.jspecify.annotations.NullMarked;
