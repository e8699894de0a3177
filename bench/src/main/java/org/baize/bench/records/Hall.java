package org.baize.bench.records;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.baize.bench.OneTable;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.state.FloorState;
import org.baize.records.Entry;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;

/**
 * A hall of roulette tables that play round after round as a hall does: people buy in with notes and tickets, touch bets, also some in
 * vain, take some back, cash out and have tickets paid; dealers take turns, now and then a number was keyed wrongly or the system
 * fails. All of it by one seed, so that whoever plays the same number of turns has the same floor.
 */
final class Hall {

    static final int TABLES = 8;
    static final int TERMINALS_EACH = 25;
    static final int WAGERS_EACH = 5;

    static final LocalDate FIRST_DAY = LocalDate.of(2026, 11, 16);

    private static final int WAGERING_PERIOD_SECONDS = 40;
    private static final long TURN_MILLIS = 60_000;
    private static final int POCKETS = 37;

    private final EntryLog log;
    private final HallStaff staff;
    private final Purses purses;
    private final SplittableRandom chance = new SplittableRandom(1);
    private final int bets;
    private int turns;

    Hall(Consumer<Entry> reader) {
        OneTable table = new OneTable(TERMINALS_EACH, WAGERING_PERIOD_SECONDS);
        this.log = new EntryLog(FIRST_DAY.toEpochDay() * 86_400_000L, reader);
        this.staff = new HallStaff(log, table.spec());
        this.purses = new Purses(log, chance);
        this.bets = table.bets();
    }

    /** As it is when so many turns have been played. */
    static Hall after(int turns) {
        Hall hall = new Hall(_ -> {});
        while (hall.turns < turns) {
            hall.play();
        }
        return hall;
    }

    FloorState state() {
        return log.state();
    }

    int turns() {
        return turns;
    }

    /** Wagers that were laid so far, by those who laid them; a few of them were taken back. */
    long wagers() {
        return (long) turns * TABLES * TERMINALS_EACH * WAGERS_EACH;
    }

    static int firstTerminal(int table) {
        return (table - 1) * TERMINALS_EACH + 1;
    }

    /** One round at each table. */
    void play() {
        staff.takeTurns(turns);
        for (int table = 1; table <= TABLES; table++) {
            log.say(staff.dealer(table), new RoundCommand.OpenBetting(table));
        }
        for (int table = 1; table <= TABLES; table++) {
            for (int seat = 0; seat < TERMINALS_EACH; seat++) {
                bet(table, firstTerminal(table) + seat);
            }
        }
        List<Integer> failing = failing();
        log.pass(TURN_MILLIS);
        for (int table = 1; table <= TABLES; table++) {
            if (!failing.contains(table)) {
                decide(table);
            }
        }
        purses.cashOut();
        turns++;
    }

    private void bet(int table, int terminal) {
        Origin player = Origin.terminal(terminal);
        purses.fill(terminal, WAGERS_EACH * OneTable.CHIP_CENTS);
        int first = chance.nextInt(bets);
        for (int wager = 0; wager < WAGERS_EACH; wager++) {
            int bet = (first + wager * 7) % bets;
            log.say(player, new WagerCommand.Place(table, terminal, bet, OneTable.CHIP_CENTS));
        }
        if (chance.nextInt(20) == 0) {
            log.say(player, new WagerCommand.Remove(table, terminal, first, OneTable.CHIP_CENTS));
        }
        if (chance.nextInt(20) == 0) {
            log.ask(player, new WagerCommand.Place(table, terminal, first, OneTable.CHIP_CENTS / 2));
        }
        log.say(player, new WagerCommand.Confirm(table, terminal));
    }

    /** The tables at which the system fails before the close: their rounds are void. */
    private List<Integer> failing() {
        List<Integer> failing = new ArrayList<>();
        for (int table = 1; table <= TABLES; table++) {
            if (chance.nextInt(200) == 0) {
                FaultCommand.Fault fault =
                        FaultCommand.Fault.of(FaultyPart.GAME_SYSTEM, Symptom.SEQUENCE_OR_DISPLAY, log.nowMillis());
                log.say(Origin.SYSTEM, new FaultCommand.ReportFault(table, Command.NONE, round(), fault, "no answer"));
                failing.add(table);
            }
        }
        return failing;
    }

    /** All tables play as many rounds. */
    private long round() {
        return turns + 1L;
    }

    private void decide(int table) {
        Origin dealer = staff.dealer(table);
        int number = chance.nextInt(POCKETS);
        log.say(dealer, new WheelCommand.KeyNumber(table, Integer.toString(number)));
        log.say(dealer, new RoundCommand.ConfirmResult(table));
        if (chance.nextInt(50) == 0) {
            String actual = Integer.toString((number + 1) % POCKETS);
            log.say(dealer, new FaultCommand.ReportWrongResult(table, round(), "it was " + actual));
            log.say(HallStaff.SUPERVISOR, new FaultCommand.CorrectResult(table, round(), actual, "seen on the record"));
        }
    }
}
