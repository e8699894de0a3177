package org.baize.engine.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.Spin;
import org.baize.rules.sicbo.TumblerAct;
import org.baize.rules.sicbo.TumblerCondition;
import org.baize.rules.sicbo.TumblerIncident;

/** What a table deals with: it lives longer than a round. */
public sealed interface DeviceState permits DeviceState.WheelState, DeviceState.TumblerState, ShoeState {

    /** Whether something about it must be decided before that round goes on. */
    boolean holds(Round latest);

    /**
     * A wheel and its ball.
     *
     * @param wheel the number of the wheel that is bound to the table
     * @param ball the approval of the ball in use
     * @param examinationDue the rule that wants the ball looked at before it is spun again
     * @param latest the latest spin, perhaps of a round that is over
     */
    record WheelState(int wheel, String ball, Optional<RuleId> examinationDue, BallSpin latest) implements DeviceState {

        /** As installed with the table. */
        public static final int FIRST_WHEEL = 1;

        public static final WheelState AT_REST =
                new WheelState(FIRST_WHEEL, "as installed", Optional.empty(), BallSpin.awaited(0));

        /** What goes wrong with a wheel is a no spin or a fault of the house's file. */
        @Override
        public boolean holds(Round latest) {
            return false;
        }

        /** The spin of that round; each round awaits its own. */
        public BallSpin spinOf(Round round) {
            BallSpin spin = latest.round() == round.number() ? latest : BallSpin.awaited(round.number());
            return round.phase().resolved() ? spin.at(SpinPhase.RESULT_CONFIRMED) : spin;
        }

        public WheelState with(BallSpin spin) {
            return new WheelState(wheel, ball, examinationDue, spin);
        }

        public WheelState fitted(int another) {
            return new WheelState(another, ball, examinationDue, latest);
        }

        /** Another ball has not left the wheel, so nobody need look at it. */
        public WheelState withBall(String another) {
            return new WheelState(wheel, another, Optional.empty(), latest);
        }

        public WheelState toBeExamined(RuleId rule) {
            return new WheelState(wheel, ball, Optional.of(rule), latest);
        }

        public WheelState examined() {
            return new WheelState(wheel, ball, Optional.empty(), latest);
        }
    }

    /**
     * A tumbler with its dice, and who starts it.
     *
     * @param round the round that this is about
     * @param recognised what the device read in that round
     * @param incident what went wrong in that round, last of all
     */
    record TumblerState(
            long round,
            Spin spin,
            TumblerCondition condition,
            Shoot shoot,
            Optional<Dice> recognised,
            Optional<TumblerIncident> incident)
            implements DeviceState {

        public static final TumblerState UNUSED = new TumblerState(
                0,
                Spin.none(),
                TumblerCondition.fit(),
                new Shoot.Wagering(OptionalInt.empty()),
                Optional.empty(),
                Optional.empty());

        /** The tumbler in that round; what belongs to an earlier round is over. */
        public TumblerState in(Round latest) {
            if (latest.number() == round) {
                return latest.phase() == RoundPhase.VOID ? with(declared()) : this;
            }
            return new TumblerState(
                    latest.number(),
                    spin.nextRound(),
                    declared(),
                    shoot.nextRound(),
                    Optional.empty(),
                    Optional.empty());
        }

        @Override
        public boolean holds(Round latest) {
            return in(latest).condition().awaitsDeclaration();
        }

        /** A round that is void, whoever made it so, awaits no declaration any more. */
        private TumblerCondition declared() {
            return condition.after(List.of(TumblerAct.VOID_ALL_WAGERS));
        }

        public TumblerState with(Spin changed) {
            return new TumblerState(round, changed, condition, shoot, recognised, incident);
        }

        public TumblerState with(TumblerCondition changed) {
            return new TumblerState(round, spin, changed, shoot, recognised, incident);
        }

        public TumblerState with(Shoot changed) {
            return new TumblerState(round, spin, condition, changed, recognised, incident);
        }

        public TumblerState recognising(Optional<Dice> dice) {
            return new TumblerState(round, spin, condition, shoot, dice, incident);
        }

        public TumblerState lockedBy(TumblerIncident what) {
            return new TumblerState(round, spin, condition, shoot, recognised, Optional.of(what));
        }
    }
}
