/**
 * The house: who may do what, breaches and sanctions, disputes, closing a table, equipment. Knows nothing of rounds in
 * play.
 */
@NullMarked
package org.baize.rules.house;

import org.jspecify.annotations.NullMarked;
