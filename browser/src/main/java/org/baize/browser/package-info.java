/** The packaged system in a real browser, as people meet it. Knows the addresses and what stands on the screens, nothing else. */
@NullMarked
package org.baize.browser;

import org.jspecify.annotations.NullMarked;
