/**
 * What happened in one round, for whoever has to confirm or void from it: read by running the log of requests through a
 * floor again. Only reads; nothing on the floor depends on it.
 */
@NullMarked
package org.baize.engine.records;

import org.jspecify.annotations.NullMarked;
