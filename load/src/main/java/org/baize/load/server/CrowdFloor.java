package org.baize.load.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.TableSetup;

/**
 * A floor for a crowd: so many tables of all games that take notes, one after the other, and so many terminals, each at one table.
 */
public record CrowdFloor(int terminals, int tables) {

    /** Every game whose text lets a terminal take notes: at the others people buy in at the table. */
    private static final List<Integer> GAMES = List.of(
            DemonstrationTables.LIVE_ROULETTE,
            DemonstrationTables.BACCARAT_METHOD_A,
            DemonstrationTables.SIC_BO,
            DemonstrationTables.AUTOMATED_ROULETTE,
            DemonstrationTables.BACCARAT_EVEN_MONEY,
            DemonstrationTables.ARUZE_SIC_BO);

    private static final int FIRST_TERMINAL = 1_001;

    public CrowdFloor {
        if (tables < 1 || terminals < tables) {
            throw new IllegalArgumentException(terminals + " terminals at " + tables + " tables");
        }
    }

    /** All tables by their numbers. */
    public Map<Integer, TableSpec> specs() {
        Map<Integer, TableSpec> specs = new LinkedHashMap<>();
        for (int table = 1; table <= tables; table++) {
            specs.put(table, spec(table));
        }
        return specs;
    }

    private TableSpec spec(int table) {
        TableSpec usual = DemonstrationTables.spec(GAMES.get((table - 1) % GAMES.size()));
        FloorChoice floor = usual.setup().floor();
        FloorChoice roomy = new FloorChoice(
                floor.wageringPeriodSeconds(), floor.closingNoticeMinutes(), terminals, terminals, Optional.empty());
        TableSetup setup = usual.setup();
        return new TableSpec(
                        usual.name() + " " + table,
                        usual.rulebookId(),
                        new TableSetup(setup.game(), setup.limits(), setup.dealing(), roomy, setup.money()),
                        usual.installation())
                .forDemonstration();
    }

    /** The terminals of each table: as many at each as can be. */
    public List<DemonstrationFloor.Bank> banks() {
        List<DemonstrationFloor.Bank> banks = new ArrayList<>();
        int first = FIRST_TERMINAL;
        for (int table = 1; table <= tables; table++) {
            int here = terminals / tables + (table <= terminals % tables ? 1 : 0);
            banks.add(new DemonstrationFloor.Bank(first, here, List.of(table)));
            first += here;
        }
        return banks;
    }

    /** The same for whoever founds it. */
    public DemonstrationFloor.Plan plan() {
        return new DemonstrationFloor.Plan(specs(), banks());
    }
}
