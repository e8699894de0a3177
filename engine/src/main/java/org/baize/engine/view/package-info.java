/** What screens show, taken from the state and from nothing else. Changes nothing and decides nothing. */
@NullMarked
package org.baize.engine.view;

import org.jspecify.annotations.NullMarked;
