package org.baize.engine.wagering;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.law.Verdict;
import org.baize.rules.wager.BoxRules;
import org.baize.rules.wager.BoxRules.Place;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.WagerReason;

/**
 * Keeps wagers in the boxes of a layout. A box is named before the first wager on an option; it holds a place only as
 * long as chips lie there, so it is free again when they are gone.
 */
final class Boxes {

    private static final int UNNAMED = 0;

    private final FloorState state;

    Boxes(FloorState state) {
        this.state = state;
    }

    Answer take(Table table, Terminal terminal, ClothCommand.TakeBox take, Moment moment) {
        Play<?, ?> play = table.play();
        if (!table.boxed()) {
            return Answer.refuse(FloorReason.NO_BOXES_HERE);
        }
        if (!play.knows(take.bet())) {
            return Answer.refuse(FloorReason.NO_SUCH_BET);
        }
        if (Admission.inTime(table, moment.atMillis()) instanceof Verdict.Refused late) {
            return Answer.refuse(late);
        }
        Means means = table.spec().form() == TableForm.TERMINALS ? Means.ELECTRONIC_CHIPS : Means.GAMING_CHIPS;
        if (play.rulebook().wagers().placement().mayAct(Admission.entry(table, moment, means))
                instanceof Verdict.Refused barred) {
            return Answer.refuse(barred);
        }
        if (play.line(take.bet()).isEmpty()) {
            return Answer.refuse(WagerReason.NOT_OFFERED, play.offer().onlyListed());
        }
        return mayLie(table, terminal, take.bet(), take.box()) instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new ClothEvent.BoxTaken(
                        table.number(), terminal.number(), take.bet(), take.box(), moment.signature()));
    }

    /** The answer to a touch, if everything that it adds to lies in its box; otherwise why not. */
    Answer kept(Table table, Terminal terminal, Answer answer) {
        if (answer instanceof Answer.Accepted accepted) {
            for (int bet : raised(accepted.events())) {
                int box = table.cloth().boxOf(terminal.number(), bet).orElse(UNNAMED);
                if (mayLie(table, terminal, bet, box) instanceof Verdict.Refused refused) {
                    return Answer.refuse(refused);
                }
            }
        }
        return answer;
    }

    private static List<Integer> raised(List<Event> events) {
        return events.stream()
                .filter(WagerEvent.class::isInstance)
                .map(WagerEvent.class::cast)
                .flatMap(touch -> touch.changes().stream())
                .filter(change -> change.toCents() > change.fromCents())
                .map(Change::bet)
                .toList();
    }

    private Verdict mayLie(Table table, Terminal terminal, int bet, int box) {
        BoxRules rules = table.rulebook().wagers().shared().boxes().orElseThrow();
        Place place = new Place(patron(terminal), box, table.play().line(bet).orElseThrow());
        return rules.mayLie(place, table.spec().cloth().boxes().orElseThrow(), there(table));
    }

    private List<Place> there(Table table) {
        Layout layout = table.layout();
        List<Place> there = new ArrayList<>();
        for (Cloth.Hand hand : table.cloth().hands()) {
            int seat = layout.seatOf(hand.terminal());
            if (layout.pendingCents(seat, hand.bet()) + layout.lockedCents(seat, hand.bet()) > 0) {
                there.add(new Place(
                        patron(state.terminalAt(hand.terminal())),
                        hand.box(),
                        table.play().line(hand.bet()).orElseThrow()));
            }
        }
        return there;
    }

    /** Somebody who is known is one patron at whatever seat; otherwise every seat is a patron. */
    private static String patron(Terminal terminal) {
        return terminal.presence().patron().map(code -> "patron " + code).orElse("seat " + terminal.number());
    }
}
