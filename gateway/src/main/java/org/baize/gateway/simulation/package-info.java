/**
 * The demonstration floor, alive: founds it, and has simulated devices and people work at its tables. Never touches a floor for
 * money. Must not know sockets and who is signed in.
 */
@NullMarked
package org.baize.gateway.simulation;

import org.jspecify.annotations.NullMarked;
