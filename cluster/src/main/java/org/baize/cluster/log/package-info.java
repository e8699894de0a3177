/**
 * What a member has written, read straight from its files: the log, its terms and snapshots; checked, replayed, copied,
 * followed and brought back. Needs no running node, and must not know how one is set up or what the floor does with an entry.
 */
@NullMarked
package org.baize.cluster.log;

import org.jspecify.annotations.NullMarked;
