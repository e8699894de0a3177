/**
 * A table that deals by itself: its simulated equipment, and a dealer and a supervisor who do what the texts leave to
 * people. They say commands and look at the state of the floor and at what lies on their table, and at nothing else.
 */
@NullMarked
package org.baize.devices.dealing;

import org.jspecify.annotations.NullMarked;
