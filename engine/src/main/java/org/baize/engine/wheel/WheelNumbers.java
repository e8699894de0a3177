package org.baize.engine.wheel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.fault.FaultDecider;
import org.baize.engine.round.CloseWork;
import org.baize.engine.round.Standstill;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.game.BadTextException;
import org.baize.rules.house.Act;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.EarlyRest;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.SpinReason;
import org.baize.rules.roulette.ValidSpin;
import org.baize.rules.round.Closer;
import org.baize.rules.round.Confirmation;
import org.baize.rules.round.ResultRules;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;

/** Decides what a number is worth: whose it is, whether its spin counts, and whether it came too early. */
final class WheelNumbers {

    private static final String EARLY = "the ball rested before betting had ended";

    private final FaultDecider faults;

    WheelNumbers(FloorState state) {
        this.faults = new FaultDecider(state);
    }

    /**
     * A number that somebody or something gives.
     *
     * @param outcome its place in the pay table
     * @param record what goes on record about it
     * @param contradicted something else says otherwise
     */
    private record Offer(int outcome, ResultSource source, WheelEvent record, boolean contradicted) {}

    Answer sense(Table table, WheelCommand.SenseNumber sensed, Moment moment) {
        if (!moment.fromDevice()) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        Optional<Pocket> pocket = pocket(sensed.number());
        if (pocket.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
        boolean bound = sensed.wheel() == Spins.state(table).wheel();
        if (Spins.rules(table).wheels().mayReport(bound) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<Answer> refused = refused(table, pocket.get(), ResultSource.SENSED, moment);
        if (refused.isPresent()) {
            return refused.get();
        }
        int outcome = table.play().outcome(pocket.get().text());
        WheelEvent record = new WheelEvent.NumberSensed(
                table.number(),
                table.round().number(),
                sensed.wheel(),
                pocket.get().label());
        boolean contradicted = differs(Spins.spin(table).keyed(), outcome);
        return take(table, new Offer(outcome, ResultSource.SENSED, record, contradicted), moment);
    }

    Answer key(Table table, String number, Moment moment) {
        Optional<Pocket> pocket = pocket(number);
        if (pocket.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
        Optional<Answer> refused =
                Standstill.refusal(table, moment).or(() -> refused(table, pocket.get(), ResultSource.KEYED, moment));
        if (refused.isPresent()) {
            return refused.get();
        }
        int outcome = table.play().outcome(pocket.get().text());
        WheelEvent record = new WheelEvent.NumberKeyed(
                table.number(), table.round().number(), pocket.get().label(), moment.signature());
        boolean contradicted = differs(Spins.spin(table).sensed(), outcome);
        return take(table, new Offer(outcome, ResultSource.KEYED, record, contradicted), moment);
    }

    /** The players' screen is told numbers and never gives one; that it showed another is only put on record. */
    static Answer display(Table table, String number, Moment moment) {
        Optional<Pocket> pocket = pocket(number).filter(Spins.wheel(table)::has);
        if (!moment.fromDevice()) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (pocket.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
        Ruled<Confirmation> needs = table.apparatusRules().result().sources().needs(ResultSource.RESULTS_DISPLAY);
        int shown = table.play().outcome(pocket.get().text());
        Round round = table.round();
        boolean differs =
                round.result().filter(known -> known.outcome() != shown).isPresent();
        return Answer.of(new WheelEvent.DisplayDisregarded(
                table.number(), round.number(), pocket.get().label(), differs, needs.rule()));
    }

    /** Whether this source may give a number to this spin at all; that it may be early is looked at afterwards. */
    private static Optional<Answer> refused(Table table, Pocket pocket, ResultSource source, Moment moment) {
        ResultRules rules = table.apparatusRules().result();
        RoundPhase phase = table.round().phase();
        Verdict given = rules.mayTake(source, phase == RoundPhase.BETTING ? RoundPhase.CLOSED : phase, moment.role());
        if (given instanceof Verdict.Refused refused) {
            return Optional.of(Answer.refuse(refused));
        }
        boolean dealers =
                source == ResultSource.KEYED && rules.sources().keyed().value() == Confirmation.DEALER_CONFIRMS;
        if (dealers
                && moment.mayDo(table.rulebook().house().conduct().authority(), Act.ENTER_RESULT)
                        instanceof Verdict.Refused refused) {
            return Optional.of(Answer.refuse(refused));
        }
        SpinProcedure procedure = Spins.procedure(table);
        BallSpin spin = Spins.spin(table);
        boolean signalled = procedure.start().spinner().value() != Role.DEVICE || source == ResultSource.KEYED;
        if (!signalled && spin.phase() == SpinPhase.AWAITING_SPIN) {
            return Optional.of(Answer.refuse(
                    SpinReason.NOTHING_SPUN, procedure.start().spinner().rule()));
        }
        Verdict counts = procedure
                .valid()
                .mayTake(
                        Spins.wheel(table),
                        new ValidSpin.Offered(
                                pocket, spin.phase(), spin.calledOff(), spin.direction(), spin.revolutions()));
        return counts instanceof Verdict.Refused refused ? Optional.of(Answer.refuse(refused)) : Optional.empty();
    }

    private Answer take(Table table, Offer offer, Moment moment) {
        Ruled<EarlyRest.Effect> rest =
                Spins.procedure(table).earlyRest().ballRests(moment.atMillis(), closedMillis(table.round()));
        List<Event> events = new ArrayList<>();
        events.add(offer.record());
        switch (rest.value()) {
            case TAKE_NUMBER -> events.add(result(table, offer));
            case VOID_AND_RETURN ->
                events.add(new RoundEvent.RoundVoided(
                        table.number(), table.round().number(), rest.rule(), EARLY, moment.signature()));
            case CLOSE_AND_TAKE_NUMBER -> {
                events.add(close(table, moment));
                events.add(result(table, offer));
            }
            case CLOSE_AND_HOLD -> {
                events.add(close(table, moment));
                events.addAll(malfunction(table, moment));
                events.add(result(table, offer));
            }
            case REFUSE_NUMBER -> {
                return Answer.refuse(RoundReason.STILL_OPEN, rest.rule());
            }
        }
        return Answer.of(events);
    }

    /**
     * The wheel counts as malfunctioning: the round waits for the case that is opened, or that the wheel had opened.
     */
    private List<Event> malfunction(Table table, Moment moment) {
        FaultCommand.Fault early =
                FaultCommand.Fault.of(FaultyPart.AUTOMATED_WHEEL, Symptom.EARLY_REST, moment.atMillis());
        FaultCommand report = new FaultCommand.ReportFault(
                table.number(), Command.NONE, table.round().number(), early, EARLY);
        return switch (faults.decide(report, moment)) {
            case Answer.Accepted accepted -> accepted.events();
            case Answer.Refused refused when refused.refusal().reason() == FloorReason.CASE_ALREADY_OPEN -> List.of();
            case Answer.Refused refused ->
                throw new IllegalStateException("an early rest that is held is a malfunction: " + refused);
        };
    }

    private static Event close(Table table, Moment moment) {
        return new RoundEvent.BettingClosed(
                table.number(),
                table.round().number(),
                moment.atMillis(),
                Closer.EARLY_RESULT,
                CloseWork.of(table),
                Optional.of(moment.signature()));
    }

    private static Event result(Table table, Offer offer) {
        return new RoundEvent.ResultTaken(
                table.number(), table.round().number(), offer.outcome(), offer.source(), offer.contradicted());
    }

    /** When betting ended; a round that took no wagers has never been open. */
    private static OptionalLong closedMillis(Round round) {
        if (round.phase() == RoundPhase.BETTING) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(
                round.period().map(period -> period.closesAtMillis()).orElse(Long.MIN_VALUE));
    }

    private static boolean differs(OptionalInt known, int outcome) {
        return known.isPresent() && known.getAsInt() != outcome;
    }

    private static Optional<Pocket> pocket(String number) {
        try {
            return Optional.of(Pocket.parse(number));
        } catch (BadTextException notANumber) {
            return Optional.empty();
        }
    }
}
