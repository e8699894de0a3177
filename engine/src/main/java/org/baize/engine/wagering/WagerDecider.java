package org.baize.engine.wagering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.event.WagerEvent.Cut;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Play;
import org.baize.engine.state.SeatMoney;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.Bet;
import org.baize.rules.law.Verdict;
import org.baize.rules.wager.Act;
import org.baize.rules.wager.Circumstances;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.Placement;
import org.baize.rules.wager.Refusal;
import org.baize.rules.wager.WagerReason;

/** Decides touches on a layout. What may lie where is asked of the rules; this gathers the facts for them. */
public final class WagerDecider implements Decider<WagerCommand> {

    private final FloorState state;
    private final Boxes boxes;

    public WagerDecider(FloorState state) {
        this.state = state;
        this.boxes = new Boxes(state);
    }

    @Override
    public Answer decide(WagerCommand command, Moment moment) {
        Origin.Kind from = moment.who().kind();
        if (from != Origin.Kind.TERMINAL && from != Origin.Kind.PERSON) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        Table table = state.tableAt(command.table());
        Terminal terminal = state.terminalAt(command.terminal());
        boolean takesBack = command instanceof WagerCommand.Remove || command instanceof WagerCommand.Clear;
        Optional<Answer> refusal = Admission.refusal(table, terminal, takesBack);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        Optional<FloorReason> amiss = amiss(command, table, terminal);
        if (amiss.isPresent()) {
            return Answer.refuse(amiss.get());
        }
        Verdict account = mayTouch(command, table, terminal);
        if (account instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Touch touch = new Touch(table, terminal, moment, entry(command, table, terminal, moment));
        Answer answer = touch(command, table.playFor(terminal), touch);
        return table.boxed() ? boxes.kept(table, terminal, answer) : answer;
    }

    /** Who touches what, and when. */
    private record Touch(Table table, Terminal terminal, Moment moment, Entry entry) {

        int seat() {
            return table.layout().seatOf(terminal.number());
        }

        SeatMoney money() {
            return new SeatMoney(table.layout(), seat(), terminal.chips().balanceCents());
        }
    }

    private Answer touch(WagerCommand command, Play<?, ?> play, Touch touch) {
        return switch (command) {
            case WagerCommand.Place place -> place(play, place, touch);
            case WagerCommand.Enter enter ->
                place(play, new WagerCommand.Place(enter.table(), enter.terminal(), enter.bet(), enter.cents()), touch);
            case WagerCommand.Undo undo -> undo(play, touch);
            case WagerCommand.Confirm confirm -> confirm(play, touch);
            case WagerCommand.Move _,
                    WagerCommand.Remove _,
                    WagerCommand.Clear _,
                    WagerCommand.Repeat _,
                    WagerCommand.DoubleUp _,
                    WagerCommand.PlaceSection _ -> change(play, command, touch);
            case WagerCommand.PlaceMaximum maximum -> marked(maximum, change(play, maximum, touch), touch);
        };
    }

    /** The account must be open, and there must be something to play with. */
    private static Verdict mayTouch(WagerCommand command, Table table, Terminal terminal) {
        long chips = terminal.chips().balanceCents();
        long onLayout = terminal.layout().balanceCents() + terminal.inPlay().balanceCents();
        long toPlayWith = command instanceof WagerCommand.Place ? chips : chips + onLayout;
        Verdict play = table.rulebook()
                .house()
                .cash()
                .accounts()
                .mayPlay(terminal.status().account(), toPlayWith);
        if (!play.permitted() || onLayout == 0) {
            return play;
        }
        int seat = table.layout().seatOf(terminal.number());
        long here = table.layout().pendingOfSeatCents(seat) + table.layout().lockedOfSeatCents(seat);
        return table.rulebook()
                .wagers()
                .placement()
                .mayBetBeside(terminal.spec().severalAtOnce(), onLayout > here);
    }

    private static <B extends Bet> Answer place(Play<B, ?> play, WagerCommand.Place place, Touch touch) {
        Placement<B> placed = play.place(touch.money(), place.bet(), place.cents(), when(play, touch));
        long from = touch.table().layout().pendingCents(touch.seat(), place.bet());
        long to = from + placed.debitedCents();
        if (placed.refusal().isEmpty()) {
            return Answer.of(new WagerEvent.WagerPlaced(place.table(), place.terminal(), place.bet(), from, to));
        }
        Refusal<B> less = placed.refusal().get();
        if (placed.debitedCents() == 0) {
            return Answer.refuse(less.reason(), less.rule());
        }
        Cut cut = new Cut(Optional.of(place.bet()), place.cents(), placed.debitedCents(), less.reason(), less.rule());
        return Answer.of(new WagerEvent.WagersChanged(
                place.table(), place.terminal(), List.of(new Change(place.bet(), from, to)), List.of(cut)));
    }

    private static <B extends Bet> Answer change(Play<B, ?> play, WagerCommand command, Touch touch) {
        Act<B> act = actOf(play, command, touch).orElseThrow();
        return changed(play.decide(act, touch.money(), when(play, touch)), touch);
    }

    /** The maximum on a number and all that goes with it is one thing to look at, though many to settle. */
    private static Answer marked(WagerCommand.PlaceMaximum maximum, Answer answer, Touch touch) {
        if (!(answer instanceof Answer.Accepted accepted) || maximum.bets().isEmpty()) {
            return answer;
        }
        List<Event> events = new ArrayList<>(accepted.events());
        events.add(new ClothEvent.MarkerSet(
                maximum.table(),
                maximum.terminal(),
                maximum.bets().stream().distinct().toList(),
                touch.moment().signature()));
        return Answer.of(events);
    }

    /** What in a touch names something that is not there. */
    private static Optional<FloorReason> amiss(WagerCommand command, Table table, Terminal terminal) {
        Play<?, ?> play = table.playFor(terminal);
        return switch (command) {
            case WagerCommand.Place place -> known(play.knows(place.bet()));
            case WagerCommand.Enter enter ->
                notLaidSo(enter.means(), table, terminal).or(() -> known(play.knows(enter.bet())));
            case WagerCommand.Move move ->
                known(play.knows(move.shift().from()) && play.knows(move.shift().to()));
            case WagerCommand.Remove remove -> known(play.knows(remove.bet()));
            case WagerCommand.PlaceMaximum maximum ->
                known(maximum.bets().stream().allMatch(play::knows));
            case WagerCommand.PlaceSection section ->
                known(play.section(section.section(), section.unitCents()).isPresent());
            case WagerCommand.Undo _,
                    WagerCommand.Clear _,
                    WagerCommand.Repeat _,
                    WagerCommand.DoubleUp _,
                    WagerCommand.Confirm _ -> Optional.empty();
        };
    }

    private static Optional<FloorReason> known(boolean bet) {
        return bet ? Optional.empty() : Optional.of(FloorReason.NO_SUCH_BET);
    }

    /** Chips of whatever kind lie like any other; what the rules ask of the kind is in the entry of the touch. */
    private static Optional<FloorReason> notLaidSo(Means means, Table table, Terminal terminal) {
        return switch (means) {
            case STAKE_BUTTONS, MAXIMUM_MARKER -> Optional.of(FloorReason.ANOTHER_ACT);
            case COLOUR_CHIPS ->
                table.cloth().colourOf(terminal).isPresent()
                        ? Optional.empty()
                        : Optional.of(FloorReason.NO_COLOUR_GIVEN);
            case ELECTRONIC_CHIPS, GAMING_CHIPS, HOUSE_CREDIT, OTHER_TABLE_BALANCE -> Optional.empty();
        };
    }

    private static <B extends Bet> Optional<Act<B>> actOf(Play<B, ?> play, WagerCommand command, Touch touch) {
        return switch (command) {
            case WagerCommand.Place place -> Optional.of(play.place(place.bet(), place.cents()));
            case WagerCommand.Enter enter -> Optional.of(play.place(enter.bet(), enter.cents()));
            case WagerCommand.Move move ->
                Optional.of(play.move(
                        move.shift().from(), move.shift().to(), move.shift().cents()));
            case WagerCommand.Remove remove -> Optional.of(play.remove(remove.bet(), remove.cents()));
            case WagerCommand.Clear _ -> Optional.of(play.clear());
            case WagerCommand.Repeat _ -> Optional.of(play.repeat(touch.table().layout(), touch.seat()));
            case WagerCommand.DoubleUp _ -> Optional.of(play.doubleUp());
            case WagerCommand.PlaceSection section -> play.section(section.section(), section.unitCents());
            case WagerCommand.PlaceMaximum maximum -> Optional.of(play.maximum(maximum.bets()));
            case WagerCommand.Confirm _ -> Optional.of(play.confirm());
            case WagerCommand.Undo _ -> Optional.empty();
        };
    }

    private static Answer changed(Play.Touched touched, Touch touch) {
        return onlyCuts(touched)
                .orElseGet(() -> Answer.of(new WagerEvent.WagersChanged(
                        touch.table().number(), touch.terminal().number(), touched.changes(), touched.cuts())));
    }

    /** Nothing but cuts is a refusal; the first of them is told. */
    private static Optional<Answer> onlyCuts(Play.Touched touched) {
        return touched.changes().isEmpty() && !touched.cuts().isEmpty()
                ? Optional.of(Answer.refuse(
                        touched.cuts().getFirst().reason(),
                        touched.cuts().getFirst().rule()))
                : Optional.empty();
    }

    private static <B extends Bet> Answer confirm(Play<B, ?> play, Touch touch) {
        Play.Touched touched = play.decide(play.confirm(), touch.money(), when(play, touch));
        return onlyCuts(touched)
                .orElseGet(() -> Answer.of(new WagerEvent.WagersConfirmed(
                        touch.table().number(), touch.terminal().number(), touched.changes(), touched.cuts())));
    }

    /** Puts back what the last touch changed; a text that forbids the change now forbids the undoing too. */
    private static <B extends Bet> Answer undo(Play<B, ?> play, Touch touch) {
        Circumstances when = when(play, touch);
        if (when.inTime() instanceof Verdict.Refused late) {
            return Answer.refuse(late);
        }
        if (play.rulebook().wagers().placement().mayAct(when.entry()) instanceof Verdict.Refused barred) {
            return Answer.refuse(barred);
        }
        Optional<WagerEvent> last = touch.table().undo().last(touch.seat());
        if (last.isEmpty()) {
            return Answer.refuse(FloorReason.NOTHING_TO_UNDO);
        }
        List<Change> back = Undoing.of(last.get());
        long needed = back.stream()
                .mapToLong(change -> change.toCents() - change.fromCents())
                .sum();
        return needed > touch.terminal().chips().balanceCents()
                ? Answer.refuse(
                        WagerReason.ABOVE_CREDIT,
                        play.rulebook().wagers().sizes().credit().rule())
                : Answer.of(new WagerEvent.TouchUndone(
                        touch.table().number(), touch.terminal().number(), back));
    }

    private static Circumstances when(Play<?, ?> play, Touch touch) {
        return new Circumstances(
                Admission.inTime(touch.table(), touch.moment().atMillis()),
                touch.entry(),
                play.others(touch.table().layout(), touch.seat()));
    }

    private static Entry entry(WagerCommand command, Table table, Terminal terminal, Moment moment) {
        if (table.spec().form() == TableForm.TERMINALS) {
            boolean touch = moment.who().kind() == Origin.Kind.TERMINAL && !(command instanceof WagerCommand.Enter);
            return touch ? Entry.TOUCH : Admission.entry(table, moment, means(command, Means.ELECTRONIC_CHIPS));
        }
        boolean coloured = table.cloth().colourOf(terminal).isPresent();
        return Admission.entry(table, moment, means(command, coloured ? Means.COLOUR_CHIPS : Means.GAMING_CHIPS));
    }

    private static Means means(WagerCommand command, Means usual) {
        if (command instanceof WagerCommand.Enter enter) {
            return enter.means();
        }
        return command instanceof WagerCommand.PlaceMaximum && usual != Means.ELECTRONIC_CHIPS
                ? Means.MAXIMUM_MARKER
                : usual;
    }
}
