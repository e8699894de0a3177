/**
 * What the components of messages look like, read off their Java types, so that no message needs a codec of its own. Must not know
 * how anything is written.
 */
@NullMarked
package org.baize.protocol.shape;

import org.jspecify.annotations.NullMarked;
