/**
 * Faults on a cluster under load, one by one or by chance for as long as wanted, and the verdict. Must not know how the load
 * decides what is right.
 */
@NullMarked
package org.baize.chaos;

import org.jspecify.annotations.NullMarked;
