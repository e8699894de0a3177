/**
 * Terminals as a server meets them: sockets, touches by chance, and an account kept from what was asked, answered and published.
 * Must not know how a server is built.
 */
@NullMarked
package org.baize.load.terminal;

import org.jspecify.annotations.NullMarked;
