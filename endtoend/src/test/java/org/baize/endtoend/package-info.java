/** The packaged program in a process of its own, and real clients. Knows of the program only what a client knows. */
@NullMarked
package org.baize.endtoend;

import org.jspecify.annotations.NullMarked;
