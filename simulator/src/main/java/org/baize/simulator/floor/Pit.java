package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Measure;
import org.baize.rules.fault.Symptom;
import org.baize.rules.game.Outcome;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.wager.LateChange;

/** What goes wrong at one table, and the people who put it right. */
final class Pit extends AtTable implements Actor {

    /** Measures that wait for an order. */
    private static final List<Measure> VOIDS =
            List.of(Measure.VOID_TERMINAL, Measure.VOID_CONTROLLED, Measure.VOID_ROUND, Measure.MAY_VOID_ROUND);

    Pit(Stage stage, int number) {
        super(stage, number);
    }

    @Override
    public void act() {
        if (chance.percent(60) && resolve()) {
            return;
        }
        switch (chance.below(9)) {
            case 0 -> wrongResult();
            case 1 ->
                anybody.insists(number, new FaultCommand.CorrectResult(number, aRound(), anOutcome(), "seen again"));
            case 2, 3 -> fault();
            case 4 -> invalidate();
            case 5 ->
                stage.send(
                        Origin.terminal(aTerminal()),
                        new FaultCommand.LodgeClaim(number, aTerminal(), aRound(), "my chips"));
            case 6 -> relax();
            case 7 -> showErrors();
            default -> checkCredit();
        }
    }

    /** The result of a round was another. */
    void correct() {
        anybody.insists(number, new FaultCommand.CorrectResult(number, aRound(), anOutcome(), "seen again"));
    }

    /** Takes up something that waits for a decision; false if nothing does. */
    boolean resolve() {
        Table table = table();
        List<FaultCase> cases = table.faults().cases();
        if (!cases.isEmpty()) {
            decide(chance.pick(cases));
            return true;
        }
        List<FaultCase.Claim> claims = table.faults().claims();
        if (!claims.isEmpty()) {
            anybody.asks(
                    number,
                    new FaultCommand.DecideClaim(number, chance.pick(claims).number(), "6.3", "heard and decided"));
            return true;
        }
        return false;
    }

    private void decide(FaultCase open) {
        boolean voids = VOIDS.contains(open.remedy().measure());
        Command command = switch (voids && chance.oneIn(2) ? 0 : chance.below(4)) {
            case 0 -> new FaultCommand.OrderRemedy(number, open.number(), "ordered");
            case 1 -> new FaultCommand.LeaveCase(number, open.number(), "nothing in it");
            case 2 -> new FaultCommand.CorrectResult(number, open.round(), anOutcome(), "seen again");
            default ->
                new FaultCommand.DecideFromRecords(
                        number,
                        open.number(),
                        new FaultCommand.Found(
                                chance.pick(List.of(Finding.values())),
                                doubtful(),
                                chance.oneIn(3) ? Optional.of(anOutcome()) : Optional.empty()),
                        "the records say so");
        };
        anybody.insists(number, command);
    }

    private List<FaultCommand.Doubtful> doubtful() {
        return chance.oneIn(2) ? List.of() : List.of(new FaultCommand.Doubtful(aTerminal(), List.of(aBet(), aBet())));
    }

    private void wrongResult() {
        stage.send(dealer(), new FaultCommand.ReportWrongResult(number, aRound(), "keyed wrong"));
    }

    private void fault() {
        FaultyPart part = chance.pick(List.of(FaultyPart.values()));
        FaultCommand.Fault fault = new FaultCommand.Fault(
                part,
                chance.pick(List.of(Symptom.values())),
                stage.nowMillis() - chance.below(60_000),
                chance.oneIn(4) ? List.of(aTerminal()) : List.of());
        int terminal = chance.oneIn(2) ? Command.NONE : aTerminal();
        Command report = new FaultCommand.ReportFault(number, terminal, aRound(), fault, "does not work");
        if (chance.oneIn(2)) {
            anybody.insists(number, report);
        } else {
            stage.send(terminal == Command.NONE ? Origin.device(number) : Origin.terminal(terminal), report);
        }
    }

    private void invalidate() {
        List<Integer> named = chance.oneIn(2) ? List.of(aTerminal()) : List.of();
        InvalidationGround why = !named.isEmpty() && chance.percent(80)
                ? InvalidationGround.FRAUD
                : chance.pick(List.of(InvalidationGround.values()));
        FaultCommand.Ground ground = new FaultCommand.Ground(why, named, chance.oneIn(3) ? List.of() : named);
        anybody.insists(number, new FaultCommand.Invalidate(number, aRound(), ground, "seen on camera"));
    }

    private void relax() {
        LateChange.Kind kind = chance.pick(List.of(LateChange.Kind.values()));
        WagerCommand.Shift shift = new WagerCommand.Shift(aBet(), aBet(), chance.pick(List.of(1_00L, 5_00L, 20_00L)));
        anybody.insists(number, new FaultCommand.RelaxClose(number, aTerminal(), kind, shift, "unfair otherwise"));
    }

    /** The same code comes up on one terminal or on several. */
    private void showErrors() {
        String code = "E" + chance.below(3);
        for (int shown = chance.between(1, 3); shown > 0; shown--) {
            int terminal = aTerminal();
            stage.send(Origin.terminal(terminal), new FaultCommand.ShowError(number, terminal, code));
        }
    }

    private void checkCredit() {
        int terminal = aTerminal();
        stage.send(
                Origin.terminal(terminal),
                new FaultCommand.CheckCredit(number, terminal, aRound() - chance.below(2), chance.below(20) * 1_00L));
    }

    private long aRound() {
        return table().round().number() - (chance.oneIn(3) ? chance.below(6) : 0);
    }

    /** Mostly somebody who has a wager in this round. */
    @Override
    int aTerminal() {
        List<Integer> here = new ArrayList<>();
        for (int terminal = 1; terminal <= stage.terminalSpecs().size(); terminal++) {
            if (stage.terminalSpecs().get(terminal - 1).tables().contains(number)) {
                here.add(terminal);
            }
        }
        List<Integer> staked = here.stream().filter(this::staked).toList();
        return chance.pick(staked.isEmpty() || chance.oneIn(3) ? here : staked);
    }

    private boolean staked(int terminal) {
        Layout layout = table().layout();
        return layout.lockedOfSeatCents(layout.seatOf(terminal)) > 0;
    }

    private int aBet() {
        int bets = table().play().payTable().bets().size();
        return bets - 1 - chance.below(Math.min(bets, 6));
    }

    private String anOutcome() {
        List<? extends Outcome> outcomes = table().play().payTable().outcomes();
        return outcomes.get(chance.below(outcomes.size())).text();
    }
}
