package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.meters.Audit;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.house.Device;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.wager.Circumstances.TableForm;

/**
 * A floor to test on: it sends each command with the right sequence number, keeps a clock of its own, and checks after
 * every command that no money appeared or went away and that a snapshot would bring back the same floor.
 */
public final class TestFloor {

    public static final String MULTI = "act-multi-terminal-2019";
    public static final String MINI = "act-mini-baccarat-2015";
    public static final String AMERICAN = "act-american-roulette-2005";
    public static final String RAPID = "nsw-rapid-2016";
    public static final String SIC_BO = "nsw-sic-bo-2016";

    /** Everybody's first table and the terminals that stand there. */
    public static final int TABLE = 1;

    public static final Origin ADMINISTRATOR = Origin.person(1);
    public static final Origin DEALER = Origin.person(2);
    public static final Origin SUPERVISOR = Origin.person(3);
    public static final Origin MANAGER = Origin.person(4);
    public static final Origin OPERATOR = Origin.person(5);
    public static final Origin CASHIER = Origin.person(6);
    public static final Origin INSPECTOR = Origin.person(7);

    private static final long START_MILLIS = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;

    private final Map<Origin, Long> sequences = new LinkedHashMap<>();
    private final List<Request> log = new ArrayList<>();
    private Floor floor = new Floor();
    private long nowMillis = START_MILLIS;

    /** A floor with staff signed on, texts in force, and nothing else. */
    public static TestFloor empty() {
        TestFloor floor = new TestFloor();
        floor.accept(Origin.SYSTEM, new SetupCommand.SetClock(600));
        floor.accept(Origin.SYSTEM, new PaymentCommand.SetValidationKey("5c".repeat(32)));
        Rulebooks.all()
                .forEach(text -> floor.accept(
                        Origin.SYSTEM, new SetupCommand.BringIntoForce(text.id(), LocalDate.of(2020, 1, 1))));
        floor.accept(
                Origin.SYSTEM,
                new StaffCommand.Enrol(1, "administrator", List.of(Role.ADMINISTRATOR), pin(ADMINISTRATOR)));
        floor.signOn(ADMINISTRATOR, Command.NONE, Role.ADMINISTRATOR);
        floor.enrol(DEALER, Role.DEALER);
        floor.enrol(SUPERVISOR, Role.CASINO_SUPERVISOR, Role.ELECTRONIC_GAMING_SUPERVISOR, Role.GAMES_SUPERVISOR);
        floor.enrol(MANAGER, Role.GAMING_MANAGER, Role.ASSISTANT_GAMING_MANAGER);
        floor.enrol(OPERATOR, Role.OPERATOR_AUTHORITY);
        floor.enrol(CASHIER, Role.CASH_DESK);
        floor.enrol(INSPECTOR, Role.INSPECTOR);
        return floor;
    }

    /** A floor with one open table of that game, a dealer on it and three terminals. */
    public static TestFloor with(String rulebookId, String gameId, Apparatus apparatus) {
        TestFloor floor = empty();
        floor.install(TABLE, rulebookId, DefaultSetup.of(Rulebooks.byId(rulebookId), gameId), apparatus);
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        return floor.openTable(TABLE, DEALER);
    }

    /** Opens a table; where a text wants its cards counted first, this dealer counts a set. */
    public TestFloor openTable(int table, Origin dealer) {
        if (table(table).device() instanceof ShoeState cards
                && !cards.mayOpen(table(table).rulebook().dealing().shoe().orElseThrow())
                        .permitted()) {
            countCards(table, dealer);
        }
        accept(ADMINISTRATOR, new SetupCommand.OpenTable(table));
        return this;
    }

    /** A set that lies at the table unused is counted, and nothing is wrong with it. */
    public void countCards(int table, Origin dealer) {
        String set = "first set of table " + table;
        accept(dealer, new CardCommand.BringCards(table, set, 8, "blue", Optional.empty()));
        var complete = new org.baize.rules.shoe.preparation.Audit(List.of(), List.of(), List.of());
        accept(dealer, new CardCommand.CheckCards(table, set, CardCheck.Checker.DEALER, Optional.empty(), complete));
    }

    /** Signs on everybody who has a part in money, for the whole floor. */
    public static void everybody(TestFloor floor) {
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor.signOn(CASHIER, Command.NONE, Role.CASH_DESK);
        floor.signOn(INSPECTOR, Command.NONE, Role.INSPECTOR);
    }

    public TestFloor install(int table, String rulebookId, TableSetup setup, Apparatus apparatus) {
        accept(ADMINISTRATOR, new SetupCommand.InstallTable(table, spec(table, rulebookId, setup, apparatus)));
        return this;
    }

    public static TableSpec spec(int table, String rulebookId, TableSetup setup, Apparatus apparatus) {
        Optional<WheelOperation> operation = switch (apparatus) {
            case LIVE_WHEEL -> Optional.of(WheelOperation.LIVE);
            case AUTOMATED_WHEEL -> Optional.of(WheelOperation.AUTOMATED);
            case SHOE, DEALER_TUMBLER, AUTOMATED_TUMBLER -> Optional.empty();
        };
        return new TableSpec(
                "table " + table,
                rulebookId,
                setup,
                new TableSpec.Installation(
                        apparatus,
                        operation,
                        TableForm.TERMINALS,
                        Command.NONE,
                        new TableSpec.Approved(
                                true,
                                true,
                                List.of(
                                        Device.SHOE,
                                        Device.WHEEL,
                                        Device.BALL,
                                        Device.TUMBLER,
                                        Device.DIE,
                                        Device.DIE,
                                        Device.DIE))));
    }

    /** A terminal that reaches these tables, with an acceptor where the text takes notes. */
    public TestFloor terminal(int number, Integer... tables) {
        Rulebook rulebook = table(tables[0]).rulebook();
        boolean notes = rulebook.house().cash().credit().sources().stream()
                .anyMatch(source -> source.source() == CreditSource.NOTES);
        accept(
                ADMINISTRATOR,
                new SetupCommand.InstallTerminal(
                        number,
                        new TerminalSpec(
                                List.of(tables),
                                true,
                                notes ? List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L) : List.of(),
                                true,
                                true)));
        return this;
    }

    public void enrol(Origin person, Role... roles) {
        accept(
                ADMINISTRATOR,
                new StaffCommand.Enrol(person.number(), "person " + person.number(), List.of(roles), pin(person)));
    }

    public void signOn(Origin person, int table, Role role) {
        accept(person, new StaffCommand.SignOn(table, role, pinKey(person)));
    }

    public static String pinKey(Origin person) {
        return "key of " + person.number();
    }

    private static PinVerifier pin(Origin person) {
        return PinVerifier.of("salt", pinKey(person));
    }

    /** The second signature of that person. */
    public static Countersign countersign(Origin person, Role role) {
        return new Countersign(person.number(), role, pinKey(person));
    }

    /** Puts hundred-dollar notes into a terminal. */
    public TestFloor buyIn(int terminal, int notes) {
        for (int i = 0; i < notes; i++) {
            accept(Origin.terminal(terminal), new MoneyCommand.InsertNote(terminal, 100_00, true));
        }
        return this;
    }

    /** A touch that must be taken whole. */
    public TestFloor place(int terminal, String bet, long cents) {
        accept(
                Origin.terminal(terminal),
                new WagerCommand.Place(TABLE, terminal, table(TABLE).play().bet(bet), cents));
        return this;
    }

    public TestFloor confirm(int terminal) {
        accept(Origin.terminal(terminal), new WagerCommand.Confirm(TABLE, terminal));
        return this;
    }

    public TestFloor openBetting() {
        accept(DEALER, new RoundCommand.OpenBetting(TABLE));
        return this;
    }

    /** Lets so much time go by; what is due happens. */
    public List<Event> pass(long millis) {
        nowMillis += millis;
        return send(Origin.SYSTEM, new RoundCommand.WakeUp()).fired();
    }

    /** Sends a command that must be accepted. */
    public List<Event> accept(Origin origin, Command command) {
        return accepted(send(origin, command));
    }

    public List<Event> accept(Origin origin, Countersign second, Command command) {
        return accepted(send(origin, Optional.of(second), command));
    }

    /** Sends a command that must be refused. */
    public Refusal refuse(Origin origin, Command command) {
        return refused(send(origin, command));
    }

    public Refusal refuse(Origin origin, Countersign second, Command command) {
        return refused(send(origin, Optional.of(second), command));
    }

    public Handled send(Origin origin, Command command) {
        return send(origin, Optional.empty(), command);
    }

    public Handled send(Origin origin, Optional<Countersign> second, Command command) {
        long sequence = sequences.getOrDefault(origin, 0L) + 1;
        if (floor.knows(origin)) {
            sequences.put(origin, sequence);
        }
        Request request = new Request(origin, sequence, nowMillis, second, command);
        log.add(request);
        Handled handled = floor.handle(request);
        assertThat(Audit.findings(floor.state())).as("money after %s", command).isEmpty();
        return handled;
    }

    private static List<Event> accepted(Handled handled) {
        assertThat(handled.answer()).isInstanceOf(Answer.Accepted.class);
        return ((Answer.Accepted) handled.answer()).events();
    }

    private static Refusal refused(Handled handled) {
        assertThat(handled.answer()).isInstanceOf(Answer.Refused.class);
        return ((Answer.Refused) handled.answer()).refusal();
    }

    /** Throws the floor away and brings it back from a snapshot. */
    public TestFloor restart() {
        FloorSnapshot snapshot = floor.snapshot();
        floor = Floor.restore(snapshot);
        assertThat(StateHash.of(floor.snapshot())).isEqualTo(StateHash.of(snapshot));
        return this;
    }

    /** Everything that was sent so far. */
    public List<Request> log() {
        return List.copyOf(log);
    }

    public Floor floor() {
        return floor;
    }

    public Table table(int number) {
        return floor.state().tableAt(number);
    }

    public Terminal terminal(int number) {
        return floor.state().terminalAt(number);
    }

    public long chipsCents(int terminal) {
        return terminal(terminal).chips().balanceCents();
    }

    public long nowMillis() {
        return nowMillis;
    }
}
