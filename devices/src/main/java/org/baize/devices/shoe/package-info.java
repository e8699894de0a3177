/**
 * A shoe that reads its cards: the interface for a driver, what a shoe reports, and a shoe that is only simulated.
 * Knows no drawing rules.
 */
@NullMarked
package org.baize.devices.shoe;

import org.jspecify.annotations.NullMarked;
