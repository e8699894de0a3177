package org.baize.engine.event;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.rules.house.FinishedRound;
import org.baize.rules.house.IdleRemedy;
import org.baize.rules.law.RuleId;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.ChangeRules.Subject;

/** The house closed, held up or changed a table. */
public sealed interface HouseEvent extends Event {

    int table();

    /**
     * Every terminal of the table shows that it closes.
     *
     * @param owedTo the terminals that were open then
     */
    record ClosingAnnounced(int table, List<Integer> owedTo, long atMillis, Signature by) implements HouseEvent {
        public ClosingAnnounced {
            owedTo = List.copyOf(owedTo);
        }
    }

    record ClosingCancelled(int table, Signature by) implements HouseEvent {}

    /** A round ended after the notice stood. */
    record ClosingRoundCounted(int table, long round, FinishedRound as) implements HouseEvent {}

    /** No round starts after the one under way. */
    record LastRoundOrdered(int table, long atMillis, RuleId rule, Signature by) implements HouseEvent {}

    record TableClosed(int table, Signature by) implements HouseEvent {}

    record TableSuspended(int table, String reason, RuleId rule, Signature by) implements HouseEvent {}

    record TableReopened(int table, RuleId rule, Signature by) implements HouseEvent {}

    /** What the table will be from a later round on; every terminal shows it. */
    record ChangeAnnounced(int table, TableSetup setup, List<Subject> subjects, Told told, Signature by)
            implements HouseEvent {
        public ChangeAnnounced {
            subjects = List.copyOf(subjects);
        }
    }

    /** To whom, and when. */
    record Told(List<Integer> owedTo, long atMillis) {
        public Told {
            owedTo = List.copyOf(owedTo);
        }
    }

    record ChangeCancelled(int table, Signature by) implements HouseEvent {}

    record ChangeTookEffect(int table, TableSetup setup) implements HouseEvent {}

    record NoticeShown(int table, int terminal, long atMillis) implements HouseEvent {}

    /** A badge for one patron: the table's maximum does not bind that account. */
    record MaximumGranted(int table, int terminal, long account, Map<String, Long> byLineCents, Signature by)
            implements HouseEvent {
        public MaximumGranted {
            byLineCents = Collections.unmodifiableMap(new LinkedHashMap<>(byLineCents));
        }
    }

    record IdleRoundsSet(int table, int rounds, Signature by) implements HouseEvent {}

    /** In how many rounds in a row each terminal has not wagered; who is not named has. */
    record SatOutCounted(int table, Map<Integer, Integer> rounds) implements HouseEvent {
        public SatOutCounted {
            rounds = Collections.unmodifiableMap(new TreeMap<>(rounds));
        }
    }

    /** The dealer's screen shows an idle seat; nobody is removed by it. */
    record SeatFlagged(int table, int terminal, IdleRemedy remedy, RuleId rule) implements HouseEvent {}

    /** The patron was asked to leave the seat to others and wagers there no more; the credit stays payable. */
    record SeatVacated(int table, int terminal, int rounds, RuleId rule, Signature by) implements HouseEvent {}
}
