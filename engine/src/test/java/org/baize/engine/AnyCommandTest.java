package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.ledger.Account;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.testkit.Anything;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is asked, by whomever, the floor answers: no command breaks it, makes money or loses it. The values are
 * drawn from their types alone, so that a command of a new chapter is in here from its first day.
 */
class AnyCommandTest {

    private static final int COMMANDS = 4_000;
    private static final int TABLES = 7;
    private static final List<String> WORDS = List.of(
            "",
            " ",
            "red",
            "17",
            "number:17",
            "AS",
            "TD",
            "KH",
            "9C",
            "shoe",
            "set",
            "a reason",
            "coup:P=KH,4S B=9C,9D",
            "dice:1-2-3",
            "tier",
            "key of 3",
            "4.2",
            "ticket",
            "blue",
            "1",
            "player",
            "00",
            "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff");

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void everyRequestIsAnswered(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Anything anything = new Anything(random, words());
        TestFloor floor = floor();
        List<Origin> origins = origins();

        for (int count = 0; count < COMMANDS; count++) {
            Optional<Command> command = anything.any(Command.class);
            if (command.isPresent()) {
                Origin origin = anything.pick(random.nextBoolean() ? origins : fitting(command.get()));
                floor.send(origin, second(anything, random), command.get());
            }
            if (random.nextInt(50) == 0) {
                floor.pass(random.nextInt(60_000));
            }
        }

        assertThat(floor.floor().state().ledger().accounts())
                .filteredOn(account -> account.id().kind().name().matches("CHIPS|LAYOUT|IN_PLAY|TICKETS|VOUCHERS"))
                .extracting(Account::balanceCents)
                .allMatch(cents -> cents >= 0);
        floor.restart();
    }

    private static List<String> words() {
        return Stream.concat(WORDS.stream(), Rulebooks.all().stream().map(Rulebook::id))
                .toList();
    }

    /** One table of each kind with terminals, and everybody signed on. */
    private static TestFloor floor() {
        TestFloor floor = TestFloor.empty();
        install(floor, 1, TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);
        install(floor, 2, TestFloor.RAPID, "baccarat", Apparatus.SHOE);
        install(floor, 3, TestFloor.SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
        install(floor, 4, TestFloor.AMERICAN, "roulette-double-zero", Apparatus.LIVE_WHEEL);
        install(floor, 5, TestFloor.MINI, "baccarat-a", Apparatus.SHOE);
        install(floor, 6, TestFloor.RAPID, "roulette", Apparatus.AUTOMATED_WHEEL);
        floor.install(7, TestFloor.MULTI, shakenFirst(), Apparatus.DEALER_TUMBLER);
        for (int table = 1; table <= TABLES; table++) {
            floor.terminal(table, table);
            Origin dealer = Origin.person(20 + table);
            floor.enrol(dealer, Role.DEALER);
            floor.signOn(dealer, table, Role.DEALER);
            floor.openTable(table, dealer);
        }
        floor.buyIn(1, 9).buyIn(2, 9).buyIn(3, 9).buyIn(4, 9).buyIn(6, 9).buyIn(7, 9);
        floor.signOn(TestFloor.SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(TestFloor.MANAGER, Command.NONE, Role.GAMING_MANAGER);
        floor.signOn(TestFloor.OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor.signOn(TestFloor.CASHIER, Command.NONE, Role.CASH_DESK);
        floor.signOn(TestFloor.INSPECTOR, Command.NONE, Role.INSPECTOR);
        return floor;
    }

    private static void install(TestFloor floor, int table, String text, String game, Apparatus apparatus) {
        floor.install(table, text, DefaultSetup.of(Rulebooks.byId(text), game), apparatus);
    }

    private static TableSetup shakenFirst() {
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(TestFloor.MULTI), "sic-bo");
        DealingChoice dealing = new DealingChoice.Dice(ShakeMode.SHAKE_FIRST, Optional.empty(), true);
        return new TableSetup(usual.game(), usual.limits(), dealing, usual.floor(), usual.money());
    }

    /** Sometimes a second person signs, though not always with the right PIN. */
    private static Optional<Countersign> second(Anything anything, SplittableRandom random) {
        return switch (random.nextInt(6)) {
            case 0 -> Optional.of(TestFloor.countersign(TestFloor.SUPERVISOR, Role.CASINO_SUPERVISOR));
            case 1 -> anything.any(Countersign.class);
            default -> Optional.empty();
        };
    }

    /** Those who might really ask this; otherwise hardly anything would get past the door. */
    private static List<Origin> fitting(Command command) {
        return List.of(
                Origin.terminal(command.terminal()),
                Origin.device(command.table()),
                Origin.person(20 + Math.clamp(command.table(), 1, TABLES)),
                TestFloor.SUPERVISOR);
    }

    private static List<Origin> origins() {
        return List.of(
                Origin.SYSTEM,
                Origin.MONITORING,
                Origin.terminal(1),
                Origin.terminal(2),
                Origin.terminal(3),
                Origin.terminal(4),
                Origin.terminal(5),
                Origin.terminal(6),
                Origin.terminal(7),
                Origin.device(1),
                Origin.device(2),
                Origin.device(3),
                Origin.device(6),
                Origin.device(7),
                Origin.person(1),
                Origin.person(2),
                Origin.person(3),
                Origin.person(4),
                Origin.person(5),
                Origin.person(6),
                Origin.person(7),
                Origin.person(21),
                Origin.person(22),
                Origin.person(23),
                Origin.person(24),
                Origin.person(25),
                Origin.person(26),
                Origin.person(27));
    }
}
