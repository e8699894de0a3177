/**
 * Malfunctions, voids and corrections: what each text does to the money when something went wrong. Knows nothing of ledgers: it
 * answers with remedies.
 */
@NullMarked
package org.baize.rules.fault;

import org.jspecify.annotations.NullMarked;
