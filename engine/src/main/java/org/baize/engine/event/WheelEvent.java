package org.baize.engine.event;

import java.util.Optional;
import java.util.OptionalInt;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.NoSpinRules;

/** Balls and wheels. */
public sealed interface WheelEvent extends Event {

    int table();

    record WheelFitted(int table, int wheel, String approval, RuleId rule, Signature by) implements WheelEvent {}

    /**
     * Another ball is in use.
     *
     * @param round the latest round of the table at that moment
     */
    record BallChanged(int table, long round, String approval, Signature by) implements WheelEvent {}

    record BallExamined(int table, RuleId rule, Signature by) implements WheelEvent {}

    record BallSpun(int table, long round, RuleId rule, Signature by) implements WheelEvent {}

    record BallTracked(int table, long round, BallDirection direction, OptionalInt revolutions) implements WheelEvent {}

    record NumberSensed(int table, long round, int wheel, String number) implements WheelEvent {}

    record NumberKeyed(int table, long round, String number, Signature by) implements WheelEvent {}

    /**
     * What the players' screen showed, for the record; it decides nothing.
     *
     * @param differs something else is known to be the number
     * @param rule the rule by which the screen is not asked
     */
    record DisplayDisregarded(int table, long round, String number, boolean differs, RuleId rule)
            implements WheelEvent {}

    /**
     * The spin does not count, or somebody says so.
     *
     * @param wagers what becomes of them
     * @param followUp what else has to happen, or is offered to staff
     */
    record NoSpinCalled(
            int table,
            long round,
            NoSpinGround ground,
            NoSpinRules.Wagers wagers,
            Optional<NoSpinRules.FollowUp> followUp,
            RuleId rule,
            String reason,
            Signature by)
            implements WheelEvent {}
}
