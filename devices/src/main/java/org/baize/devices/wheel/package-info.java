/**
 * A wheel and its ball: the interface for a driver, what a wheel reports, and a wheel that is only simulated. Knows no
 * round: what a spin is good for is said by the floor.
 */
@NullMarked
package org.baize.devices.wheel;

import org.jspecify.annotations.NullMarked;
