package org.baize.bench;

import java.util.Optional;

/**
 * Our coups beside those of a peer, measured in turn.
 *
 * @param missing why there is no peer; nothing where there is one
 */
record SideBySide(Rate own, Optional<Rate> peer, String missing) {}
