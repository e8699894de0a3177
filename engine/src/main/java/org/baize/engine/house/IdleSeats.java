package org.baize.engine.house;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.Payouts;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.house.Act;
import org.baize.rules.house.IdleRemedy;
import org.baize.rules.house.IdleSeat;
import org.baize.rules.house.SeatRound;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Seats that are held without a wager. Rounds are counted; only the person whom the text names asks anybody to leave.
 */
public final class IdleSeats {

    private final FloorState state;

    public IdleSeats(FloorState state) {
        this.state = state;
    }

    /** Counts a settled round with betting for everybody who could have wagered on it. */
    List<Event> count(Table table, Payouts payouts) {
        Set<Integer> wagered = new TreeSet<>();
        for (int row = 0; row < payouts.size(); row++) {
            wagered.add(payouts.terminal(row));
        }
        List<Event> events = new ArrayList<>();
        for (Table other : state.tables()) {
            if (other.rulebook().house().conduct().floor().idleSeat().isPresent()) {
                Map<Integer, Integer> before = other.seating().satOut();
                Map<Integer, Integer> after = other == table ? counted(table, wagered) : without(before, wagered);
                if (!after.equals(before)) {
                    events.add(new HouseEvent.SatOutCounted(other.number(), after));
                }
                if (other == table) {
                    flag(table, after, events);
                }
            }
        }
        return events;
    }

    /** A wager in any game of the terminal counts, so one that is alive elsewhere does too. */
    private Map<Integer, Integer> counted(Table table, Set<Integer> wagered) {
        Map<Integer, Integer> counted = new TreeMap<>();
        for (Terminal terminal : state.terminals()) {
            boolean couldWager = terminal.reaches(table.number()) && OpenTerminals.open(terminal);
            boolean playsElsewhere = terminal.inPlay().balanceCents() > 0;
            if (couldWager && !playsElsewhere && !wagered.contains(terminal.number())) {
                counted.put(terminal.number(), satOut(table, terminal.number()) + 1);
            }
        }
        return counted;
    }

    private static Map<Integer, Integer> without(Map<Integer, Integer> before, Set<Integer> wagered) {
        Map<Integer, Integer> left = new TreeMap<>(before);
        left.keySet().removeAll(wagered);
        return left;
    }

    private void flag(Table table, Map<Integer, Integer> counted, List<Event> events) {
        counted.forEach((terminal, rounds) -> remedy(table, terminal, rounds)
                .ifPresent(remedy -> events.add(
                        new HouseEvent.SeatFlagged(table.number(), terminal, remedy.value(), remedy.rule()))));
    }

    /** The terminals whose seats are idle at that table now. */
    public List<Integer> idleAt(Table table) {
        return table.seating().satOut().entrySet().stream()
                .filter(seat -> remedy(table, seat.getKey(), seat.getValue()).isPresent())
                .map(Map.Entry::getKey)
                .toList();
    }

    private Optional<Ruled<IdleRemedy>> remedy(Table table, int terminal, int rounds) {
        boolean othersTaken = state.terminals().stream()
                .filter(other -> other.reaches(table.number()) && other.number() != terminal)
                .filter(other -> !other.presence().barredFor(FloorReason.TERMINAL_RETIRED))
                .allMatch(OpenTerminals::open);
        return table.rulebook()
                .house()
                .conduct()
                .floor()
                .idleSeat()
                .flatMap(rule -> rule.after(
                        Collections.nCopies(rounds, SeatRound.NO_WAGER),
                        othersTaken,
                        table.seating().idleRoundsMeant()));
    }

    private static int satOut(Table table, int terminal) {
        return table.seating().satOut().getOrDefault(terminal, 0);
    }

    /** The house fixes the number only where the text does not; it is for whoever sets the limits. */
    Answer set(Table table, int rounds, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.SET_LIMITS);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<IdleSeat> rule = table.rulebook().house().conduct().floor().idleSeat();
        boolean free = rule.filter(known -> known.rounds().isEmpty()).isPresent();
        return free && rounds > 0
                ? Answer.of(new HouseEvent.IdleRoundsSet(table.number(), rounds, moment.signature()))
                : Answer.refuse(FloorReason.NOT_FOR_THE_HOUSE);
    }

    Answer vacate(Table table, int terminal, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.VACATE_IDLE_SEAT);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        int rounds = satOut(table, terminal);
        return remedy(table, terminal, rounds)
                .filter(remedy -> remedy.value() == IdleRemedy.OFFER_VACATE)
                .map(remedy -> Answer.of(new HouseEvent.SeatVacated(
                        table.number(), terminal, rounds, remedy.rule(), moment.signature())))
                .orElseGet(() -> Answer.refuse(FloorReason.SEAT_NOT_IDLE, authorised.rule()));
    }
}
