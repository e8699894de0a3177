package org.baize.devices.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.devices.Clockwork;
import org.baize.devices.wheel.SimulatedWheel;
import org.baize.devices.wheel.WheelSight;
import org.baize.devices.wheel.WheelTranslator;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.NoSpinRules;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.SpinStart;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.WageringPeriod;

/** A wheel and the people who stand at it. */
final class WheelStand implements Stand {

    /** A ball that is sent so long before the close rests after it. */
    private static final long BEFORE_CLOSE_MILLIS = 8_000;

    private static final long OPEN_MILLIS = 4_000;
    private static final long SPIN_MILLIS = 1_500;
    private static final long CALL_MILLIS = 900;
    private static final long CONFIRM_MILLIS = 1_200;
    private static final long SENSOR_MILLIS = 2_500;
    private static final long MACHINE_MILLIS = 2_000;

    /** A machine whose number was not taken tries again; a supervisor may come before. */
    private static final long AGAIN_MILLIS = 30_000;

    private final SimulatedWheel wheel;
    private final Truths truths = new Truths();
    private volatile long round;
    private long spinRound;
    private long disturbedRound;
    private long disturbedMillis;

    WheelStand(int table, boolean automated, SimulatedWheel wheel, Clockwork time, Consumer<Command> device) {
        this.wheel = wheel;
        WheelTranslator translator = new WheelTranslator(table, automated, () -> round);
        wheel.listen(report -> translator.translate(report, time.nowMillis()).forEach(device));
    }

    @Override
    public void look(Table table, long nowMillis) {
        round = table.round().number();
        WheelSight sight = wheel.sight();
        sight.number()
                .ifPresent(number -> truths.put(spinRound, Pocket.parse(number).text()));
        boolean inHand =
                spin(table).phase() == SpinPhase.AWAITING_SPIN && table.round().phase() != RoundPhase.IDLE;
        if (automated(table)) {
            runMachine(table, sight, nowMillis);
        } else if (inHand && !sight.waiting()) {
            wheel.pickUp();
        } else if (spin(table).phase() == SpinPhase.BALL_SPINNING && sight.waiting()) {
            spinRound = round;
            wheel.throwBall();
        }
    }

    /** A wheel that spins by itself sends the ball near the end of betting, and again if no number came of it. */
    private void runMachine(Table table, WheelSight sight, long nowMillis) {
        boolean still = !sight.inFlight() && nowMillis - sight.sinceMillis() >= MACHINE_MILLIS;
        boolean open = table.round().phase() == RoundPhase.BETTING;
        if (open && still && spinRound != round && !sight.waiting()) {
            wheel.pickUp();
        }
        boolean due = switch (table.round().phase()) {
            case BETTING -> sight.waiting() && remainingMillis(table, nowMillis) <= BEFORE_CLOSE_MILLIS;
            case CLOSED, DEALING ->
                table.open()
                        && !table.paysNothing()
                        && (sight.number().isEmpty() || nowMillis - sight.sinceMillis() >= AGAIN_MILLIS);
            case IDLE, RESULT, SETTLED, VOID -> false;
        };
        if (due && still) {
            spinRound = round;
            wheel.release();
        }
    }

    private static long remainingMillis(Table table, long nowMillis) {
        return table.round().period().map(WageringPeriod::closesAtMillis).orElse(Long.MAX_VALUE) - nowMillis;
    }

    @Override
    public List<Act> dealer(Table table, long nowMillis) {
        if (automated(table) || table.paysNothing()) {
            return List.of();
        }
        return switch (table.round().phase()) {
            case IDLE, SETTLED, VOID -> between(table);
            case BETTING -> during(table, nowMillis);
            case CLOSED, DEALING -> spinning(table, nowMillis);
            case RESULT -> confirm(table, nowMillis);
        };
    }

    private List<Act> between(Table table) {
        if (!table.open() || state(table).examinationDue().isPresent()) {
            return List.of();
        }
        List<Act> wishes = new ArrayList<>(Pit.tellOfWrongResult(table, this));
        wishes.add(new Act.Say(new RoundCommand.OpenBetting(table.number()), OPEN_MILLIS));
        return wishes;
    }

    /** The ball is sent while betting is open only where the text has it so, and in time to rest after the close. */
    private List<Act> during(Table table, long nowMillis) {
        if (spin(table).phase() != SpinPhase.AWAITING_SPIN) {
            List<Act> wishes = new ArrayList<>(callOff(table, nowMillis));
            if (table.closeIsCalled()) {
                wishes.add(new Act.Say(new RoundCommand.CloseBetting(table.number()), SPIN_MILLIS));
            }
            return wishes;
        }
        boolean may = procedure(table).start().window().value() == SpinStart.Window.FROM_OPENING
                && state(table).examinationDue().isEmpty();
        boolean time = table.closeIsCalled()
                ? nowMillis - table.round().period().orElseThrow().opensAtMillis() >= periodMillis(table)
                : remainingMillis(table, nowMillis) <= BEFORE_CLOSE_MILLIS;
        return may && time ? List.of(new Act.Say(new WheelCommand.SpinBall(table.number()), 0)) : List.of();
    }

    private static long periodMillis(Table table) {
        return table.play().setup().floor().wageringPeriodSeconds() * 1000L;
    }

    private List<Act> spinning(Table table, long nowMillis) {
        if (spin(table).phase() == SpinPhase.AWAITING_SPIN) {
            return state(table).examinationDue().isPresent()
                    ? List.of()
                    : List.of(new Act.Say(new WheelCommand.SpinBall(table.number()), SPIN_MILLIS));
        }
        List<Act> wishes = new ArrayList<>(callOff(table, nowMillis));
        WheelSight sight = wheel.sight();
        if (sight.number().isPresent() && nowMillis - sight.sinceMillis() >= SENSOR_MILLIS) {
            wishes.add(new Act.Say(
                    new WheelCommand.KeyNumber(table.number(), sight.number().get()), CALL_MILLIS));
        }
        return wishes;
    }

    /** What is wrong with the spin is called, if the text has a call for it; once where the spin goes on all the same. */
    private List<Act> callOff(Table table, long nowMillis) {
        NoSpinRules rules = procedure(table).noSpin();
        Optional<NoSpinRules.Ground> known = wheel.sight()
                .ground()
                .filter(seen -> spinRound == round && rules.callers().contains(Role.DEALER))
                .flatMap(rules::on);
        if (known.isEmpty()) {
            return List.of();
        }
        if (disturbedRound != round) {
            disturbedRound = round;
            disturbedMillis = nowMillis;
        }
        boolean goesOn = known.get().wagers().value() == NoSpinRules.Wagers.OPERATOR_MAY_VOID;
        return goesOn && nowMillis - disturbedMillis >= CALL_MILLIS + CALL_MILLIS / 2
                ? List.of()
                : List.of(new Act.Say(
                        new WheelCommand.CallNoSpin(table.number(), known.get().ground(), "seen by the dealer"),
                        CALL_MILLIS));
    }

    private List<Act> confirm(Table table, long nowMillis) {
        List<Act> wishes = new ArrayList<>(callOff(table, nowMillis));
        Round.Result result = table.round().result().orElseThrow();
        Optional<String> truth = truths.of(round);
        if (truth.isPresent() && !Pit.same(table, result.outcome(), truth.get())) {
            wishes.add(new Act.Say(
                    new WheelCommand.KeyNumber(
                            table.number(), Pocket.parse(truth.get()).label()),
                    CALL_MILLIS));
        } else if (!result.contradicted()) {
            wishes.add(new Act.Say(new RoundCommand.ConfirmResult(table.number()), CONFIRM_MILLIS));
        }
        return wishes;
    }

    @Override
    public List<Act> supervisor(Table table, long nowMillis) {
        List<Act> wishes = new ArrayList<>();
        if (state(table).examinationDue().isPresent()) {
            Pit.say(wishes, new WheelCommand.ExamineBall(table.number()));
        }
        wishes.addAll(Pit.decide(table, this));
        if (automated(table)) {
            wishes.addAll(atTheMachine(table, nowMillis));
        }
        return wishes;
    }

    /** Nobody deals here: a number that was not read, or was read wrong, is for whoever looks after the machine. */
    private List<Act> atTheMachine(Table table, long nowMillis) {
        List<Act> wishes = new ArrayList<>();
        WheelSight sight = wheel.sight();
        boolean waits =
                (table.round().phase() == RoundPhase.CLOSED || table.round().phase() == RoundPhase.DEALING)
                        && spinRound == round
                        && !table.paysNothing();
        if (waits && sight.number().isPresent() && nowMillis - sight.sinceMillis() >= SENSOR_MILLIS) {
            Pit.say(
                    wishes,
                    new WheelCommand.KeyNumber(table.number(), sight.number().get()));
        }
        if (table.round().phase() == RoundPhase.RESULT && !table.paysNothing()) {
            Pit.say(wishes, new RoundCommand.ConfirmResult(table.number()));
        }
        if (!Pit.tellOfWrongResult(table, this).isEmpty()) {
            long wrong = table.round().number() - (table.round().phase() == RoundPhase.BETTING ? 1 : 0);
            FaultCommand.Fault fault = FaultCommand.Fault.of(
                    FaultyPart.AUTOMATED_WHEEL,
                    Symptom.DECLARED,
                    table.past(wrong)
                            .flatMap(past -> past.period())
                            .map(WageringPeriod::closesAtMillis)
                            .orElse(0L));
            Pit.say(
                    wishes,
                    new FaultCommand.ReportFault(
                            table.number(), Command.NONE, wrong, fault, "the number was read wrong"));
        }
        return wishes;
    }

    @Override
    public Optional<String> truth(long ofRound) {
        return truths.of(ofRound);
    }

    @Override
    public void draw() {
        throw new IllegalStateException("there are no cards at a wheel");
    }

    private static boolean automated(Table table) {
        return table.spec().installation().operation().equals(Optional.of(WheelOperation.AUTOMATED));
    }

    private static SpinProcedure procedure(Table table) {
        return table.rulebook()
                .dealing()
                .spins()
                .orElseThrow()
                .on(table.spec().installation().operation().orElseThrow());
    }

    private static WheelState state(Table table) {
        return (WheelState) table.device();
    }

    private static BallSpin spin(Table table) {
        return state(table).spinOf(table.round());
    }
}
