/** Double entry: accounts, flows and the one method that moves money. Knows no game, no rule and no table. */
@NullMarked
package org.baize.engine.ledger;

import org.jspecify.annotations.NullMarked;
