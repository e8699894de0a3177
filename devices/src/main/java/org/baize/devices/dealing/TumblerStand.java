package org.baize.devices.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.devices.tumbler.DiceSight;
import org.baize.devices.tumbler.SimulatedTumbler;
import org.baize.devices.tumbler.TumblerTranslator;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.dice.Tumblers;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.round.Confirmation;
import org.baize.rules.round.Opener;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.Spin;
import org.baize.rules.sicbo.TumblerCondition;
import org.baize.rules.sicbo.TumblerIncident;

/** A tumbler and the people who stand at it. */
final class TumblerStand implements Stand {

    private static final long OPEN_MILLIS = 4_000;
    private static final long SHAKE_MILLIS = 1_500;
    private static final long CONFIRM_MILLIS = 1_200;

    /** So long the camera has before somebody keys in what lies there. */
    private static final long CAMERA_MILLIS = 4_000;

    /** So long nothing happens before somebody takes the tumbler for broken. */
    private static final long BROKEN_MILLIS = 40_000;

    private final SimulatedTumbler tumbler;
    private final Truths truths = new Truths();
    private long shaken;
    private long read;
    private long stoodMillis;
    private long stoodSpin;

    TumblerStand(int table, SimulatedTumbler tumbler, Consumer<Command> device) {
        this.tumbler = tumbler;
        TumblerTranslator translator = new TumblerTranslator(table);
        tumbler.listen(report -> translator.translate(report).forEach(device));
    }

    @Override
    public void look(Table table, long nowMillis) {
        Spin spin = state(table).spin();
        DiceSight sight = tumbler.sight();
        if (spin.stage() != Spin.Stage.TUMBLING) {
            stoodSpin = 0;
        } else if (stoodSpin != spin.number()) {
            stoodSpin = spin.number();
            stoodMillis = nowMillis;
        }
        if (spin.stage() == Spin.Stage.TUMBLING && shaken != spin.number() && !sight.shaking()) {
            shaken = spin.number();
            tumbler.shake(shaken);
        }
        boolean closed = table.round().phase() != RoundPhase.BETTING;
        if (spin.stage() == Spin.Stage.TUMBLING && closed && shaken == spin.number() && read != shaken) {
            read = shaken;
            tumbler.read();
        }
        if (sight.spin() == spin.number()
                && spin.activatedThisRound()
                && !sight.faces().isEmpty()) {
            truths.put(table.round().number(), text(sight.faces()));
        }
    }

    private static String text(List<Integer> faces) {
        return new Dice(faces.get(0), faces.get(1), faces.get(2)).text();
    }

    @Override
    public List<Act> dealer(Table table, long nowMillis) {
        if (table.paysNothing()) {
            return List.of();
        }
        return switch (table.round().phase()) {
            case IDLE, SETTLED, VOID -> between(table);
            case BETTING -> shake(table);
            case CLOSED, DEALING -> deal(table, nowMillis);
            case RESULT -> confirm(table);
        };
    }

    private List<Act> between(Table table) {
        TumblerCondition condition = state(table).condition();
        boolean byItself = table.apparatusRules().opening().opener().value() == Opener.RESOLUTION_OF_THE_LAST;
        if (!table.open() || !condition.diceSound() || !condition.inService() || byItself) {
            return List.of();
        }
        List<Act> wishes = new ArrayList<>(Pit.tellOfWrongResult(table, this));
        wishes.add(new Act.Say(new RoundCommand.OpenBetting(table.number()), OPEN_MILLIS));
        return wishes;
    }

    private static List<Act> shake(Table table) {
        return Tumblers.due(table)
                ? List.of(new Act.Say(new DiceCommand.ActivateTumbler(table.number()), SHAKE_MILLIS))
                : List.of();
    }

    private List<Act> deal(Table table, long nowMillis) {
        List<Act> wishes = new ArrayList<>(shake(table));
        DiceSight sight = tumbler.sight();
        boolean keyed = table.apparatusRules().result().sources().keyed().value() != Confirmation.NOT_ACCEPTED;
        boolean unread = sight.spin() == state(table).spin().number()
                && !sight.faces().isEmpty()
                && nowMillis - Math.max(sight.sinceMillis(), closedMillis(table)) >= CAMERA_MILLIS;
        if (keyed && unread) {
            wishes.add(new Act.Say(new DiceCommand.KeyDice(table.number(), sight.faces()), SHAKE_MILLIS));
        }
        return wishes;
    }

    private static long closedMillis(Table table) {
        return table.round().period().map(period -> period.closesAtMillis()).orElse(0L);
    }

    private List<Act> confirm(Table table) {
        Round.Result result = table.round().result().orElseThrow();
        Optional<String> truth = truths.of(table.round().number());
        if (truth.isPresent() && !Pit.same(table, result.outcome(), truth.get())) {
            return List.of(new Act.Say(
                    new DiceCommand.KeyDice(table.number(), tumbler.sight().faces()), SHAKE_MILLIS));
        }
        return result.contradicted()
                ? List.of()
                : List.of(new Act.Say(new RoundCommand.ConfirmResult(table.number()), CONFIRM_MILLIS));
    }

    @Override
    public List<Act> supervisor(Table table, long nowMillis) {
        List<Act> wishes = new ArrayList<>();
        TumblerState now = state(table);
        if (now.condition().awaitsDeclaration()) {
            Pit.say(wishes, new DiceCommand.DeclareVoid(table.number(), "seen by the supervisor"));
        }
        wishes.addAll(Pit.decide(table, this));
        boolean running = table.round().phase().running();
        if (running && stoodSpin != 0 && now.spin().stage() == Spin.Stage.TUMBLING && stood(table, nowMillis)) {
            Pit.say(
                    wishes,
                    new DiceCommand.ReportIncident(
                            table.number(), TumblerIncident.TUMBLER_FAULT, "nothing is read for too long"));
        }
        if (!running && !now.condition().diceSound()) {
            Pit.say(wishes, new DiceCommand.FitDice(table.number(), "sealed set after round " + now.round()));
        }
        if (!running && !now.condition().inService()) {
            Pit.say(wishes, new DiceCommand.ClearTumbler(table.number(), "looked at and tried"));
        }
        if (table.apparatusRules().opening().opener().value() == Opener.RESOLUTION_OF_THE_LAST) {
            wishes.addAll(Pit.tellOfWrongResult(table, this));
        }
        return wishes;
    }

    private boolean stood(Table table, long nowMillis) {
        return table.round().phase() != RoundPhase.BETTING
                && nowMillis - Math.max(stoodMillis, closedMillis(table)) >= BROKEN_MILLIS;
    }

    @Override
    public Optional<String> truth(long ofRound) {
        return truths.of(ofRound);
    }

    @Override
    public void draw() {
        throw new IllegalStateException("there are no cards at a tumbler");
    }

    private static TumblerState state(Table table) {
        return ((TumblerState) table.device()).in(table.round());
    }
}
