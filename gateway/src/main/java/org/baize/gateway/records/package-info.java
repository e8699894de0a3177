/**
 * Records and reports over the web: pages of JSON, or a download of CSV. Who may read what is decided here and by role, since reading is
 * no act of the floor. Changes nothing.
 */
@NullMarked
package org.baize.gateway.records;

import org.jspecify.annotations.NullMarked;
