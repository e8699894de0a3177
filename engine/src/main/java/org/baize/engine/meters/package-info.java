/**
 * What a regulator reads: sums of what moved in the ledger, per terminal, table and floor. Nothing here is counted
 * beside the ledger, and nothing here changes anything.
 */
@NullMarked
package org.baize.engine.meters;

import org.jspecify.annotations.NullMarked;
