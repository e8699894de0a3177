/**
 * The command line. Reads what a person typed, asks the modules, prints their answer as text or JSON. Decides nothing
 * about a game itself.
 */
@NullMarked
package org.baize.app;

import org.jspecify.annotations.NullMarked;
