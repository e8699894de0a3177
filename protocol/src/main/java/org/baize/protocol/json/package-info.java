/**
 * Messages and documents as JSON, by the same shapes as the binary encoding.
 */
@NullMarked
package org.baize.protocol.json;

import org.jspecify.annotations.NullMarked;
