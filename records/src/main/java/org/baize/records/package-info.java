/**
 * Everything that happened on the floor, in a database that people can ask. Takes entry after entry from whoever reads
 * the log; knows neither the log nor the network, and nothing on the floor depends on it. May be deleted and made again.
 */
@NullMarked
package org.baize.records;

import org.jspecify.annotations.NullMarked;
