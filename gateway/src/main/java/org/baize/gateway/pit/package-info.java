/**
 * Screens of the staff at their sockets: the pit and the tables as their dealers see them. To look is all that is done here; acts go
 * another way.
 */
@NullMarked
package org.baize.gateway.pit;

import org.jspecify.annotations.NullMarked;
