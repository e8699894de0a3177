package org.baize.engine.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.Returns;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.records.RoundRecord.Deed;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;

/** Gathers what concerns one round of one table from events in their order. */
final class RoundFold {

    private final FloorState state;
    private final int tableNumber;
    private final long round;
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Signature> present = new ArrayList<>();
    private final Map<Chair, SeatFold> seats = new TreeMap<>();
    private final Map<Long, Long> roundOfCase = new TreeMap<>();
    private Optional<Play<?, ?>> play = Optional.empty();
    private long latest;

    /** Who sat where: two players may follow each other at a terminal within one round. */
    private record Chair(int terminal, long account) implements Comparable<Chair> {

        @Override
        public int compareTo(Chair other) {
            int byTerminal = Integer.compare(terminal, other.terminal);
            return byTerminal == 0 ? Long.compare(account, other.account) : byTerminal;
        }
    }

    RoundFold(FloorState state, int tableNumber, long round) {
        this.state = state;
        this.tableNumber = tableNumber;
        this.round = round;
        state.table(tableNumber).ifPresent(table -> {
            latest = table.round().number();
            if (latest == round) {
                begin(table);
            }
        });
    }

    private void begin(Table table) {
        play = Optional.of(table.play());
        for (Person person : state.staff()) {
            boolean here =
                    person.tables().contains(tableNumber) || person.tables().contains(Command.NONE);
            if (here && person.role().isPresent()) {
                present.add(new Signature(
                        Origin.person(person.number()), person.role().get(), Optional.empty()));
            }
        }
    }

    /** A touch is on record whether it was taken or not. */
    void see(Request request, Answer answer) {
        if (request.command() instanceof WagerCommand touch
                && touch.table() == tableNumber
                && latest == round
                && state.terminal(touch.terminal()) != null) {
            seat(touch.terminal())
                    .touch(new RoundRecord.Touch(
                            request.atMillis(),
                            request.origin(),
                            touch,
                            new TouchText(play.orElseThrow()).of(touch),
                            answer));
        }
    }

    void see(Event event, long atMillis) {
        if (event instanceof RoundEvent.BettingOpened opened && opened.table() == tableNumber) {
            enter(opened.round());
        }
        if (event instanceof RoundEvent.DealingBegan began && began.table() == tableNumber) {
            enter(began.round());
        }
        if (!concerns(event)) {
            return;
        }
        if (event instanceof WagerEvent touch) {
            seat(touch.terminal()).changed(touch.changes());
            return;
        }
        deeds.add(new Deed(atMillis, event));
        if (event instanceof RoundEvent step) {
            see(step);
        }
        if (event instanceof FaultEvent fault) {
            see(fault);
        }
        if (event instanceof ClothEvent.CashWagerStands stands) {
            seat(stands.terminal()).changed(List.of(new WagerEvent.Change(stands.bet(), 0, stands.stakedCents())));
        }
    }

    private void enter(long number) {
        if (number > latest) {
            latest = number;
            if (number == round) {
                begin(state.tableAt(tableNumber));
            }
        }
    }

    private boolean concerns(Event event) {
        if (event instanceof FaultEvent fault) {
            return fault.table() == tableNumber && roundOf(fault) == round;
        }
        return latest == round && tableOf(event) == tableNumber;
    }

    private static int tableOf(Event event) {
        if (event instanceof WagerEvent touch) {
            return touch.table();
        }
        if (event instanceof ClothEvent lying) {
            return lying.table();
        }
        if (event instanceof RoundEvent step) {
            return step.table();
        }
        if (event instanceof WheelEvent wheel) {
            return wheel.table();
        }
        if (event instanceof DiceEvent dice) {
            return dice.table();
        }
        return event instanceof CardEvent card ? card.table() : Command.NONE;
    }

    private long roundOf(FaultEvent event) {
        return switch (event) {
            case FaultEvent.CaseOpened opened -> {
                roundOfCase.put(opened.opened().number(), opened.opened().round());
                yield opened.opened().round();
            }
            case FaultEvent.ClaimLodged lodged -> {
                roundOfCase.put(lodged.claim().number(), lodged.claim().round());
                yield lodged.claim().round();
            }
            case FaultEvent.CaseClosed closed -> roundOfCase.getOrDefault(closed.number(), 0L);
            case FaultEvent.ClaimDecided decided -> roundOfCase.getOrDefault(decided.number(), 0L);
            case FaultEvent.ErrorShown shown -> shown.round();
            case FaultEvent.WagersVoided voided -> voided.round();
            case FaultEvent.StakesForfeited forfeited -> forfeited.round();
            case FaultEvent.WagerRelaxed relaxed -> relaxed.round();
            case FaultEvent.ResultCorrected corrected -> corrected.round();
            case FaultEvent.RoundCorrected corrected -> corrected.round();
            case FaultEvent.PairsReversed reversed -> reversed.round();
        };
    }

    private void see(RoundEvent step) {
        switch (step) {
            case RoundEvent.BettingClosed closed -> close(closed.returns());
            case RoundEvent.RoundSettled settled -> seats.values().forEach(seat -> seat.settled(settled.outcome()));
            case RoundEvent.RoundVoided voided ->
                seats.values().forEach(seat -> seat.allReturned(voided.reason(), voided.rule()));
            case RoundEvent.BettingOpened _,
                    RoundEvent.BettingReopened _,
                    RoundEvent.DealingBegan _,
                    RoundEvent.DealingCalledOff _,
                    RoundEvent.ResultTaken _,
                    RoundEvent.RoundHeld _,
                    RoundEvent.RoundReleased _,
                    RoundEvent.PairsSettled _ -> {}
        }
    }

    private void close(Returns returns) {
        returns.returned()
                .forEach(back -> seat(back.terminal())
                        .returned(back.bet(), back.cents(), back.reason().sentence(), back.rule()));
        seats.values().forEach(SeatFold::freeze);
    }

    private void see(FaultEvent event) {
        switch (event) {
            case FaultEvent.WagersVoided voided ->
                voided.stakes()
                        .forEach(stake -> seat(voided.terminal())
                                .returned(
                                        stake.bet(),
                                        stake.cents(),
                                        voided.cause().reason(),
                                        voided.cause().rule()));
            case FaultEvent.StakesForfeited forfeited ->
                forfeited
                        .stakes()
                        .forEach(stake -> seat(forfeited.terminal())
                                .changed(List.of(new WagerEvent.Change(stake.bet(), stake.cents(), 0))));
            case FaultEvent.WagerRelaxed relaxed -> seat(relaxed.terminal()).changed(relaxed.changes());
            case FaultEvent.RoundCorrected corrected -> correct(corrected);
            case FaultEvent.CaseOpened _,
                    FaultEvent.CaseClosed _,
                    FaultEvent.ErrorShown _,
                    FaultEvent.ClaimLodged _,
                    FaultEvent.ClaimDecided _,
                    FaultEvent.ResultCorrected _,
                    FaultEvent.PairsReversed _ -> {}
        }
    }

    private void correct(FaultEvent.RoundCorrected corrected) {
        String why = corrected.cause().reason();
        if (corrected.actual().isEmpty()) {
            seats.forEach((chair, seat) -> {
                if (!keptForFraud(corrected, chair)) {
                    seat.allReturned(why, corrected.cause().rule());
                }
            });
            return;
        }
        corrected
                .adjustments()
                .forEach(adjustment -> seat(adjustment.terminal(), adjustment.account())
                        .voided(adjustment.voided(), why, corrected.cause().rule()));
        if (corrected.actual().get() != corrected.settled()) {
            seats.values().forEach(seat -> seat.settled(corrected.actual().get()));
        }
    }

    private static boolean keptForFraud(FaultEvent.RoundCorrected corrected, Chair chair) {
        return corrected.adjustments().stream()
                .filter(one -> one.terminal() == chair.terminal() && one.account() == chair.account())
                .anyMatch(one -> one.cents(Adjustment.Kind.FORFEITED) > 0);
    }

    private SeatFold seat(int terminal) {
        return seat(terminal, state.terminalAt(terminal).status().accountNumber());
    }

    private SeatFold seat(int terminal, long account) {
        return seats.computeIfAbsent(
                new Chair(terminal, account), chair -> new SeatFold(terminal, account, play.orElseThrow()));
    }

    private boolean sitsThere(Chair chair) {
        return state.terminalAt(chair.terminal()).status().accountNumber() == chair.account();
    }

    Optional<RoundRecord> record() {
        if (play.isEmpty()) {
            return Optional.empty();
        }
        Table table = state.tableAt(tableNumber);
        table.past(round).ifPresent(past -> past.stood().forEach(stood -> seat(stood.terminal(), stood.account())));
        return Optional.of(new RoundRecord(
                tableNumber,
                round,
                table.rulebook().id(),
                present,
                deeds,
                seats.entrySet().stream()
                        .map(seat -> seat.getValue().record(table, round, sitsThere(seat.getKey())))
                        .toList()));
    }
}
