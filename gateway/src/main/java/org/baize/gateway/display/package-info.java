/** Winning number displays at their sockets: one table each, shown what every terminal there is shown. They ask for nothing. */
@NullMarked
package org.baize.gateway.display;

import org.jspecify.annotations.NullMarked;
