/**
 * One member in a process: its directories, ports and settings, and the watch that keeps it healthy. Must not know what stands
 * in the log.
 */
@NullMarked
package org.baize.cluster.node;

import org.jspecify.annotations.NullMarked;
