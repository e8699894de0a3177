/**
 * The web server: starts beside a node, in its process, and lets terminals in. What comes in becomes commands, what goes out is read
 * off the log; it decides nothing about games and money.
 */
@NullMarked
package org.baize.gateway;

import org.jspecify.annotations.NullMarked;
