package org.baize.devices.dealing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.devices.shoe.ShoeMisbehaviour;
import org.baize.devices.shoe.SimulatedShoe;
import org.baize.devices.tumbler.SimulatedTumbler;
import org.baize.devices.tumbler.TumblerMisbehaviour;
import org.baize.devices.wheel.SimulatedWheel;
import org.baize.devices.wheel.WheelMisbehaviour;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.rulebook.Rulebooks;

/**
 * A table with simulated equipment, a simulated dealer and a simulated supervisor. It reads the floor and speaks to it,
 * and keeps nothing that a restart would lose: where the table is, it goes on.
 */
public final class SimulatedTable {

    private static final int WHEEL = 1;

    private final int number;
    private final Clockwork time;
    private final Equipment equipment;
    private final Stand stand;
    private final SimulatedDealer dealer;
    private final SimulatedSupervisor supervisor;

    /** The devices of one table, and what they can be told to do wrong: by a supervisor's screen, or by a test. */
    public sealed interface Equipment {

        List<String> misbehaviours();

        /** Has it do one of these wrong as soon as it can. */
        void misbehave(String next);

        record OfWheel(SimulatedWheel wheel) implements Equipment {

            @Override
            public List<String> misbehaviours() {
                return names(WheelMisbehaviour.values());
            }

            @Override
            public void misbehave(String next) {
                wheel.misbehave(WheelMisbehaviour.valueOf(next));
            }
        }

        record OfShoe(SimulatedShoe shoe) implements Equipment {

            @Override
            public List<String> misbehaviours() {
                return names(ShoeMisbehaviour.values());
            }

            @Override
            public void misbehave(String next) {
                shoe.misbehave(ShoeMisbehaviour.valueOf(next));
            }
        }

        record OfTumbler(SimulatedTumbler tumbler) implements Equipment {

            @Override
            public List<String> misbehaviours() {
                return names(TumblerMisbehaviour.values());
            }

            @Override
            public void misbehave(String next) {
                tumbler.misbehave(TumblerMisbehaviour.valueOf(next));
            }
        }

        private static List<String> names(Enum<?>[] all) {
            return Arrays.stream(all).map(Enum::name).toList();
        }
    }

    /**
     * Who stands at the table.
     *
     * @param supervisors who is asked, one after the other, for what a dealer may not do
     */
    public record People(Origin dealer, List<Countersign> supervisors) {

        public People {
            supervisors = List.copyOf(supervisors);
        }
    }

    /**
     * What the table lives in.
     *
     * @param voice how devices and people are heard
     * @param chance from a cryptographic generator wherever people play
     */
    public record Surroundings(Voice voice, Clockwork time, Chance chance) {}

    /** A table of a demonstration; any other is refused here, before the floor would refuse it. */
    public SimulatedTable(int number, TableSpec spec, People people, Surroundings around) {
        if (!spec.demonstration()) {
            throw new IllegalArgumentException("table " + number + " is for money: no simulated device serves it");
        }
        Voice voice = around.voice();
        this.number = number;
        this.time = around.time();
        this.equipment = equipment(number, spec, around);
        this.stand = stand(
                number,
                spec,
                equipment,
                time,
                command -> voice.say(Origin.simulator(number), Optional.empty(), command));
        this.dealer = new SimulatedDealer(stand, people.dealer(), voice);
        this.supervisor = new SimulatedSupervisor(stand, people, voice);
    }

    private static Equipment equipment(int number, TableSpec spec, Surroundings around) {
        Clockwork time = around.time();
        Chance chance = around.chance();
        return switch (spec.apparatus()) {
            case LIVE_WHEEL, AUTOMATED_WHEEL ->
                new Equipment.OfWheel(new SimulatedWheel(WHEEL, rim(spec).clockwise(), time, chance));
            case SHOE -> new Equipment.OfShoe(new SimulatedShoe("shoe " + number, time, chance));
            case DEALER_TUMBLER, AUTOMATED_TUMBLER -> new Equipment.OfTumbler(new SimulatedTumbler(time, chance));
        };
    }

    /** The wheel that the game of this table is made for. */
    private static Wheel rim(TableSpec spec) {
        boolean doubleZero = Rulebooks.byId(spec.rulebookId())
                .game(spec.setup().game().gameId())
                .payTable()
                .outcomes()
                .contains(Pocket.DOUBLE_ZERO);
        return doubleZero ? Wheel.DOUBLE_ZERO : Wheel.SINGLE_ZERO;
    }

    private static Stand stand(
            int number, TableSpec spec, Equipment equipment, Clockwork time, Consumer<Command> device) {
        boolean automated = spec.installation()
                .operation()
                .filter(how -> how == WheelOperation.AUTOMATED)
                .isPresent();
        return switch (equipment) {
            case Equipment.OfWheel of -> new WheelStand(number, automated, of.wheel(), time, device);
            case Equipment.OfShoe of -> new ShoeStand(number, of.shoe(), device);
            case Equipment.OfTumbler of -> new TumblerStand(number, of.tumbler(), device);
        };
    }

    public int number() {
        return number;
    }

    public Equipment equipment() {
        return equipment;
    }

    public SimulatedDealer dealer() {
        return dealer;
    }

    public SimulatedSupervisor supervisor() {
        return supervisor;
    }

    /** Somebody deals by hand and draws the next card. */
    public void draw() {
        stand.draw();
    }

    /** Everything and everybody looks at the table; called after each change and some times a second, on one thread. */
    public void look(FloorState floor) {
        Table table = floor.tableAt(number);
        long nowMillis = time.nowMillis();
        stand.look(table, nowMillis);
        dealer.look(table, nowMillis);
        supervisor.look(table, nowMillis);
    }
}
