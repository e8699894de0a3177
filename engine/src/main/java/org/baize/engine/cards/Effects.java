package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.fault.Corrections;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.Finding;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;

/** What each measure of a remedy leads to, on this table, on its round, and at the other game of its dealer. */
final class Effects {

    private final FloorState state;
    private final Remedies remedies;

    Effects(FloorState state, Remedies remedies) {
        this.state = state;
        this.remedies = remedies;
    }

    /** All measures that waited for an approval, in the order of the remedy. */
    List<Event> carryOut(Table table, Finding finding, Remedy remedy, CardReport report, Moment moment) {
        List<Event> events = new ArrayList<>();
        for (Ruled<Measure> measure : remedy.measures()) {
            events.addAll(of(table, finding, measure, report, moment));
        }
        List<Ruled<Measure>> done = remedy.measures().stream()
                .filter(measure -> !measure.value().immediate())
                .toList();
        events.add(new CardEvent.RemedyCarriedOut(
                table.number(),
                finding.round(),
                finding.what(),
                done,
                report,
                remedy.approval().rule(),
                moment.signature()));
        if (finding.what() == Irregularity.WRONG_SHOE && !remedy.does(Measure.NO_BET_COUP_IN_OTHER_GAME)) {
            events.addAll(otherGames(table, Optional.empty(), remedy.approval().rule()));
        }
        return events;
    }

    private List<Event> of(Table table, Finding finding, Ruled<Measure> measure, CardReport report, Moment moment) {
        return switch (measure.value()) {
            case VOID_COUP -> voided(table, finding, measure.rule(), moment);
            case THIS_COUP_NO_BET -> withoutWagers(table, finding, measure.rule(), moment);
            case RETURN_NEXT_COUP_WAGERS -> nextReturned(table, finding, measure.rule(), moment);
            case REBUILD_HANDS -> rebuilt(table, finding, report, moment);
            case NO_BET_COUP_IN_OTHER_GAME -> otherGames(table, Optional.of(CoupKind.NO_BET), measure.rule());
            case PLAY_ON -> missedBurn(table, finding, measure.rule(), moment);
            case SETTLE_ON_CONFIRMED_OUTCOME -> released(table, finding, measure.rule(), moment);
            case STOP_BETTING,
                    HOLD_COUP,
                    REFUSE_CARD,
                    KEEP_BETTING_OPEN,
                    RETURN_WAGERS,
                    EARLIER_COUPS_STAND,
                    LATER_COUPS_STAND,
                    COUP_STANDS,
                    MOVE_CARD_TO_BANKER,
                    CARRY_CARD,
                    NEXT_COUP_NO_BET,
                    DEAL_NEXT_COUP,
                    REOPEN_BETTING,
                    SHUFFLE_BEFORE_NEXT_COUP,
                    END_SHOE,
                    LOCK_CARDS,
                    ENTER_CARDS_BY_HAND,
                    MOVE_CARDS_TO_SPARE_SHOE,
                    MOVE_CARDS_TO_OTHER_SHUFFLER,
                    REMOVE_DAMAGED_CARDS,
                    REPLACE_CARDS_ONE_FOR_ONE -> List.of();
        };
    }

    /** Before settlement the stakes go back; after it, what was paid is taken back by entries beside the round. */
    private List<Event> voided(Table table, Finding finding, RuleId rule, Moment moment) {
        return Corrections.unreachable(table, finding.round()).isPresent()
                ? List.of()
                : Corrections.makeVoid(
                        state,
                        table,
                        finding.round(),
                        new Cause(rule, finding.what().title(), moment.signature()));
    }

    private static Event makeVoid(Table table, RuleId rule, Irregularity what, Moment moment) {
        return new RoundEvent.RoundVoided(
                table.number(), table.round().number(), rule, what.title(), moment.signature());
    }

    /** The wagers go back with their round; the same cards go on in a round that never had any, or are its result. */
    private static List<Event> withoutWagers(Table table, Finding finding, RuleId rule, Moment moment) {
        if (!Remedies.isRunning(table, finding.round()) || table.round().kind() == RoundKind.NO_BET) {
            return List.of();
        }
        long next = table.round().number() + 1;
        List<Event> events = new ArrayList<>(List.of(
                new CardEvent.CoupWithoutWagers(table.number(), next, rule),
                makeVoid(table, rule, finding.what(), moment),
                new RoundEvent.DealingBegan(table.number(), next, RoundKind.NO_BET)));
        CoupState coup = ShoeState.of(table).coup();
        if (ShoeState.of(table).cardsOnTable() && coup.coup().complete()) {
            events.add(new RoundEvent.ResultTaken(
                    table.number(),
                    next,
                    CoupOutcome.of(coup.coup()).index(),
                    coup.keyed() ? ResultSource.KEYED : ResultSource.SENSED,
                    Dealt.contradicts(coup, coup.coup().result())));
        }
        return events;
    }

    private static List<Event> nextReturned(Table table, Finding finding, RuleId rule, Moment moment) {
        RoundPhase phase = table.round().phase();
        boolean nextOpen =
                table.round().number() > finding.round() && (phase == RoundPhase.BETTING || phase == RoundPhase.CLOSED);
        return nextOpen ? List.of(makeVoid(table, rule, finding.what(), moment)) : List.of();
    }

    private List<Event> rebuilt(Table table, Finding finding, CardReport report, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        Optional<CoupState> before = cards.coupOf(finding.round());
        if (report.order().isEmpty() || before.isEmpty()) {
            return List.of();
        }
        Coup.Reconstruction after = Coup.reconstruct(report.order());
        List<Event> events = new ArrayList<>();
        events.add(new CardEvent.HandsRebuilt(
                table.number(),
                finding.round(),
                before.get().cards(),
                after.coup().cards(),
                after.leftover()));
        if (Remedies.isRunning(table, finding.round())) {
            events.addAll(goOn(table, after.coup()));
        } else {
            events.addAll(corrected(table, finding, after.coup(), moment));
        }
        if (!after.leftover().isEmpty()) {
            Finding excess = Remedies.finding(table, Irregularity.EXCESS_CARD_EXPOSED, finding.round());
            events.addAll(remedies.found(table, excess, CardReport.noting("left over"), moment));
        }
        return events;
    }

    /** A coup that is settled is settled again on the hands as they should have been. */
    private List<Event> corrected(Table table, Finding finding, Coup coup, Moment moment) {
        RuleId rule = ShoeRulesOf.coup(table).result();
        return coup.complete()
                        && Corrections.unreachable(table, finding.round()).isEmpty()
                ? Corrections.recalculate(
                        state,
                        table,
                        finding.round(),
                        CoupOutcome.of(coup).index(),
                        new Cause(rule, finding.what().title(), moment.signature()))
                : List.of();
    }

    /** A coup put in order is decided, or waits for the card that is still to come. */
    private static List<Event> goOn(Table table, Coup coup) {
        if (coup.complete()) {
            return List.of(Dealt.result(
                    table,
                    coup,
                    ResultSource.KEYED,
                    Dealt.contradicts(ShoeState.of(table).coup(), coup.result())));
        }
        return table.round().phase() == RoundPhase.RESULT
                ? List.of(new RoundEvent.DealingBegan(
                        table.number(), table.round().number(), table.round().kind()))
                : List.of();
    }

    /** Cards that came out of another shoe of this dealer are used up at the game they belong to. */
    private List<Event> otherGames(Table table, Optional<CoupKind> opens, RuleId rule) {
        List<Event> events = new ArrayList<>();
        for (Table other : Stations.games(state, table)) {
            boolean waiting = !ShoeState.of(other).tally().aside().isEmpty();
            if (other.number() != table.number() && waiting) {
                events.add(new CardEvent.CardsAsideUsed(other.number(), opens, rule));
            }
        }
        return events;
    }

    /** A burn that was forgotten is not made up for; the shoe counts as ready with all its cards. */
    private static List<Event> missedBurn(Table table, Finding finding, RuleId rule, Moment moment) {
        boolean unburned = finding.what() == Irregularity.MISSED_BURN
                && ShoeState.of(table)
                        .preparation()
                        .filter(now -> now.stage() == Preparation.Stage.LOADED)
                        .isPresent();
        return unburned
                ? List.of(new CardEvent.StepMade(
                        table.number(), new PreparationStep.MissBurn(), rule, moment.signature()))
                : List.of();
    }

    /** An option that somebody chose. */
    List<Event> choose(Table table, Finding finding, Ruled<Measure> option, Remedy remedy, Moment moment) {
        List<Event> events = new ArrayList<>();
        Signature by = approver(remedy, moment);
        events.add(new CardEvent.OptionChosen(
                table.number(), finding.round(), finding.what(), option.value(), option.rule(), by));
        events.addAll(of(table, finding, option, CardReport.noting(""), moment));
        return events;
    }

    private static List<Event> released(Table table, Finding finding, RuleId rule, Moment moment) {
        Remedy remedy =
                ShoeRulesOf.table(table).irregularities().remedy(finding.what()).orElseThrow();
        return Remedies.isRunning(table, finding.round()) && !table.heldBeside(finding)
                ? List.of(new RoundEvent.RoundReleased(
                        table.number(), finding.round(), rule, finding.what().title(), approver(remedy, moment)))
                : List.of();
    }

    /** The signature of the one of the two whose word the text asks for. */
    private static Signature approver(Remedy remedy, Moment moment) {
        boolean first = remedy.approval().value().givenBy(moment.role());
        return first || moment.second().isEmpty()
                ? moment.signature()
                : new Signature(
                        Origin.person(moment.second().get().person()),
                        moment.second().get().role(),
                        Optional.empty());
    }
}
