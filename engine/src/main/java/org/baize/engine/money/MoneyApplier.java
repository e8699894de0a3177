package org.baize.engine.money;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;

/** Books money in and out of chip accounts. */
public final class MoneyApplier implements Applier<MoneyEvent> {

    private final FloorState state;

    public MoneyApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(MoneyEvent event) {
        Terminal terminal = state.terminalAt(event.terminal());
        switch (event) {
            case MoneyEvent.AccountOpened opened -> {
                state.accountOpened(opened.account());
                terminal.status(terminal.status().withAccount(AccountState.ACTIVE, opened.account()));
            }
            case MoneyEvent.NoteCredited note ->
                state.ledger()
                        .post(
                                state.ledger()
                                        .account(new AccountId(AccountKind.NOTES, terminal.number(), note.noteCents())),
                                terminal.chips(),
                                note.noteCents(),
                                Flow.NOTE_IN);
        }
    }
}
