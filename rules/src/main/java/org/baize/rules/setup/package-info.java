/**
 * What the operator may choose, and the check of those choices against a rulebook, with reasons. Knows nothing of rounds in play.
 */
@NullMarked
package org.baize.rules.setup;

import org.jspecify.annotations.NullMarked;
