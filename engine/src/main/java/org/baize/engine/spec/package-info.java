/** Values that commands, events and state share: what a table, a terminal and a PIN are. */
@NullMarked
package org.baize.engine.spec;

import org.jspecify.annotations.NullMarked;
