/** People who work on the floor: enrolling, PINs, signing on and off. Which acts a role may do is said by the texts. */
@NullMarked
package org.baize.engine.staff;

import org.jspecify.annotations.NullMarked;
