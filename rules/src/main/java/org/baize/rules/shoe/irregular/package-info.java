/**
 * What can go wrong between shoe and table, and each text's remedy as data. Knows nothing of ledgers: a remedy only
 * names what must be done.
 */
@NullMarked
package org.baize.rules.shoe.irregular;

import org.jspecify.annotations.NullMarked;
