/**
 * What the floor says on the wire and in its log. The contract is the schema file among the resources; {@code shape} reads off the
 * Java records what a message holds, {@code wire} writes and reads it in the binary encoding, {@code json} for people. Nothing here
 * knows what a message means, and nothing decides.
 */
@NullMarked
package org.baize.protocol;

import org.jspecify.annotations.NullMarked;
