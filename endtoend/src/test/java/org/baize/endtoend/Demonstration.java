package org.baize.endtoend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.cluster.node.FreePorts;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.command.CardCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardCheck;
import org.jspecify.annotations.Nullable;

/**
 * The demonstration of {@code ./baize run}, and more tables that its administrator sets up there from outside: simulated dealers come
 * to these as to all others. One for all tests that do not stop it.
 */
final class Demonstration {

    /** A terminal for each table has this before its number. */
    static final int TERMINALS = 600;

    static final int BACCARAT_METHOD_B = 23;
    static final int MINI_METHOD_B = 10;
    static final int SINGLE_ZERO = 11;
    static final int RAPID_BACCARAT = 12;
    static final int RAPID_LIVE_ROULETTE = 13;

    /** At these betting never ends while a test runs. */
    static final int ENDLESS_BACCARAT = 14;

    static final int ENDLESS_ROULETTE = 15;
    static final int ENDLESS_RAPID = 16;

    /** At these people play while the dealer has been sent away. */
    static final int BY_HAND = 17;

    static final int BY_HAND_TOO = 22;
    static final int COUP_BY_HAND = 21;
    static final int SHOOTERS = 18;
    static final int WITHOUT_DEALER = 19;
    static final int NOT_OPEN = 20;

    private static final int SHORT_SECONDS = 8;
    private static final Tables.Kind ROULETTE = Tables.Kind.of(Tables.MULTI_TERMINAL, "roulette", Apparatus.LIVE_WHEEL);
    private static final Tables.Kind SIC_BO = Tables.Kind.of(Tables.ARUZE, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
    private static final Map<Integer, TableSpec> MORE = more();
    private static final Audit COMPLETE = new Audit(List.of(), List.of(), List.of());
    private static final int DECKS = 8;
    private static final List<Long> NOTES = List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L);

    private static @Nullable Demonstration shared;

    private final Program program;
    private final String password;
    private final Office office;
    private final Map<Integer, Staff> dealers = new LinkedHashMap<>();

    private Demonstration(Program program) throws IOException {
        this.program = program;
        this.password = program.password();
        this.office = new Office(
                program.address(),
                Staff.signIn(program.address(), DemonstrationFloor.ADMINISTRATOR.number(), password));
    }

    private static Map<Integer, TableSpec> more() {
        Map<Integer, TableSpec> more = new LinkedHashMap<>();
        games().forEach((table, kind) -> more.put(table, Tables.table(kind, Tables.USUAL_SECONDS)));
        addEndless(more);
        addShort(more);
        more.replaceAll((_, spec) -> spec.forDemonstration());
        return more;
    }

    /** Every game that the demonstration does not have by itself, and tables for a round that is not played as usual. */
    private static Map<Integer, Tables.Kind> games() {
        Map<Integer, Tables.Kind> games = new LinkedHashMap<>();
        games.put(
                BACCARAT_METHOD_B, baccarat(Tables.MULTI_TERMINAL, "baccarat-b").pairs("pairs"));
        games.put(MINI_METHOD_B, baccarat(Tables.MINI_BACCARAT, "baccarat-b").pairs("canberra"));
        games.put(SINGLE_ZERO, Tables.Kind.of(Tables.AMERICAN, "roulette-single-zero", Apparatus.LIVE_WHEEL));
        games.put(RAPID_BACCARAT, baccarat(Tables.RAPID, "baccarat"));
        games.put(RAPID_LIVE_ROULETTE, Tables.Kind.of(Tables.RAPID, "roulette", Apparatus.LIVE_WHEEL));
        games.put(COUP_BY_HAND, baccarat(Tables.MULTI_TERMINAL, "baccarat-a"));
        games.put(WITHOUT_DEALER, ROULETTE);
        games.put(NOT_OPEN, SIC_BO);
        return games;
    }

    private static Tables.Kind baccarat(String rulebook, String game) {
        return Tables.Kind.of(rulebook, game, Apparatus.SHOE);
    }

    private static void addEndless(Map<Integer, TableSpec> more) {
        Tables.Kind baccarat = baccarat(Tables.MULTI_TERMINAL, "baccarat-a").pairs("pairs");
        Tables.Kind rapid = Tables.Kind.of(Tables.RAPID, "roulette", Apparatus.AUTOMATED_WHEEL);
        more.put(
                ENDLESS_BACCARAT,
                Tables.limited(
                        Tables.table(baccarat, Tables.ENDLESS_SECONDS), OptionalLong.empty(), OptionalLong.of(50_00)));
        more.put(ENDLESS_ROULETTE, Tables.table(ROULETTE, Tables.ENDLESS_SECONDS));
        more.put(
                ENDLESS_RAPID,
                Tables.limited(
                        Tables.table(rapid, Tables.ENDLESS_SECONDS), OptionalLong.of(50_00), OptionalLong.empty()));
    }

    private static void addShort(Map<Integer, TableSpec> more) {
        more.put(BY_HAND, Tables.table(ROULETTE, SHORT_SECONDS));
        more.put(BY_HAND_TOO, Tables.table(ROULETTE, SHORT_SECONDS));
        more.put(SHOOTERS, Tables.table(SIC_BO, SHORT_SECONDS));
    }

    /** Every table there is, with how it was set up. */
    static TableSpec spec(int table) {
        return Optional.ofNullable(MORE.get(table)).orElseGet(() -> DemonstrationTables.spec(table));
    }

    /** The one for all; it goes with the process that tests. */
    static synchronized Demonstration shared() throws IOException {
        if (shared == null) {
            Path log = Files.createTempFile("baize-endtoend", ".log");
            int web = FreePorts.ofOne();
            String node = Integer.toString(FreePorts.ofOne());
            Program program = Program.begin(
                    log, web, List.of("run", "--ephemeral", "--port", node, "--web", Integer.toString(web)));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(program, log)));
            program.awaitReady();
            shared = new Demonstration(program);
            shared.setUp();
        }
        return shared;
    }

    private static void end(Program program, Path log) {
        try {
            program.stop();
            Files.delete(log);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        } catch (IOException kept) {
            throw new UncheckedIOException(kept);
        }
    }

    private void setUp() {
        MORE.forEach((table, spec) -> {
            office.install(table, spec);
            office.seat(terminal(table, 0), List.of(table), notes(spec));
            office.seat(terminal(table, 1), List.of(table), notes(spec));
            if (table != WITHOUT_DEALER) {
                employDealer(table, spec);
            }
            if (table != NOT_OPEN) {
                office.open(table);
            }
        });
    }

    private void employDealer(int table, TableSpec spec) {
        int dealer = DemonstrationFloor.dealerOf(table).number();
        dealers.put(table, office.employ(dealer, Role.DEALER, table));
        if (spec.apparatus() == Apparatus.SHOE) {
            bringCards(table);
        }
        if (table == BY_HAND || table == BY_HAND_TOO) {
            sendAway(table);
        }
    }

    private static List<Long> notes(TableSpec spec) {
        return spec.setup().money().acceptedNotesCents().isEmpty() ? List.of() : NOTES;
    }

    private void bringCards(int table) {
        String set = "set " + table + "/0";
        dealer(table).act(new CardCommand.BringCards(table, set, DECKS, "blue", Optional.empty()));
        dealer(table).act(new CardCommand.CheckCards(table, set, CardCheck.Checker.DEALER, Optional.empty(), COMPLETE));
    }

    /** From now on somebody deals by hand there. */
    void sendAway(int table) {
        turn(table, false);
    }

    /** The simulated dealer goes on from where the table is. */
    void comeBack(int table) {
        turn(table, true);
    }

    private void turn(int table, boolean on) {
        for (String person : List.of("dealer", "supervisor")) {
            dealer(table)
                    .send("PUT", "simulators/tables/" + table + "/" + person, "{\"on\":" + on + "}")
                    .good();
        }
    }

    /** The number of a terminal at that table alone. */
    static int terminal(int table, int place) {
        return TERMINALS + 2 * table + place;
    }

    /** Sits down there. */
    Terminal sit(int terminal) {
        return Terminal.welcomed(address(), office.token("TERMINAL", terminal));
    }

    Office office() {
        return office;
    }

    URI address() {
        return program.address();
    }

    Program program() {
        return program;
    }

    /** Whoever deals at one of the tables that were set up from outside. */
    Staff dealer(int table) {
        return Optional.ofNullable(dealers.get(table))
                .orElseGet(() -> person(DemonstrationFloor.dealerOf(table).number()));
    }

    /** Somebody of the demonstration signs in. */
    Staff person(int number) {
        return Staff.signIn(address(), number, password);
    }

    Staff desk() {
        return person(DemonstrationFloor.CASH_DESK.number());
    }
}
