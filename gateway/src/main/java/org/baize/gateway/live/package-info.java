/**
 * What all live screens share: one look at the log for all of them, boards that are written once and shown to many, and connections
 * that a slow reader cannot hold up. Knows no kind of screen, and decides nothing.
 */
@NullMarked
package org.baize.gateway.live;

import org.jspecify.annotations.NullMarked;
