package org.baize.bench.records;

import java.time.LocalDate;
import java.util.List;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.law.Role;

/** Who works in the hall, and the hall as they have set it up. */
final class HallStaff {

    static final Origin SUPERVISOR = Origin.person(1);
    static final Origin CASHIER = Origin.person(2);

    private static final Origin ADMINISTRATOR = Origin.person(3);

    static final List<Long> NOTES_CENTS = List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L);

    private static final int FIRST_DEALER = 10;

    /** A table has two dealers, of whom one rests. */
    private static final int DEALERS = 2 * Hall.TABLES;

    private static final int TURNS_EACH = 30;
    private static final String KEY = "key";

    private final EntryLog log;
    private int shift;

    HallStaff(EntryLog log, TableSpec table) {
        this.log = log;
        system(new PaymentCommand.SetValidationKey("5c".repeat(32)));
        system(new SetupCommand.BringIntoForce(table.rulebookId(), LocalDate.of(2020, 1, 1)));
        for (int number = 1; number <= Hall.TABLES; number++) {
            install(number, table);
        }
        enrol(Origin.SYSTEM, ADMINISTRATOR, Role.ADMINISTRATOR);
        signOn(ADMINISTRATOR, Command.NONE, Role.ADMINISTRATOR);
        enrol(ADMINISTRATOR, SUPERVISOR, Role.CASINO_SUPERVISOR);
        enrol(ADMINISTRATOR, CASHIER, Role.CASH_DESK);
        for (int dealer = 0; dealer < DEALERS; dealer++) {
            enrol(ADMINISTRATOR, Origin.person(FIRST_DEALER + dealer), Role.DEALER);
        }
        signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        signOn(CASHIER, Command.NONE, Role.CASH_DESK);
    }

    private void install(int table, TableSpec spec) {
        system(new SetupCommand.InstallTable(table, spec));
        TerminalSpec terminal = new TerminalSpec(List.of(table), true, NOTES_CENTS, true, true);
        for (int seat = 0; seat < Hall.TERMINALS_EACH; seat++) {
            system(new SetupCommand.InstallTerminal(Hall.firstTerminal(table) + seat, terminal));
        }
        system(new SetupCommand.OpenTable(table));
    }

    private void system(Command command) {
        log.say(Origin.SYSTEM, command);
    }

    private void enrol(Origin by, Origin person, Role role) {
        String name = "person " + person.number();
        log.say(by, new StaffCommand.Enrol(person.number(), name, List.of(role), PinVerifier.of("salt", KEY)));
    }

    private void signOn(Origin person, int table, Role role) {
        log.say(person, new StaffCommand.SignOn(table, role, KEY));
    }

    Origin dealer(int table) {
        return Origin.person(FIRST_DEALER + (table - 1) * 2 + shift % 2);
    }

    /** Before such a turn those who dealt leave, and those who rested come. */
    void takeTurns(int turn) {
        if (turn % TURNS_EACH != 0) {
            return;
        }
        for (int table = 1; table <= Hall.TABLES; table++) {
            if (turn > 0) {
                log.say(dealer(table), new StaffCommand.SignOff(table));
            }
        }
        shift = turn / TURNS_EACH;
        for (int table = 1; table <= Hall.TABLES; table++) {
            signOn(dealer(table), table, Role.DEALER);
        }
    }
}
