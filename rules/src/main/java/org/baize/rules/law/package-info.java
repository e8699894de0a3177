/**
 * The vocabulary of the law: which rule says a thing, and what a rule answers when it is asked. Knows no game, no
 * money and no rulebook.
 */
@NullMarked
package org.baize.rules.law;

import org.jspecify.annotations.NullMarked;
