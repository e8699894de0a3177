/**
 * A tumbler with its dice and the recognition over it: the interface for a driver, what it reports, and a tumbler that is
 * only simulated. Knows no wagers.
 */
@NullMarked
package org.baize.devices.tumbler;

import org.jspecify.annotations.NullMarked;
