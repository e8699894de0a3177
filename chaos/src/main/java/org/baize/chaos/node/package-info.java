/**
 * Members of a cluster in processes of their own, which can be killed, paused and cut off. Must not know what is played on them.
 */
@NullMarked
package org.baize.chaos.node;

import org.jspecify.annotations.NullMarked;
