/**
 * The binary encoding: the schema file, and records to bytes and back by it. Bytes from outside are never trusted: whatever they claim,
 * the answer is a record or a {@link org.baize.protocol.shape.BadMessageException}.
 */
@NullMarked
package org.baize.protocol.wire;

import org.jspecify.annotations.NullMarked;
