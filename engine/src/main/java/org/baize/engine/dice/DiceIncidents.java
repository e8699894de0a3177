package org.baize.engine.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.CloseWork;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Closer;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.sicbo.TumblerAct;
import org.baize.rules.sicbo.TumblerIncident;
import org.baize.rules.sicbo.TumblerIncidentRules;
import org.baize.rules.sicbo.TumblerIncidentRules.Remedy;
import org.baize.rules.sicbo.TumblerRefusal;

/** Decides what happens to a round when dice or tumbler fail. */
final class DiceIncidents {

    private DiceIncidents() {}

    static Answer report(Table table, TumblerIncident incident, String reason, Moment moment) {
        Optional<Remedy> remedy = Tumblers.rules(table).incidents().remedy(incident);
        if (remedy.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_INCIDENT);
        }
        if (mayReport(table, remedy.get(), moment) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (!table.round().phase().running()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        boolean nothingToCallOff =
                incident == TumblerIncident.NO_SPIN && !Tumblers.spin(table).activatedThisRound();
        return nothingToCallOff
                ? Answer.refuse(TumblerRefusal.NOT_ACTIVATED, remedy.get().rule())
                : Answer.of(atOnce(table, remedy.get(), reason, moment));
    }

    /** Dice that can be seen only matter while somebody may still wager on what they show. */
    static Answer exposed(Table table, String reason, Moment moment) {
        if (table.round().phase() != RoundPhase.BETTING) {
            return Answer.refuse(
                    RoundReason.NO_MORE_BETS,
                    table.rulebook().dealing().rounds().period().closed());
        }
        boolean activated = Tumblers.spin(table).activatedThisRound();
        return report(table, TumblerIncidentRules.exposed(Optional.of(activated)), reason, moment);
    }

    static Answer declare(Table table, String reason, Moment moment) {
        Optional<TumblerIncident> incident = Tumblers.state(table).incident();
        if (reason.isBlank()) {
            return Answer.refuse(FloorReason.REASON_MISSING);
        }
        if (incident.isEmpty()) {
            return Answer.refuse(FloorReason.ROUND_NOT_HELD);
        }
        TumblerIncidentRules rules = Tumblers.rules(table).incidents();
        Remedy remedy = rules.remedy(incident.get()).orElseThrow();
        Round round = table.round();
        Verdict verdict = rules.declare(remedy, moment.role(), round.phase().resolved());
        if (verdict instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        List<TumblerAct> acts = remedy.declaration().orElseThrow().acts();
        List<Event> events = new ArrayList<>();
        events.add(new DiceEvent.VoidDeclared(
                table.number(), round.number(), incident.get(), acts, verdict.rule(), reason, moment.signature()));
        addConsequences(events, table, acts, verdict.rule(), reason, moment);
        return Answer.of(events);
    }

    private static List<Event> atOnce(Table table, Remedy remedy, String reason, Moment moment) {
        List<Event> events = new ArrayList<>();
        events.add(new DiceEvent.IncidentReported(
                table.number(),
                table.round().number(),
                remedy.incident(),
                remedy.atOnce(),
                remedy.rule(),
                reason,
                moment.signature()));
        addConsequences(events, table, remedy.atOnce(), remedy.rule(), reason, moment);
        return events;
    }

    /** What the acts do to the round; what they do to tumbler and dice is applied with the incident itself. */
    private static void addConsequences(
            List<Event> events, Table table, List<TumblerAct> acts, RuleId rule, String reason, Moment moment) {
        Round round = table.round();
        if (acts.contains(TumblerAct.CLOSE_BETTING) && round.phase() == RoundPhase.BETTING) {
            events.add(new RoundEvent.BettingClosed(
                    table.number(),
                    round.number(),
                    moment.atMillis(),
                    Closer.EARLY_RESULT,
                    CloseWork.of(table),
                    Optional.of(moment.signature())));
        }
        if (acts.contains(TumblerAct.AWAIT_DECLARATION) && !table.held()) {
            events.add(new RoundEvent.RoundHeld(table.number(), round.number(), rule, reason));
        }
        if (acts.contains(TumblerAct.VOID_ALL_WAGERS)) {
            events.add(new RoundEvent.RoundVoided(table.number(), round.number(), rule, reason, moment.signature()));
        }
    }

    /** A no spin is a call, which the text gives to somebody; anything else is told. */
    private static Verdict mayReport(Table table, Remedy remedy, Moment moment) {
        return remedy.incident() == TumblerIncident.NO_SPIN
                ? moment.mayDo(table.rulebook().house().conduct().authority(), Act.CALL_NO_SPIN)
                : Authorised.verdict(
                        moment, role -> Tumblers.rules(table).incidents().mayReport(remedy, role));
    }
}
