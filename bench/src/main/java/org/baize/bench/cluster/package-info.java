/**
 * What it costs to have a wager durable: on the cluster, on a bare echo under the same settings as the limit, and in
 * PostgreSQL, side by side. Each runs in processes of its own, all on this machine. Must not know how the cluster works
 * inside: it uses the node and the client as everybody does.
 */
@NullMarked
package org.baize.bench.cluster;

import org.jspecify.annotations.NullMarked;
