/**
 * The shoe: preparing, cutting and burning, the last coup, and what each text does about irregular draws. Knows nothing
 * of wagers beyond whether they stand.
 */
@NullMarked
package org.baize.rules.shoe;

import org.jspecify.annotations.NullMarked;
