/** What happened, as sealed records: one file a chapter. Everything a screen, a report or a court needs is in here. */
@NullMarked
package org.baize.engine.event;

import org.jspecify.annotations.NullMarked;
