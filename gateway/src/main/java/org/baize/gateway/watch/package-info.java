/** What whoever runs the system watches: health and meters for Prometheus. Reads, and changes nothing. */
@NullMarked
package org.baize.gateway.watch;

import org.jspecify.annotations.NullMarked;
