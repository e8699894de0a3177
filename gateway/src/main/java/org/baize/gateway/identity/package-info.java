/** Who is who: the keys, codes and tokens by which terminals are known. Must not know sockets nor the floor. */
@NullMarked
package org.baize.gateway.identity;

import org.jspecify.annotations.NullMarked;
