package org.baize.engine.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.ChangeRules;
import org.baize.rules.wager.ChangeRules.Moment;
import org.baize.rules.wager.ChangeRules.Subject;

/** What differs between two set-ups, who may change it, and when it takes effect. */
public final class Changes {

    private Changes() {}

    /** The change that takes effect if the next round opens now. */
    public static Optional<HouseEvent.ChangeTookEffect> due(FloorState state, Table table) {
        return table.status()
                .change()
                .filter(change -> {
                    boolean shown = change.notice().stands(OpenTerminals.at(state, table));
                    return change.subjects().stream()
                            .allMatch(subject -> rules(table)
                                    .takesEffect(subject, moment(table), shown)
                                    .permitted());
                })
                .map(change -> new HouseEvent.ChangeTookEffect(table.number(), change.setup()));
    }

    static ChangeRules rules(Table table) {
        return table.rulebook().wagers().placement().offer().changes();
    }

    static Moment moment(Table table) {
        return switch (table.round().phase()) {
            case IDLE, SETTLED, VOID -> Moment.BETWEEN_ROUNDS;
            case BETTING -> Moment.BETTING;
            case CLOSED, DEALING, RESULT -> Moment.DEALING;
        };
    }

    /** What is changed, in the words of the texts. */
    static List<Subject> subjects(TableSetup from, TableSetup to) {
        List<Subject> subjects = new ArrayList<>();
        boolean sameLines = from.limits().byLine().equals(to.limits().byLine());
        if (!sameLines || totalsDiffer(from, to)) {
            subjects.add(Subject.LIMITS);
        }
        if (!from.limits().differentialCents().equals(to.limits().differentialCents())) {
            subjects.add(Subject.DIFFERENTIAL);
        }
        if (!from.game().gameId().equals(to.game().gameId())) {
            subjects.add(Subject.METHOD);
        }
        if (!from.game().pairs().equals(to.game().pairs())) {
            subjects.add(Subject.PAIRS);
        }
        if (from.floor().wageringPeriodSeconds() != to.floor().wageringPeriodSeconds()) {
            subjects.add(Subject.WAGERING_PERIOD);
        }
        if (othersDiffer(from, to)) {
            subjects.add(Subject.OTHER);
        }
        return List.copyOf(subjects);
    }

    /** The acts that the change needs; where a text names none for it, it is the act of whoever sets the limits. */
    static List<Act> acts(Authority authority, TableSetup from, TableSetup to) {
        List<Act> acts = new ArrayList<>();
        for (Subject subject : subjects(from, to)) {
            acts.add(
                    switch (subject) {
                        case LIMITS -> Act.SET_LIMITS;
                        case DIFFERENTIAL -> Act.SET_DIFFERENTIAL;
                        case METHOD -> Act.CHOOSE_SETTLEMENT_METHOD;
                        case PAIRS -> Act.CHOOSE_PAIRS;
                        case WAGERING_PERIOD -> Act.SET_WAGERING_PERIOD;
                        case OTHER -> Act.SET_LIMITS;
                    });
        }
        if (totalsDiffer(from, to)) {
            acts.add(Act.SET_AGGREGATE_MINIMUM);
        }
        if (!from.money().ticketLimitCents().equals(to.money().ticketLimitCents())) {
            acts.add(Act.SET_TICKET_LIMIT);
        }
        return acts.stream()
                .map(act -> knows(authority, act) ? act : Act.SET_LIMITS)
                .distinct()
                .toList();
    }

    private static boolean knows(Authority authority, Act act) {
        return authority.grants().stream().anyMatch(grant -> grant.act() == act);
    }

    private static boolean totalsDiffer(TableSetup from, TableSetup to) {
        return !from.limits().leastTotalCents().equals(to.limits().leastTotalCents())
                || !from.limits().mostTotalCents().equals(to.limits().mostTotalCents());
    }

    private static boolean othersDiffer(TableSetup from, TableSetup to) {
        FloorChoice floor = to.floor();
        FloorChoice samePeriod = new FloorChoice(
                from.floor().wageringPeriodSeconds(),
                floor.closingNoticeMinutes(),
                floor.terminals(),
                floor.approvedTerminals(),
                floor.hours());
        return !from.floor().equals(samePeriod)
                || !from.dealing().equals(to.dealing())
                || !from.money().equals(to.money())
                || from.game().raceTrack() != to.game().raceTrack()
                || !from.game().switchedOff().equals(to.game().switchedOff());
    }
}
