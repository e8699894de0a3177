/**
 * Hosts the floor on Aeron Cluster: the service that every member runs, the node that starts one, and the client that
 * talks to whichever member leads. Must not know what a message means: no game, no money, no rule.
 */
@NullMarked
package org.baize.cluster;

import org.jspecify.annotations.NullMarked;
