/**
 * Who is who: staff with their passwords and sessions, terminals, devices and displays with their codes and tokens. It is kept in a
 * small database of its own, which gateways may share, and never in the log: a log cannot forget a password. The roles that people
 * have, and the verifiers of their PINs, are the floor's. Must not know sockets nor the floor.
 */
@NullMarked
package org.baize.gateway.identity;

import org.jspecify.annotations.NullMarked;
