package org.baize.rules.roulette;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;

/**
 * What makes a spin valid in one text, and what happens to the money when it is not. Who confirms a number and when the
 * wagers are settled on it is for the round to say.
 *
 * @param procedures one for each way to run a wheel that the text knows
 * @param playersChoose the rule that lets a player choose between wheels
 */
public record SpinRules(WheelRules wheels, List<SpinProcedure> procedures, Optional<RuleId> playersChoose) {

    public SpinRules {
        procedures = List.copyOf(procedures);
    }

    /** The procedure for that kind of wheel; asking for one that the text does not know is a caller's mistake. */
    public SpinProcedure on(WheelOperation operation) {
        return procedures.stream()
                .filter(procedure -> procedure.operation() == operation)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("this text has no wheel that is " + operation));
    }

    /** The wheels a player may choose from at a table with these; empty where there is nothing to choose. */
    public List<WheelOperation> choices(List<WheelOperation> fitted) {
        return playersChoose.isPresent() && fitted.size() > 1 ? List.copyOf(fitted) : List.of();
    }
}
