/** Touches on the betting layout: placing, moving, taking back, confirming. The rules say what may lie where. */
@NullMarked
package org.baize.engine.wagering;

import org.jspecify.annotations.NullMarked;
