/**
 * The floor on the log: decodes, asks the engine, replies, keeps the timer, writes and reads snapshots. Must not know games,
 * money or rules, and not where the log comes from.
 */
@NullMarked
package org.baize.cluster.service;

import org.jspecify.annotations.NullMarked;
