package org.baize.rules.house;

import java.util.Optional;
import org.baize.rules.law.RuleId;

/**
 * What is left to a person after the operator decided.
 *
 * @param finality the rule that makes the operator's decision final
 * @param complaint the rule by which a dissatisfied person is told of the right to complain to an inspector
 * @param regulatorReview the rule by which the regulator reviews when the person asks
 */
public record Recourse(RuleId finality, Optional<RuleId> complaint, Optional<RuleId> regulatorReview) {}
