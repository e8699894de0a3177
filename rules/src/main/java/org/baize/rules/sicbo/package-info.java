/**
 * Sic bo: dice, the fifty bets, the tumbler and who shoots. Knows nothing of terminals or money.
 */
@NullMarked
package org.baize.rules.sicbo;

import org.jspecify.annotations.NullMarked;
