package org.baize.engine.state;

import java.util.BitSet;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.ledger.Mutation;
import org.baize.engine.spec.TerminalSpec;

/** One player terminal, or seat at a cloth: what it is, how it stands, and where its money lies. */
public final class Terminal {

    private final int number;
    private final TerminalSpec spec;
    private final String rulebookId;
    private final BitSet tables = new BitSet();
    private final Account chips;
    private final Account layout;
    private final Account inPlay;
    private TerminalStatus status = TerminalStatus.FRESH;
    private Till till;
    private Presence presence = Presence.NONE;

    Terminal(int number, TerminalSpec spec, String rulebookId, Ledger ledger) {
        this.number = number;
        this.spec = spec;
        this.rulebookId = rulebookId;
        spec.tables().forEach(tables::set);
        this.chips = ledger.account(AccountKind.CHIPS, number);
        this.layout = ledger.account(AccountKind.LAYOUT, number);
        this.inPlay = ledger.account(AccountKind.IN_PLAY, number);
        this.till = Till.of(spec);
    }

    static Terminal restore(TerminalSnapshot snapshot, Ledger ledger) {
        Terminal terminal = new Terminal(snapshot.number(), snapshot.spec(), snapshot.rulebookId(), ledger);
        terminal.status = snapshot.status();
        terminal.till = snapshot.till();
        terminal.presence = snapshot.presence();
        return terminal;
    }

    TerminalSnapshot snapshot() {
        return new TerminalSnapshot(number, spec, rulebookId, status, till, presence);
    }

    /** Whether its player may bet at that table at all. */
    public boolean reaches(int table) {
        return tables.get(table);
    }

    public int number() {
        return number;
    }

    public TerminalSpec spec() {
        return spec;
    }

    /** The one rulebook of all its tables, which also says how its money goes in and out. */
    public String rulebookId() {
        return rulebookId;
    }

    /** The chip account. */
    public Account chips() {
        return chips;
    }

    /** Chips on layouts that are not locked. */
    public Account layout() {
        return layout;
    }

    /** Locked stakes that are not decided, on whichever table. */
    public Account inPlay() {
        return inPlay;
    }

    public TerminalStatus status() {
        return status;
    }

    /** Acceptor, printer and the cash-out under way. */
    public Till till() {
        return till;
    }

    @Mutation
    public void till(Till changed) {
        till = changed;
    }

    /** Who sits there, and whether that person may wager. */
    public Presence presence() {
        return presence;
    }

    @Mutation
    public void status(TerminalStatus changed) {
        status = changed;
    }

    @Mutation
    public void presence(Presence changed) {
        presence = changed;
    }
}
