/** The life of a round that all games share: opening, the close and its work, results, settlement, voiding. */
@NullMarked
package org.baize.engine.round;

import org.jspecify.annotations.NullMarked;
