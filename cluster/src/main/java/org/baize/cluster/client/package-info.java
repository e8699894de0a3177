/**
 * The one way to the floor for gateways, devices and tools: a session with whichever member leads, kept over crashes and changes
 * of leader. Must not know how a node is built, nor what a command does.
 */
@NullMarked
package org.baize.cluster.client;

import org.jspecify.annotations.NullMarked;
