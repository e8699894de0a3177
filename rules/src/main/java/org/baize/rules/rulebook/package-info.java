/**
 * The five approved texts, one file each, every value beside its rule. The only place that knows one text from another.
 */
@NullMarked
package org.baize.rules.rulebook;

import org.jspecify.annotations.NullMarked;
