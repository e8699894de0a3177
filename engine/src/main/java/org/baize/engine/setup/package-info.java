/** Building the floor: texts in force, tables and terminals, opening a table. */
@NullMarked
package org.baize.engine.setup;

import org.jspecify.annotations.NullMarked;
