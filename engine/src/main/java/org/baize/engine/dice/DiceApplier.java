package org.baize.engine.dice;

import java.util.Optional;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.sicbo.Spin;

/** Keeps track of tumbler and dice. */
public final class DiceApplier implements Applier<DiceEvent> {

    private final FloorState state;

    public DiceApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(DiceEvent event) {
        Table table = state.tableAt(event.table());
        table.device(after(Tumblers.state(table), event));
    }

    private static TumblerState after(TumblerState tumbler, DiceEvent event) {
        return switch (event) {
            case DiceEvent.DiceFitted _ -> tumbler.with(tumbler.condition().withNewDice());
            case DiceEvent.TumblerCleared _ -> tumbler.with(tumbler.condition().cleared());
            case DiceEvent.TumblerActivated _ -> tumbler.with(tumbler.spin().activated());
            case DiceEvent.ShooterChosen chosen -> tumbler.with(chosen.shooter());
            case DiceEvent.DiceShot shot ->
                tumbler.with(tumbler.spin().activated()).with(shot.shot());
            case DiceEvent.DiceRecognised seen ->
                tumbler.with(read(tumbler.spin())).recognising(Optional.of(seen.dice()));
            case DiceEvent.DiceKeyed _ -> tumbler.with(read(tumbler.spin()));
            case DiceEvent.IncidentReported incident ->
                tumbler.with(tumbler.spin().after(incident.acts()))
                        .with(tumbler.condition().after(incident.acts()))
                        .lockedBy(incident.incident());
            case DiceEvent.VoidDeclared declared ->
                tumbler.with(tumbler.condition().after(declared.acts()));
            case DiceEvent.DiceUnreadable _, DiceEvent.DiceShown _ -> tumbler;
        };
    }

    private static Spin read(Spin spin) {
        return spin.stage() == Spin.Stage.READ ? spin : spin.read();
    }
}
