package org.baize.engine.spec;

import java.util.List;
import java.util.Optional;
import org.baize.rules.house.Device;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.BoxRules;
import org.baize.rules.wager.Circumstances.TableForm;

/**
 * One table as it is installed.
 *
 * @param setup what the operator chose; the rulebook has checked it
 * @param purpose what it is played for; empty is money
 */
public record TableSpec(
        String name,
        String rulebookId,
        TableSetup setup,
        Installation installation,
        Cloth cloth,
        Optional<Purpose> purpose) {

    /** A table for money. */
    public TableSpec(String name, String rulebookId, TableSetup setup, Installation installation, Cloth cloth) {
        this(name, rulebookId, setup, installation, cloth, Optional.empty());
    }

    /** A table for money, without boxes and colours of its own. */
    public TableSpec(String name, String rulebookId, TableSetup setup, Installation installation) {
        this(name, rulebookId, setup, installation, Cloth.PLAIN);
    }

    /** What a table is played for. */
    public enum Purpose {
        MONEY,
        /** To be looked at: nothing on its floor is worth anything, and simulated devices may serve it. */
        DEMONSTRATION
    }

    /**
     * What is drawn on the layout and lies beside it.
     *
     * @param boxes the boxes that patrons share; empty where everybody has the whole layout
     * @param colours the sets of colour chips that the table has
     */
    public record Cloth(Optional<BoxRules.Layout> boxes, List<String> colours) {

        public static final Cloth PLAIN = new Cloth(Optional.empty(), List.of());

        public Cloth {
            colours = List.copyOf(colours);
        }
    }

    /**
     * What stands there.
     *
     * @param operation how the wheel is run; empty without a wheel
     * @param station the dealer's station, where one dealer deals several baccarat games; 0 where it is a table of its
     *     own
     */
    public record Installation(
            Apparatus apparatus, Optional<WheelOperation> operation, TableForm form, int station, Approved approved) {}

    /**
     * Approvals on file and devices registered.
     */
    public record Approved(boolean table, boolean system, List<Device> devices) {

        public Approved {
            devices = List.copyOf(devices);
        }
    }

    public Apparatus apparatus() {
        return installation.apparatus();
    }

    public TableForm form() {
        return installation.form();
    }

    public boolean demonstration() {
        return purpose.filter(what -> what == Purpose.DEMONSTRATION).isPresent();
    }

    public TableSpec withSetup(TableSetup changed) {
        return new TableSpec(name, rulebookId, changed, installation, cloth, purpose);
    }

    public TableSpec forDemonstration() {
        return new TableSpec(name, rulebookId, setup, installation, cloth, Optional.of(Purpose.DEMONSTRATION));
    }
}
