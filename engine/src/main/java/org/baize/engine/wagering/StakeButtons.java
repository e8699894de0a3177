package org.baize.engine.wagering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.event.Cause;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.ClothEvent.Cash;
import org.baize.engine.event.Event;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.money.MoneyDecider;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Play;
import org.baize.engine.state.SeatMoney;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.wager.Circumstances;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Closing;
import org.baize.rules.wager.PlacementRules.ClothRules;
import org.baize.rules.wager.Refusal;
import org.baize.rules.wager.StakeButtonRules;

/**
 * Wagers in cash. No money is in the books before the cash is counted; the count buys it in and puts it on the bet, and
 * what is above the maximum goes back as with any other wager that stands.
 */
final class StakeButtons {

    private final MoneyDecider money;

    StakeButtons(FloorState state) {
        this.money = new MoneyDecider(state);
    }

    Answer lay(Table table, Terminal terminal, ClothCommand.LayStakeButton lay, Moment moment) {
        Optional<Answer> refusal = Admission.refusal(table, terminal, false);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        Play<?, ?> play = table.playFor(terminal);
        if (!play.knows(lay.bet())) {
            return Answer.refuse(FloorReason.NO_SUCH_BET);
        }
        Optional<? extends Refusal<?>> barred = refusal(play, table, lay, moment);
        if (barred.isPresent()) {
            return Answer.refuse(barred.get().reason(), barred.get().rule());
        }
        Verdict here = rules(table).mayLieOn(play.line(lay.bet()).orElseThrow());
        if (here instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        // Nobody lays cash that could not be bought in when it is counted.
        return buyIn(table, terminal, lay.cents(), moment) instanceof Answer.Refused refused
                ? refused
                : Answer.of(new ClothEvent.StakeButtonLaid(
                        table.number(),
                        terminal.number(),
                        new Cash(table.cloth().laid() + 1, lay.bet(), lay.cents()),
                        rules(table).pending(),
                        moment.signature()));
    }

    /** Cash above the maximum is no reason: it is settled up to there. */
    private static Optional<? extends Refusal<?>> refusal(
            Play<?, ?> play, Table table, ClothCommand.LayStakeButton lay, Moment moment) {
        Layout layout = table.layout();
        int seat = layout.seatOf(lay.terminal());
        long cents =
                play.line(lay.bet()).isPresent() ? Math.min(lay.cents(), play.maximumCents(lay.bet())) : lay.cents();
        Circumstances when = new Circumstances(
                Admission.inTime(table, moment.atMillis()),
                Admission.entry(table, moment, Means.STAKE_BUTTONS),
                play.others(layout, seat));
        return play.place(new SeatMoney(layout, seat, cents), lay.bet(), cents, when)
                .refusal();
    }

    Answer count(Table table, Terminal terminal, ClothCommand.CountCash count, Moment moment) {
        Optional<Cloth.Button> known = table.cloth().button(terminal.number(), count.button());
        if (known.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_BUTTON);
        }
        Cloth.Button button = known.get();
        Verdict exact = rules(table).maySettle(button.cents(), OptionalLong.of(count.countedCents()));
        if (exact instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return switch (buyIn(table, terminal, button.cents(), moment)) {
            case Answer.Refused refused -> refused;
            case Answer.Accepted in -> {
                List<Event> events = new ArrayList<>(in.events());
                events.add(staked(table, terminal, button, exact));
                events.add(new ClothEvent.CashCounted(
                        table.number(), terminal.number(), cash(button), exact.rule(), moment.signature()));
                yield Answer.of(events);
            }
        };
    }

    private static Event staked(Table table, Terminal terminal, Cloth.Button button, Verdict exact) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal.number());
        if (table.round().phase() == RoundPhase.BETTING) {
            long from = layout.pendingCents(seat, button.bet());
            return new WagerEvent.WagerPlaced(
                    table.number(), terminal.number(), button.bet(), from, from + button.cents());
        }
        Closing.Settled settled =
                table.playFor(terminal).settled(button.bet(), layout.lockedCents(seat, button.bet()) + button.cents());
        return new ClothEvent.CashWagerStands(
                table.number(),
                terminal.number(),
                button.bet(),
                button.cents() - Math.min(button.cents(), settled.returnedCents()),
                settled.rule().orElse(exact.rule()));
    }

    Answer lift(Table table, Terminal terminal, ClothCommand.LiftStakeButton lift, Moment moment) {
        Optional<Cloth.Button> known = table.cloth().button(terminal.number(), lift.button());
        if (known.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_BUTTON);
        }
        if (Admission.inTime(table, moment.atMillis()) instanceof Verdict.Refused late) {
            return Answer.refuse(late);
        }
        Circumstances.Entry entry = Admission.entry(table, moment, Means.STAKE_BUTTONS);
        return table.rulebook().wagers().placement().mayAct(entry) instanceof Verdict.Refused barred
                ? Answer.refuse(barred)
                : Answer.of(new ClothEvent.StakeButtonLifted(
                        table.number(), terminal.number(), cash(known.get()), moment.signature()));
    }

    /**
     * A wager needs exactly the money of its button; cash that never comes to it is no wager, and the round does not
     * wait for ever. No text says who says so, so it is for whoever stands over the dealer, with a reason.
     */
    static Answer giveBack(Table table, Terminal terminal, ClothCommand.ReturnCash back, Moment moment) {
        if (back.reason().isBlank()) {
            return Answer.refuse(FloorReason.REASON_MISSING);
        }
        Optional<Cloth.Button> known = table.cloth().button(terminal.number(), back.button());
        if (known.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_BUTTON);
        }
        Authority authority = table.rulebook().house().conduct().authority();
        return moment.mayDo(authority, Act.CORRECT_RESULT) instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new ClothEvent.CashReturned(
                        table.number(),
                        terminal.number(),
                        cash(known.get()),
                        new Cause(rules(table).exact(), back.reason(), moment.signature())));
    }

    private Answer buyIn(Table table, Terminal terminal, long cents, Moment moment) {
        return money.decide(
                new MoneyCommand.BuyInAtTable(table.number(), terminal.number(), CreditSource.CASH_AT_TABLE, cents),
                moment);
    }

    private static Cash cash(Cloth.Button button) {
        return new Cash(button.number(), button.bet(), button.cents());
    }

    private static StakeButtonRules rules(Table table) {
        return table.rulebook()
                .wagers()
                .placement()
                .cloth()
                .flatMap(ClothRules::stakeButtons)
                .orElseThrow();
    }
}
