/**
 * The demonstration floor as data: which commands found it.
 */
@NullMarked
package org.baize.devices.demonstration;

import org.jspecify.annotations.NullMarked;
