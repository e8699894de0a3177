package org.baize.engine.state;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.ledger.Mutation;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.jspecify.annotations.Nullable;

/** Everything that the floor knows: who and what is there, and where each of them keeps its own state. */
public final class FloorState {

    private final Ledger ledger;
    private final Papers papers;
    private final Transfers transfers;
    private final CreditHolds creditHolds;
    private final Numbered<Table> tables = new Numbered<>();
    private final Numbered<Terminal> terminals = new Numbered<>();
    private final Map<Integer, Person> staff = new TreeMap<>();
    private final Map<String, LocalDate> inForce = new TreeMap<>();
    private HouseBook house = HouseBook.EMPTY;
    private int utcOffsetMinutes;
    private long accountsOpened;

    public FloorState() {
        this(new Ledger(), new Papers(), new Transfers(), new CreditHolds());
    }

    private FloorState(Ledger ledger, Papers papers, Transfers transfers, CreditHolds creditHolds) {
        this.ledger = ledger;
        this.papers = papers;
        this.transfers = transfers;
        this.creditHolds = creditHolds;
    }

    /** The state that a snapshot was taken of. */
    public static FloorState restore(StateSnapshot snapshot) {
        FloorState state = new FloorState(
                Ledger.restore(snapshot.ledger()),
                Papers.restore(snapshot.papers()),
                Transfers.restore(snapshot.transfers()),
                CreditHolds.restore(snapshot.creditHolds()));
        state.utcOffsetMinutes = snapshot.utcOffsetMinutes();
        state.accountsOpened = snapshot.accountsOpened();
        state.house = snapshot.house();
        state.inForce.putAll(snapshot.inForce());
        snapshot.staff().forEach(person -> state.staff.put(person.number(), person));
        snapshot.tables()
                .forEach(table -> state.tables.put(
                        table.number(),
                        Table.restore(table, Rulebooks.byId(table.spec().rulebookId()))));
        snapshot.terminals().forEach(terminal -> state.attach(Terminal.restore(terminal, state.ledger)));
        return state;
    }

    public StateSnapshot snapshot() {
        return new StateSnapshot(
                utcOffsetMinutes,
                accountsOpened,
                Collections.unmodifiableMap(new TreeMap<>(inForce)),
                List.copyOf(staff.values()),
                house,
                tables.inOrder().stream().map(Table::snapshot).toList(),
                terminals.inOrder().stream().map(Terminal::snapshot).toList(),
                ledger.snapshot(),
                papers.snapshot(),
                transfers.snapshot(),
                creditHolds.snapshot());
    }

    public Ledger ledger() {
        return ledger;
    }

    /** Tickets and vouchers. */
    public Papers papers() {
        return papers;
    }

    /** What the monitoring system moved. */
    public Transfers transfers() {
        return transfers;
    }

    /** Credit that the operator keeps back. */
    public CreditHolds creditHolds() {
        return creditHolds;
    }

    public List<Table> tables() {
        return tables.inOrder();
    }

    public Optional<Table> table(int number) {
        return Optional.ofNullable(tables.get(number));
    }

    /** The table of that number, which is known to be there. */
    public Table tableAt(int number) {
        Table table = tables.get(number);
        if (table == null) {
            throw new IllegalStateException("there is no table " + number);
        }
        return table;
    }

    public @Nullable Terminal terminal(int number) {
        return terminals.get(number);
    }

    /** The terminal of that number, which is known to be there. */
    public Terminal terminalAt(int number) {
        Terminal terminal = terminal(number);
        if (terminal == null) {
            throw new IllegalStateException("there is no terminal " + number);
        }
        return terminal;
    }

    public List<Terminal> terminals() {
        return terminals.inOrder();
    }

    public Optional<Person> person(int number) {
        return Optional.ofNullable(staff.get(number));
    }

    public Collection<Person> staff() {
        return Collections.unmodifiableCollection(staff.values());
    }

    /** The day from which a text is in force here. */
    public Optional<LocalDate> inForceFrom(String rulebookId) {
        return Optional.ofNullable(inForce.get(rulebookId));
    }

    public int utcOffsetMinutes() {
        return utcOffsetMinutes;
    }

    /** What the house has on record about people. */
    public HouseBook house() {
        return house;
    }

    /** The number that the next chip account gets. */
    public long nextAccount() {
        return accountsOpened + 1;
    }

    @Mutation
    public void house(HouseBook changed) {
        house = changed;
    }

    @Mutation
    public void utcOffsetMinutes(int minutes) {
        utcOffsetMinutes = minutes;
    }

    @Mutation
    public void bringIntoForce(String rulebookId, LocalDate from) {
        inForce.put(rulebookId, from);
    }

    @Mutation
    public void enrol(Person person) {
        staff.put(person.number(), person);
    }

    @Mutation
    public void install(int number, TableSpec spec) {
        Rulebook rulebook = Rulebooks.byId(spec.rulebookId());
        tables.put(number, new Table(number, spec, rulebook));
    }

    @Mutation
    public void install(int number, TerminalSpec spec, String rulebookId) {
        attach(new Terminal(number, spec, rulebookId, ledger));
    }

    private void attach(Terminal terminal) {
        terminals.put(terminal.number(), terminal);
        terminal.spec().reach().limits().forEach((table, own) -> tableAt(table).limit(terminal.number(), own));
    }

    @Mutation
    public void accountOpened(long number) {
        accountsOpened = number;
    }
}
