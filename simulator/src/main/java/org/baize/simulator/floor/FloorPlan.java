package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.command.Command;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.Device;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.ApparatusRules;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.OwnLimits;
import org.baize.rules.setup.SetupCheck;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.BoxRules;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.PlacementRules;

/** A random floor: tables under any text and on any apparatus, terminals that reach one or several of them. */
final class FloorPlan {

    private static final int MOST_TABLES = 5;
    private static final int MOST_TERMINALS_AT_A_TABLE = 5;
    private static final List<Long> NOTES_CENTS = List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L);
    private static final List<Device> DEVICES =
            List.of(Device.SHOE, Device.WHEEL, Device.BALL, Device.TUMBLER, Device.DIE, Device.DIE, Device.DIE);

    private final Chance chance;
    private final SetupPlan setups;

    FloorPlan(Chance chance) {
        this.chance = chance;
        this.setups = new SetupPlan(chance);
    }

    List<TableSpec> tables() {
        List<TableSpec> tables = new ArrayList<>();
        int wanted = chance.between(1, MOST_TABLES);
        while (tables.size() < wanted) {
            int number = tables.size() + 1;
            TableSpec one = table(number);
            if (takesAnother(one) && chance.oneIn(2)) {
                tables.add(atStation(number, number, one));
                tables.add(atStation(number, number + 1, one));
            } else {
                tables.add(one);
            }
        }
        return tables;
    }

    /** Whether its dealer may deal a second game. */
    private static boolean takesAnother(TableSpec spec) {
        return spec.apparatus() == Apparatus.SHOE
                && Rulebooks.byId(spec.rulebookId())
                        .dealing()
                        .shoe()
                        .orElseThrow()
                        .table()
                        .station()
                        .mayBind(1)
                        .permitted();
    }

    /** A table like that one, with limits of its own, as one of two at a dealer's station. */
    private TableSpec atStation(int station, int number, TableSpec like) {
        TableSetup setup = setups.sharing(
                Rulebooks.byId(like.rulebookId()), like.setup().game().gameId());
        TableSpec.Installation alone = like.installation();
        return new TableSpec(
                "table " + number,
                like.rulebookId(),
                setup,
                new TableSpec.Installation(
                        alone.apparatus(), alone.operation(), alone.form(), station, alone.approved()),
                like.cloth());
    }

    private TableSpec table(int number) {
        Rulebook rulebook = chance.pick(Rulebooks.all());
        Game<?, ?> game = chance.pick(rulebook.games());
        List<Apparatus> fitting = rulebook.dealing().rounds().apparatus().stream()
                .map(ApparatusRules::apparatus)
                .filter(apparatus -> fits(apparatus, game.kind()))
                .toList();
        Apparatus apparatus = chance.pick(fitting);
        boolean cloth = rulebook.wagers().placement().cloth().isPresent() && chance.percent(30);
        return new TableSpec(
                "table " + number,
                rulebook.id(),
                setups.of(rulebook, game.id()),
                new TableSpec.Installation(
                        apparatus,
                        operation(rulebook, apparatus),
                        cloth ? TableForm.STAFF_ENTERED : TableForm.TERMINALS,
                        Command.NONE,
                        new TableSpec.Approved(true, true, DEVICES)),
                cloth ? cloth(rulebook) : TableSpec.Cloth.PLAIN);
    }

    /** Few boxes and colours, so that people want the same. */
    private TableSpec.Cloth cloth(Rulebook rulebook) {
        boolean colours = rulebook.wagers()
                .placement()
                .cloth()
                .flatMap(PlacementRules.ClothRules::marking)
                .isPresent();
        return new TableSpec.Cloth(
                rulebook.wagers()
                        .shared()
                        .boxes()
                        .map(rules -> new BoxRules.Layout(chance.between(1, 3), chance.oneIn(2))),
                colours ? List.of("blue", "green", "violet") : List.of());
    }

    private static boolean fits(Apparatus apparatus, GameKind kind) {
        return switch (apparatus) {
            case SHOE -> kind == GameKind.BACCARAT;
            case LIVE_WHEEL, AUTOMATED_WHEEL -> kind == GameKind.ROULETTE;
            case DEALER_TUMBLER, AUTOMATED_TUMBLER -> kind == GameKind.SIC_BO;
        };
    }

    private Optional<WheelOperation> operation(Rulebook rulebook, Apparatus apparatus) {
        return switch (apparatus) {
            case SHOE, DEALER_TUMBLER, AUTOMATED_TUMBLER -> Optional.empty();
            case AUTOMATED_WHEEL -> Optional.of(WheelOperation.AUTOMATED);
            case LIVE_WHEEL ->
                Optional.of(chance.pick(rulebook.dealing().spins().orElseThrow().procedures().stream()
                        .map(SpinProcedure::operation)
                        .filter(how -> how != WheelOperation.AUTOMATED)
                        .toList()));
        };
    }

    /** Terminals for these tables, which are numbered from 1; each stands at one and may reach others of its text. */
    List<TerminalSpec> terminals(List<TableSpec> tables) {
        List<TerminalSpec> terminals = new ArrayList<>();
        for (int home = 1; home <= tables.size(); home++) {
            int wanted = chance.between(1, MOST_TERMINALS_AT_A_TABLE);
            for (int i = 0; i < wanted; i++) {
                terminals.add(terminal(tables, home));
            }
        }
        return terminals;
    }

    private TerminalSpec terminal(List<TableSpec> tables, int home) {
        String rulebookId = tables.get(home - 1).rulebookId();
        List<Integer> reached = new ArrayList<>(List.of(home));
        for (int other = 1; other <= tables.size(); other++) {
            if (other != home && tables.get(other - 1).rulebookId().equals(rulebookId) && chance.percent(40)) {
                reached.add(other);
            }
        }
        boolean notes = Rulebooks.byId(rulebookId).house().cash().credit().sources().stream()
                .anyMatch(source -> source.source() == CreditSource.NOTES);
        return new TerminalSpec(reached, chance.percent(60), notes ? NOTES_CENTS : List.of(), true, true)
                .withLimits(limits(tables, reached));
    }

    /** Some terminals have narrower limits of their own at some of their tables. */
    private Map<Integer, OwnLimits> limits(List<TableSpec> tables, List<Integer> reached) {
        Map<Integer, OwnLimits> limits = new TreeMap<>();
        for (int number : reached) {
            TableSpec table = tables.get(number - 1);
            if (table.form() == TableForm.TERMINALS && chance.percent(25)) {
                OwnLimits own = setups.narrower(table.setup());
                if (new SetupCheck(Rulebooks.byId(table.rulebookId()))
                        .problems(table.setup(), own)
                        .isEmpty()) {
                    limits.put(number, own);
                }
            }
        }
        return limits;
    }
}
