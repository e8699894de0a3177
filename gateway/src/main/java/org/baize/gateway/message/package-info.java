/**
 * What terminals and the web server say to each other, as JSON. The build turns these records into TypeScript. Money is cents in
 * whole numbers. Must not know sockets nor the floor's own commands.
 */
@NullMarked
package org.baize.gateway.message;

import org.jspecify.annotations.NullMarked;
