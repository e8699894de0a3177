/**
 * The five approved texts, each an entry file and its chapters, every value beside its rule. The only place that knows
 * one text from another.
 */
@NullMarked
package org.baize.rules.rulebook;

import org.jspecify.annotations.NullMarked;
