/**
 * The form that every chapter of the floor has: a decider for commands, an applier for events, reactions to what was
 * applied, deadlines; and the moment in which somebody asks. Knows no chapter.
 */
@NullMarked
package org.baize.engine.chapter;

import org.jspecify.annotations.NullMarked;
