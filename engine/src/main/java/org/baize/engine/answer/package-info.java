/** What the floor answers: events, or one refusal with its reason and rule. */
@NullMarked
package org.baize.engine.answer;

import org.jspecify.annotations.NullMarked;
