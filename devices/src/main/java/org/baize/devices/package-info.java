/**
 * What all devices share: time, chance, and being told to misbehave. A device knows neither the cluster nor the floor: it
 * reports in its own words, and a translator beside it makes commands of that.
 */
@NullMarked
package org.baize.devices;

import org.jspecify.annotations.NullMarked;
