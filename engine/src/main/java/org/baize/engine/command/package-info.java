/**
 * What may be asked of the floor, as sealed records: one file a chapter, and the envelope with origin, sequence and
 * time. Knows nothing of how it is decided.
 */
@NullMarked
package org.baize.engine.command;

import org.jspecify.annotations.NullMarked;
