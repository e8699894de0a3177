package org.baize.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules that a test proves, as {@code rulebook:rule} with the ids of the rule catalogue. A citation is a
 * promise: the test fails if the rule is broken.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Clause {
    String[] value();
}
