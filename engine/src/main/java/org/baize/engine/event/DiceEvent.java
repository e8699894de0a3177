package org.baize.engine.event;

import java.util.List;
import java.util.OptionalInt;
import org.baize.rules.law.RuleId;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.TumblerAct;
import org.baize.rules.sicbo.TumblerIncident;

/** Dice and their tumbler. */
public sealed interface DiceEvent extends Event {

    int table();

    record DiceFitted(int table, String approval, Signature by) implements DiceEvent {}

    record TumblerCleared(int table, String reason, Signature by) implements DiceEvent {}

    /**
     * The dealer's tumbler has tumbled the dice.
     *
     * @param spin counts the activations of the table
     */
    record TumblerActivated(int table, long round, long spin, RuleId rule, Signature by) implements DiceEvent {}

    /**
     * The button of one terminal is live.
     *
     * @param deadlineMillis the last instant at which a press counts
     */
    record ShooterChosen(int table, long round, Shoot.Awaiting shooter, long deadlineMillis, RuleId rule)
            implements DiceEvent {}

    /** The command that sets the dice going, once a round. */
    record DiceShot(int table, long round, long spin, Shoot.Tumbling shot, RuleId rule) implements DiceEvent {}

    record DiceRecognised(int table, long round, long spin, Dice dice, RuleId rule) implements DiceEvent {}

    record DiceKeyed(int table, long round, Dice dice, Signature by) implements DiceEvent {}

    /**
     * The device saw no result.
     *
     * @param offered what may be done about it
     */
    record DiceUnreadable(
            int table, long round, DiceRules.Flaw flaw, List<DiceResultRules.Fallback> offered, RuleId rule)
            implements DiceEvent {

        public DiceUnreadable {
            offered = List.copyOf(offered);
        }
    }

    /**
     * Something went wrong.
     *
     * @param acts what is done about it at once
     */
    record IncidentReported(
            int table,
            long round,
            TumblerIncident incident,
            List<TumblerAct> acts,
            RuleId rule,
            String reason,
            Signature by)
            implements DiceEvent {

        public IncidentReported {
            acts = List.copyOf(acts);
        }
    }

    /** A supervisor declared the round void, on the ground of that incident. */
    record VoidDeclared(
            int table,
            long round,
            TumblerIncident incident,
            List<TumblerAct> acts,
            RuleId rule,
            String reason,
            Signature by)
            implements DiceEvent {

        public VoidDeclared {
            acts = List.copyOf(acts);
        }
    }

    /**
     * The faces that decided the round, for every screen; never before wagering has ended and the result is confirmed.
     *
     * @param total stands beside them where the operator wants it
     */
    record DiceShown(int table, long round, Dice dice, OptionalInt total, RuleId rule) implements DiceEvent {}
}
