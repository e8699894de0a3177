package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.fault.Corrections;
import org.baize.engine.round.CloseWork;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.Finding;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Closer;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.irregular.ErrorWindow;
import org.baize.rules.shoe.irregular.Findings;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.irregular.RemedyRefusal;

/**
 * Irregularities of cards: what is found goes on record, what happens at once happens, and the rest waits for whoever
 * the text names.
 */
final class Remedies {

    private final Effects effects;

    Remedies(FloorState state) {
        this.effects = new Effects(state, this);
    }

    /** Something irregular about the latest round. */
    List<Event> found(Table table, Irregularity what, CardReport report, Moment moment) {
        return found(table, finding(table, what, table.round().number()), report, moment);
    }

    /** What it is when it is found. What happens at once and leaves nothing to choose waits for no remedy. */
    static Finding finding(Table table, Irregularity what, long round) {
        Optional<Remedy> known = remedy(table, what);
        boolean done = known.isEmpty()
                || known.get().measures().stream()
                        .allMatch(measure -> measure.value().immediate());
        return new Finding(
                what, round, done, ShoeRulesOf.table(table).irregularities().holdsCoup(what));
    }

    List<Event> found(Table table, Finding finding, CardReport report, Moment moment) {
        Optional<Remedy> known = remedy(table, finding.what());
        List<Event> events = new ArrayList<>();
        RuleId rule = known.map(Remedies::firstRule)
                .orElseGet(() -> ShoeRulesOf.table(table).table().source());
        events.add(new CardEvent.IrregularityFound(
                table.number(), finding.round(), finding.what(), report, rule, moment.signature()));
        if (finding.holds() && isRunning(table, finding.round())) {
            events.add(new RoundEvent.RoundHeld(
                    table.number(), finding.round(), rule, finding.what().title()));
        }
        known.filter(remedy -> atOnce(table, finding.round(), remedy, report, moment))
                .ifPresent(remedy -> events.addAll(effects.carryOut(table, finding, remedy, report, moment)));
        return events;
    }

    /** Whether whoever found it may have it put right, or nobody needs to say so. */
    private static boolean atOnce(Table table, long round, Remedy remedy, CardReport report, Moment moment) {
        boolean waiting =
                remedy.measures().stream().anyMatch(measure -> !measure.value().immediate());
        boolean permitted = Authorised.verdict(moment, remedy::mayCarryOut).permitted();
        return waiting
                && (permitted || !needsDecision(remedy))
                && Lacking.in(table, round, remedy, report, moment).isEmpty();
    }

    /** Whether the remedy does anything but let things stand. */
    private static boolean needsDecision(Remedy remedy) {
        return remedy.measures().stream().map(Ruled::value).anyMatch(Measure::needsDecision);
    }

    private static RuleId firstRule(Remedy remedy) {
        return remedy.measures().isEmpty()
                ? remedy.approval().rule()
                : remedy.measures().getFirst().rule();
    }

    private static Optional<Remedy> remedy(Table table, Irregularity what) {
        return ShoeRulesOf.table(table).irregularities().remedy(what);
    }

    static boolean isRunning(Table table, long round) {
        return table.round().number() == round && table.round().phase().running();
    }

    Answer report(Table table, CardCommand.Report report, Moment moment) {
        long latest = table.round().number();
        if (report.round() < 0 || report.round() > latest) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Irregularity what = inTimeOrLate(table, report.what(), report.round());
        Optional<Remedy> remedy = remedy(table, what);
        if (remedy.isEmpty()) {
            return Answer.refuse(
                    RemedyRefusal.NOT_AN_OPTION,
                    ShoeRulesOf.table(table).table().source());
        }
        Verdict may = ShoeRulesOf.table(table).irregularities().mayReport(what, since(table, report.round()));
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<Answer> tooOld = tooOld(table, remedy.get().does(Measure.VOID_COUP), report.round());
        if (tooOld.isPresent()) {
            return tooOld.get();
        }
        Optional<Answer> untold = Excess.refused(table, what, report.report(), moment);
        if (untold.isPresent()) {
            return untold.get();
        }
        List<Event> events = new ArrayList<>(Excess.setAside(table, what, report.report(), moment));
        if (remedy.get().does(Measure.STOP_BETTING) && table.round().phase() == RoundPhase.BETTING) {
            events.add(new RoundEvent.BettingClosed(
                    table.number(),
                    latest,
                    moment.atMillis(),
                    Closer.EARLY_RESULT,
                    CloseWork.of(table),
                    Optional.of(moment.signature())));
        }
        events.addAll(found(table, finding(table, what, report.round()), report.report(), moment));
        return Answer.of(events);
    }

    /** A void moves money; nothing is put on record as void that is too old for it. */
    private static Optional<Answer> tooOld(Table table, boolean voids, long round) {
        return Corrections.unreachable(table, round)
                .filter(why -> voids && why == FloorReason.ROUND_TOO_OLD)
                .map(Answer::refuse);
    }

    /** The clock of the text decides what a misdeal is called, not whoever reports it. */
    private static Irregularity inTimeOrLate(Table table, Irregularity what, long round) {
        ErrorWindow window = ShoeRulesOf.table(table).irregularities().window().value();
        if (what == Irregularity.MISDEAL || what == Irregularity.MISDEAL_FOUND_LATE) {
            return Findings.misdeal(window, since(table, round));
        }
        if (what == Irregularity.OUT_OF_SEQUENCE) {
            return Findings.outOfSequence(window, since(table, round));
        }
        boolean doubt = what == Irregularity.ORDER_IN_DOUBT || what == Irregularity.ORDER_IN_DOUBT_FOUND_LATE;
        return doubt ? Findings.orderInDoubt(window, since(table, round)) : what;
    }

    private static ErrorWindow.Since since(Table table, long round) {
        if (isRunning(table, round)) {
            return ErrorWindow.Since.NOTHING;
        }
        ShoeState cards = ShoeState.of(table);
        boolean opened = table.round().number() > round;
        boolean dealt = cards.cardsOnTable() && cards.coup().round() > round;
        boolean dealtLater = cards.last().filter(coup -> coup.round() > round).isPresent();
        return new ErrorWindow.Since(opened, dealt || dealtLater, cards.emptied(), !table.open());
    }

    Answer carryOut(Table table, CardCommand.CarryOut command, Moment moment) {
        Optional<Finding> open = open(table, command.what()).filter(finding -> !finding.remedied());
        Optional<Remedy> remedy = remedy(table, command.what());
        if (open.isEmpty() || remedy.isEmpty()) {
            return Answer.refuse(
                    RemedyRefusal.NOT_AN_OPTION,
                    ShoeRulesOf.table(table).table().source());
        }
        Verdict may = Authorised.verdict(moment, remedy.get()::mayCarryOut);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return tooOld(table, remedy.get().does(Measure.VOID_COUP), open.get().round())
                .or(() -> Lacking.in(table, open.get().round(), remedy.get(), command.report(), moment)
                        .map(Answer::refuse))
                .orElseGet(
                        () -> Answer.of(effects.carryOut(table, open.get(), remedy.get(), command.report(), moment)));
    }

    Answer choose(Table table, CardCommand.ChooseOption command, Moment moment) {
        Optional<Finding> open = open(table, command.what());
        Optional<Remedy> remedy = remedy(table, command.what());
        if (open.isEmpty() || remedy.isEmpty()) {
            return Answer.refuse(
                    RemedyRefusal.NOT_AN_OPTION,
                    ShoeRulesOf.table(table).table().source());
        }
        boolean done = open.get().remedied();
        Verdict may = Authorised.verdict(moment, role -> remedy.get().mayChoose(command.option(), role, done));
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return tooOld(table, command.option() == Measure.VOID_COUP, open.get().round())
                .orElseGet(() -> Answer.of(effects.choose(
                        table, open.get(), new Ruled<>(command.option(), may.rule()), remedy.get(), moment)));
    }

    private static Optional<Finding> open(Table table, Irregularity what) {
        return ShoeState.of(table).findings().stream()
                .filter(finding -> finding.what() == what)
                .findFirst();
    }
}
