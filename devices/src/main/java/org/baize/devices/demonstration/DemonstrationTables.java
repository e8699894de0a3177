package org.baize.devices.demonstration;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.command.Command;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.house.Device;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.GameChoice;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.Circumstances.TableForm;

/** The tables of the demonstration floor: every game, under every text. */
public final class DemonstrationTables {

    public static final int LIVE_ROULETTE = 1;
    public static final int AUTOMATED_ROULETTE = 2;
    public static final int DOUBLE_ZERO_ROULETTE = 3;
    public static final int BACCARAT_METHOD_A = 4;
    public static final int BACCARAT_EVEN_MONEY = 5;
    public static final int BACCARAT_PERFECT_PAIRS = 6;
    public static final int SIC_BO = 7;
    public static final int ARUZE_SIC_BO = 8;
    public static final int GRAND_ROULETTE = 9;

    private static final String MULTI_TERMINAL = "act-multi-terminal-2019";
    private static final String MINI_BACCARAT = "act-mini-baccarat-2015";
    private static final String AMERICAN = "act-american-roulette-2005";
    private static final String RAPID = "nsw-rapid-2016";
    private static final String ARUZE = "nsw-sic-bo-2016";

    private static final int PERIOD_SECONDS = 25;
    private static final long LEAST_TOTAL_CENTS = 10_00;
    private static final List<Device> DEVICES =
            List.of(Device.SHOE, Device.WHEEL, Device.BALL, Device.TUMBLER, Device.DIE, Device.DIE, Device.DIE);

    private static final Map<Integer, TableSpec> ALL = tables();

    private DemonstrationTables() {}

    /** By their numbers, in that order. */
    public static Map<Integer, TableSpec> all() {
        return ALL;
    }

    public static TableSpec spec(int number) {
        return Objects.requireNonNull(ALL.get(number), () -> "no table has the number " + number);
    }

    private static Map<Integer, TableSpec> tables() {
        Map<Integer, TableSpec> tables = new LinkedHashMap<>();
        tables.put(LIVE_ROULETTE, table("Roulette", MULTI_TERMINAL, GameChoice.of("roulette"), Apparatus.LIVE_WHEEL));
        tables.put(
                AUTOMATED_ROULETTE,
                withLeastTotal(table("Rapid Roulette", RAPID, GameChoice.of("roulette"), Apparatus.AUTOMATED_WHEEL)));
        tables.put(
                DOUBLE_ZERO_ROULETTE,
                table("Double Zero", AMERICAN, GameChoice.of("roulette-double-zero"), Apparatus.LIVE_WHEEL));
        tables.put(BACCARAT_METHOD_A, table("Baccarat", MULTI_TERMINAL, GameChoice.of("baccarat-a"), Apparatus.SHOE));
        tables.put(
                BACCARAT_EVEN_MONEY,
                table("Dragon Baccarat", RAPID, GameChoice.of("baccarat-even-money"), Apparatus.SHOE));
        tables.put(BACCARAT_PERFECT_PAIRS, table("Perfect Pairs", MINI_BACCARAT, perfectPairs(), Apparatus.SHOE));
        tables.put(SIC_BO, table("Sic Bo", MULTI_TERMINAL, GameChoice.of("sic-bo"), Apparatus.DEALER_TUMBLER));
        tables.put(ARUZE_SIC_BO, table("Lucky Dice", ARUZE, GameChoice.of("sic-bo"), Apparatus.AUTOMATED_TUMBLER));
        tables.put(
                GRAND_ROULETTE,
                table("Grand Roulette", MULTI_TERMINAL, GameChoice.of("roulette"), Apparatus.LIVE_WHEEL));
        return Collections.unmodifiableMap(tables);
    }

    private static GameChoice perfectPairs() {
        return new GameChoice(
                "baccarat-a", new GameChoice.PairsChoice(true, List.of("perfect"), true), true, List.of());
    }

    private static TableSpec table(String name, String rulebookId, GameChoice game, Apparatus apparatus) {
        Rulebook rulebook = Rulebooks.byId(rulebookId);
        TableSetup usual = DefaultSetup.of(rulebook, game);
        FloorChoice brisk = new FloorChoice(
                PERIOD_SECONDS,
                usual.floor().closingNoticeMinutes(),
                usual.floor().terminals(),
                usual.floor().approvedTerminals(),
                usual.floor().hours());
        TableSetup setup = new TableSetup(usual.game(), usual.limits(), usual.dealing(), brisk, usual.money());
        return new TableSpec(name, rulebookId, setup, installation(apparatus)).forDemonstration();
    }

    /** With a minimum total bet, so that a demonstration shows what it does. */
    private static TableSpec withLeastTotal(TableSpec usual) {
        TableSetup setup = usual.setup();
        LimitChoice limits = new LimitChoice(
                setup.limits().byLine(),
                OptionalLong.of(LEAST_TOTAL_CENTS),
                setup.limits().mostTotalCents(),
                setup.limits().differentialCents());
        return new TableSpec(
                        usual.name(),
                        usual.rulebookId(),
                        new TableSetup(setup.game(), limits, setup.dealing(), setup.floor(), setup.money()),
                        usual.installation())
                .forDemonstration();
    }

    private static TableSpec.Installation installation(Apparatus apparatus) {
        Optional<WheelOperation> operation = switch (apparatus) {
            case LIVE_WHEEL -> Optional.of(WheelOperation.LIVE);
            case AUTOMATED_WHEEL -> Optional.of(WheelOperation.AUTOMATED);
            case SHOE, DEALER_TUMBLER, AUTOMATED_TUMBLER -> Optional.empty();
        };
        return new TableSpec.Installation(
                apparatus, operation, TableForm.TERMINALS, Command.NONE, new TableSpec.Approved(true, true, DEVICES));
    }
}
