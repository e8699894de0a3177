package org.baize.gateway.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;

/**
 * Why something was not done, as RFC 9457 has it.
 *
 * @param title the reason as a constant, for programs
 * @param detail a sentence for people
 * @param rule the rule that refuses, if one does
 * @param problems everything that is wrong with a set-up
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(int status, String title, String detail, Optional<String> rule, List<String> problems) {

    public static final String MEDIA_TYPE = "application/problem+json";

    public Problem {
        problems = List.copyOf(problems);
    }

    public static Problem of(int status, String title, String detail) {
        return new Problem(status, title, detail, Optional.empty(), List.of());
    }
}
