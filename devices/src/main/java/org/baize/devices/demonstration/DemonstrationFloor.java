package org.baize.devices.demonstration;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import org.baize.devices.dealing.SimulatedTable;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardCheck;

/**
 * The demonstration floor: what to say to an empty floor to have it, with all its tables open and everybody at work.
 *
 * @param validationKeyHex the key of ticket numbers; see {@link PaymentCommand.SetValidationKey}
 * @param credentials by the number of a person
 * @param plan which tables and terminals it has
 */
public record DemonstrationFloor(String validationKeyHex, IntFunction<Credential> credentials, Plan plan) {

    public static final Origin ADMINISTRATOR = Origin.person(1);

    /** Those above the dealers, in the order in which they are asked for something. */
    public static final List<Origin> SUPERVISORS = List.of(
            Origin.person(11),
            Origin.person(12),
            Origin.person(13),
            Origin.person(14),
            Origin.person(15),
            Origin.person(16));

    public static final Origin CASH_DESK = Origin.person(17);
    public static final Origin INSPECTOR = Origin.person(18);

    private static final List<Role> SUPERVISING = List.of(
            Role.CASINO_SUPERVISOR,
            Role.GAMES_SUPERVISOR,
            Role.ELECTRONIC_GAMING_SUPERVISOR,
            Role.ASSISTANT_GAMING_MANAGER,
            Role.GAMING_MANAGER,
            Role.OPERATOR_AUTHORITY);

    private static final int FIRST_DEALER = 20;
    private static final int UTC_OFFSET_MINUTES = 600;
    private static final LocalDate IN_FORCE = LocalDate.of(2020, 1, 1);
    private static final List<Long> NOTES_CENTS = List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L);
    private static final Audit COMPLETE = new Audit(List.of(), List.of(), List.of());
    private static final int DECKS = 8;

    /** One command and who says it. */
    public record Said(Origin by, Command command) {}

    /** How a person is recognised, and the key that the person's PIN gives. */
    public record Credential(PinVerifier verifier, String pinKey) {}

    /** Some terminals that reach the same tables, numbered from the first on. */
    public record Bank(int first, int terminals, List<Integer> tables) {

        public Bank {
            tables = List.copyOf(tables);
        }
    }

    /** What stands on a floor: the tables by their numbers, in their order, and the terminals. */
    public record Plan(Map<Integer, TableSpec> tables, List<Bank> banks) {

        /** The floor that everybody is shown: every game, under every text. */
        public static final Plan USUAL = new Plan(DemonstrationTables.all(), BANKS);

        public Plan {
            tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
            banks = List.copyOf(banks);
        }
    }

    private static final List<Bank> BANKS = List.of(
            new Bank(
                    101,
                    6,
                    List.of(
                            DemonstrationTables.LIVE_ROULETTE,
                            DemonstrationTables.BACCARAT_METHOD_A,
                            DemonstrationTables.SIC_BO)),
            new Bank(
                    111,
                    2,
                    List.of(
                            DemonstrationTables.LIVE_ROULETTE,
                            DemonstrationTables.BACCARAT_METHOD_A,
                            DemonstrationTables.SIC_BO,
                            DemonstrationTables.GRAND_ROULETTE)),
            new Bank(201, 6, List.of(DemonstrationTables.AUTOMATED_ROULETTE, DemonstrationTables.BACCARAT_EVEN_MONEY)),
            new Bank(301, 4, List.of(DemonstrationTables.DOUBLE_ZERO_ROULETTE)),
            new Bank(401, 4, List.of(DemonstrationTables.BACCARAT_PERFECT_PAIRS)),
            new Bank(501, 4, List.of(DemonstrationTables.ARUZE_SIC_BO)));

    /** The floor that everybody is shown: every game, under every text. */
    public DemonstrationFloor(String validationKeyHex, IntFunction<Credential> credentials) {
        this(validationKeyHex, credentials, Plan.USUAL);
    }

    /** The person who deals at that table. */
    public static Origin dealerOf(int table) {
        return Origin.person(FIRST_DEALER + table);
    }

    /** Who stands at that table, with the keys to sign. */
    public SimulatedTable.People peopleAt(int table) {
        List<Countersign> supervisors = new ArrayList<>();
        for (int place = 0; place < SUPERVISORS.size(); place++) {
            int person = SUPERVISORS.get(place).number();
            supervisors.add(new Countersign(
                    person, SUPERVISING.get(place), credentials.apply(person).pinKey()));
        }
        return new SimulatedTable.People(dealerOf(table), supervisors);
    }

    /** Everything, in its order. */
    public List<Said> founding() {
        List<Said> said = new ArrayList<>();
        said.add(new Said(Origin.SYSTEM, new SetupCommand.SetClock(UTC_OFFSET_MINUTES)));
        said.add(new Said(Origin.SYSTEM, new PaymentCommand.SetValidationKey(validationKeyHex)));
        for (Rulebook rulebook : Rulebooks.all()) {
            said.add(new Said(Origin.SYSTEM, new SetupCommand.BringIntoForce(rulebook.id(), IN_FORCE)));
        }
        said.add(new Said(Origin.SYSTEM, enrolment(ADMINISTRATOR, "Administrator", Role.ADMINISTRATOR)));
        said.add(signOn(ADMINISTRATOR, Command.NONE, Role.ADMINISTRATOR));
        plan.tables().forEach((number, spec) -> said.add(byAdministrator(new SetupCommand.InstallTable(number, spec))));
        plan.banks().forEach(bank -> addTerminals(bank, said));
        addStaff(said);
        plan.tables().keySet().forEach(number -> addOpening(number, said));
        return said;
    }

    private TableSpec spec(int table) {
        return Objects.requireNonNull(plan.tables().get(table), () -> "no table has the number " + table);
    }

    private void addTerminals(Bank bank, List<Said> said) {
        Rulebook rulebook = Rulebooks.byId(spec(bank.tables().getFirst()).rulebookId());
        boolean notes = rulebook.house().cash().credit().sources().stream()
                .anyMatch(source -> source.source() == CreditSource.NOTES);
        for (int number = bank.first(); number < bank.first() + bank.terminals(); number++) {
            TerminalSpec spec = new TerminalSpec(bank.tables(), true, notes ? NOTES_CENTS : List.of(), true, true);
            said.add(byAdministrator(new SetupCommand.InstallTerminal(number, spec)));
        }
    }

    private void addStaff(List<Said> said) {
        for (int place = 0; place < SUPERVISORS.size(); place++) {
            addPerson(SUPERVISORS.get(place), SUPERVISING.get(place), Command.NONE, said);
        }
        addPerson(CASH_DESK, Role.CASH_DESK, Command.NONE, said);
        addPerson(INSPECTOR, Role.INSPECTOR, Command.NONE, said);
        plan.tables().keySet().forEach(table -> addPerson(dealerOf(table), Role.DEALER, table, said));
    }

    private void addPerson(Origin person, Role role, int table, List<Said> said) {
        said.add(byAdministrator(enrolment(person, title(role) + " " + person.number(), role)));
        said.add(signOn(person, table, role));
    }

    /** A role as people say it. */
    private static String title(Role role) {
        String words = role.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private StaffCommand.Enrol enrolment(Origin person, String name, Role role) {
        Credential known = credentials.apply(person.number());
        return new StaffCommand.Enrol(person.number(), name, List.of(role), known.verifier());
    }

    private Said signOn(Origin person, int table, Role role) {
        String key = credentials.apply(person.number()).pinKey();
        return new Said(person, new StaffCommand.SignOn(table, role, key));
    }

    /** Where cards are dealt, a set lies there counted, since one of the texts opens no table without. */
    private void addOpening(int table, List<Said> said) {
        if (spec(table).apparatus() == Apparatus.SHOE) {
            String set = "set " + table + "/0";
            Origin dealer = dealerOf(table);
            said.add(new Said(dealer, new CardCommand.BringCards(table, set, DECKS, "blue", Optional.empty())));
            said.add(new Said(
                    dealer,
                    new CardCommand.CheckCards(table, set, CardCheck.Checker.DEALER, Optional.empty(), COMPLETE)));
        }
        said.add(byAdministrator(new SetupCommand.OpenTable(table)));
    }

    private static Said byAdministrator(Command command) {
        return new Said(ADMINISTRATOR, command);
    }
}
