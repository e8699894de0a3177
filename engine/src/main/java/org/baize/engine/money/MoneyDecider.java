package org.baize.engine.money;

import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.CreditAnswer;
import org.baize.rules.cash.CreditOffer;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.cash.TerminalMoney;
import org.baize.rules.rulebook.Rulebooks;

/** Decides money in and out of chip accounts. */
public final class MoneyDecider implements Decider<MoneyCommand> {

    private final FloorState state;

    public MoneyDecider(FloorState state) {
        this.state = state;
    }

    @Override
    public Answer decide(MoneyCommand command, Moment moment) {
        return switch (command) {
            case MoneyCommand.InsertNote note -> insert(note, state.terminalAt(note.terminal()));
        };
    }

    private Answer insert(MoneyCommand.InsertNote note, Terminal terminal) {
        CreditOffer offer = new CreditOffer.Note(note.noteCents(), note.australian(), false);
        return switch (cashRules(terminal).credit().decide(offer, money(terminal))) {
            case CreditAnswer.Refused refused -> Answer.refuse(refused.reason(), refused.rule());
            case CreditAnswer.Held held -> throw new IllegalStateException("a note is never held: " + held);
            case CreditAnswer.Repeated repeated -> throw new IllegalStateException("a note comes once: " + repeated);
            case CreditAnswer.Credited credited -> {
                MoneyEvent in = new MoneyEvent.NoteCredited(terminal.number(), note.noteCents(), credited.rule());
                yield credited.opensAccount()
                        ? Answer.of(List.of(
                                new MoneyEvent.AccountOpened(terminal.number(), state.nextAccount(), credited.rule()),
                                in))
                        : Answer.of(in);
            }
        };
    }

    private static TerminalMoney money(Terminal terminal) {
        NoteAcceptor acceptor =
                terminal.spec().acceptedNotesCents().isEmpty() ? NoteAcceptor.NOT_FITTED : NoteAcceptor.READY;
        return new TerminalMoney(
                terminal.status().account(),
                terminal.inPlay().balanceCents() > 0,
                acceptor,
                terminal.spec().acceptedNotesCents());
    }

    private static CashRules cashRules(Terminal terminal) {
        return Rulebooks.byId(terminal.rulebookId()).house().cash();
    }
}
