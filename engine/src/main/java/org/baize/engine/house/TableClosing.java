package org.baize.engine.house;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.ClosingNotice;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.rules.house.Act;
import org.baize.rules.house.ClosingFacts;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.house.HouseRules;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundPhase;

/** Closing a table: what players are owed first is said by the text; a round under way is played to its end. */
final class TableClosing {

    private final FloorState state;

    TableClosing(FloorState state) {
        this.state = state;
    }

    Answer announce(Table table, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.CLOSE_TABLE);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (table.status().state() == TableStatus.State.CLOSED) {
            return Answer.refuse(FloorReason.TABLE_NOT_OPEN);
        }
        return table.status().closing().isPresent()
                ? Answer.refuse(FloorReason.CLOSING_ANNOUNCED)
                : Answer.of(new HouseEvent.ClosingAnnounced(
                        table.number(), OpenTerminals.at(state, table), moment.atMillis(), moment.signature()));
    }

    Answer cancel(Table table, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.CLOSE_TABLE);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return table.status().closing().isEmpty()
                ? Answer.refuse(FloorReason.NOTHING_ANNOUNCED)
                : Answer.of(new HouseEvent.ClosingCancelled(table.number(), moment.signature()));
    }

    /** Where only the round under way is in the way, the table closes with it. */
    Answer close(Table table, Moment moment) {
        HouseRules house = table.rulebook().house().conduct();
        Verdict verdict = house.mayClose(moment.role(), facts(table, moment.atMillis()));
        boolean running = table.round().phase().running();
        boolean waits = verdict instanceof Verdict.Refused refused
                && refused.reason() == ClosingReason.ROUND_RUNNING
                && moment.mayDo(house.authority(), Act.CLOSE_TABLE).permitted();
        if (verdict instanceof Verdict.Refused refused && !waits) {
            return Answer.refuse(refused);
        }
        if (table.status().state() == TableStatus.State.CLOSED) {
            return Answer.refuse(FloorReason.TABLE_NOT_OPEN);
        }
        if (!running) {
            return uncounted(table)
                    .map(Answer::refuse)
                    .orElseGet(() -> Answer.of(new HouseEvent.TableClosed(table.number(), moment.signature())));
        }
        Event last =
                new HouseEvent.LastRoundOrdered(table.number(), moment.atMillis(), verdict.rule(), moment.signature());
        return idle(table) ? Answer.of(List.of(last, calledOff(table, moment))) : Answer.of(last);
    }

    /** The cards must be counted first; empty where they need not, or were. */
    static Optional<Verdict.Refused> uncounted(Table table) {
        return table.device() instanceof ShoeState cards
                        && cards.mayClose(table.rulebook().dealing().shoe().orElseThrow())
                                instanceof Verdict.Refused refused
                ? Optional.of(refused)
                : Optional.empty();
    }

    private ClosingFacts facts(Table table, long nowMillis) {
        List<Integer> open = OpenTerminals.at(state, table);
        Optional<ClosingNotice> told =
                table.status().closing().filter(closing -> closing.notice().stands(open));
        return new ClosingFacts(
                !open.isEmpty(),
                nowMillis,
                told.map(closing -> closing.notice().shownMillis()),
                told.map(ClosingNotice::rounds).orElse(List.of()),
                table.round().phase().running());
    }

    /** Betting is open and nobody has put anything down. */
    static boolean idle(Table table) {
        Layout layout = table.layout();
        long there = 0;
        for (int seat = 0; seat < layout.seats(); seat++) {
            there += layout.pendingOfSeatCents(seat) + layout.lockedOfSeatCents(seat);
        }
        return table.round().phase() == RoundPhase.BETTING && there == 0;
    }

    /** A round that nobody plays would keep the table open for ever. */
    private static Event calledOff(Table table, Moment moment) {
        return new RoundEvent.RoundVoided(
                table.number(),
                table.round().number(),
                table.rulebook().house().conduct().floor().closing().rule(),
                ClosingReason.TABLE_CLOSED.sentence(),
                moment.signature());
    }
}
