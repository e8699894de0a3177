/**
 * What the operator may choose for a table, and the check of those choices against a rulebook, which names everything
 * that is wrong. Asks the rulebook for every bound and repeats none. Knows nothing of rounds in play.
 */
@NullMarked
package org.baize.rules.setup;

import org.jspecify.annotations.NullMarked;
