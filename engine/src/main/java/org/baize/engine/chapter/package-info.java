/** The form that every chapter of the floor has. */
@NullMarked
package org.baize.engine.chapter;

import org.jspecify.annotations.NullMarked;
