package org.baize.simulator.floor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.state.Dispute;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.rules.game.Game;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;

/** The house at one table: closing and reopening, other settings, seats, conduct, disputes. */
final class Management extends AtTable implements Actor {

    Management(Stage stage, int number) {
        super(stage, number);
    }

    @Override
    public void act() {
        if (table().status().state() == TableStatus.State.SUSPENDED && chance.oneIn(2)) {
            anybody.insists(number, new HouseCommand.ReopenTable(number));
            return;
        }
        switch (chance.below(4)) {
            case 0 -> closing();
            case 1 -> settings();
            case 2 -> patrons();
            default -> {
                for (int step = chance.between(1, 3); step > 0; step--) {
                    disputes();
                }
            }
        }
    }

    private void closing() {
        boolean announced = table().status().closing().isPresent();
        switch (chance.below(announced ? 6 : 2)) {
            case 0 -> {
                anybody.insists(number, new HouseCommand.AnnounceClosing(number));
                showNotices();
            }
            case 1 -> {
                if (chance.oneIn(4)) {
                    anybody.insists(number, new HouseCommand.SuspendTable(number, "a light is out"));
                }
            }
            case 2 -> anybody.insists(number, new HouseCommand.CancelClosing(number));
            case 3 -> showNotices();
            default -> anybody.insists(number, new HouseCommand.CloseTable(number));
        }
    }

    private void showNotices() {
        for (int terminal = 1; terminal <= stage.terminalSpecs().size(); terminal++) {
            if (stage.terminal(terminal).reaches(number)) {
                stage.send(Origin.terminal(terminal), new HouseCommand.ShowNotice(number, terminal));
            }
        }
    }

    private void settings() {
        Table table = table();
        switch (chance.below(6)) {
            case 0, 1 -> {
                List<? extends Game<?, ?>> games = table.rulebook().games().stream()
                        .filter(game -> game.kind() == table.play().game().kind())
                        .toList();
                String game = chance.oneIn(3)
                        ? games.get(chance.below(games.size())).id()
                        : table.play().game().id();
                anybody.insists(
                        number,
                        new HouseCommand.AnnounceChange(number, new SetupPlan(chance).of(table.rulebook(), game)));
            }
            case 2 -> anybody.insists(number, new HouseCommand.CancelChange(number));
            case 3 -> anybody.insists(number, new HouseCommand.SetIdleRounds(number, chance.between(1, 5)));
            case 4 -> grant(table);
            default -> anybody.insists(number, new HouseCommand.VacateSeat(number, aTerminal()));
        }
    }

    private void grant(Table table) {
        Map<String, Long> most = new LinkedHashMap<>();
        table.play()
                .setup()
                .limits()
                .byLine()
                .forEach((line, limits) -> most.put(line, limits.maximumCents() * chance.between(1, 2)));
        anybody.insists(number, new HouseCommand.GrantMaximum(number, aTerminal(), most));
    }

    private void patrons() {
        int terminal = aTerminal();
        Origin itself = Origin.terminal(terminal);
        switch (chance.below(11)) {
            case 0 ->
                anybody.insists(
                        number, new PatronCommand.NamePatron(number, terminal, Optional.of("p" + chance.below(5))));
            case 1 -> keepToOne(terminal);
            case 2, 3 -> breach(terminal);
            case 4 -> sanction(terminal);
            case 5, 6 -> {
                anybody.insists(number, new PatronCommand.DirectToLeave(number, terminal, "loud"));
                anybody.insists(number, new PatronCommand.RecordRefusal(number, terminal));
            }
            case 7 -> anybody.insists(number, new PatronCommand.RetireTerminal(number, terminal, "screen"));
            case 8 -> restore();
            case 9 -> stage.send(itself, new PatronCommand.CallAttendant(number, terminal));
            default -> {
                anybody.insists(number, new PatronCommand.AnswerCall(number, terminal));
                stage.send(itself, new PatronCommand.AskForRules(number, terminal));
            }
        }
    }

    /** One patron at two terminals. */
    private void keepToOne(int terminal) {
        Optional<String> patron = Optional.of("p" + chance.below(5));
        for (int seat : List.of(terminal, aTerminal())) {
            anybody.insists(number, new PatronCommand.NamePatron(number, seat, patron));
        }
        anybody.insists(number, new PatronCommand.KeepToOneTerminal(number, terminal));
    }

    private void restore() {
        for (int terminal = 1; terminal <= stage.terminalSpecs().size(); terminal++) {
            if (stage.terminal(terminal).reaches(number)) {
                anybody.insists(number, new PatronCommand.RestoreTerminal(number, terminal));
            }
        }
    }

    private void breach(int terminal) {
        PatronCommand.Report report = new PatronCommand.Report(
                chance.pick(List.of(BreachGround.values())),
                List.of("p" + chance.below(5)),
                chance.oneIn(8),
                Optional.empty(),
                "seen");
        anybody.insists(number, new PatronCommand.RecordBreach(number, terminal, report));
        if (chance.oneIn(2)) {
            sanction(terminal);
        }
    }

    private void sanction(int terminal) {
        long breaches = stage.state().house().nextBreach() - 1;
        if (breaches > 0) {
            anybody.insists(
                    number,
                    new PatronCommand.ImposeSanction(
                            number,
                            terminal,
                            chance.oneIn(2) ? breaches : chance.between(1, (int) breaches),
                            chance.pick(List.of(Sanction.values())),
                            "as the rules say"));
        }
    }

    private void disputes() {
        List<Long> open = List.copyOf(stage.state().house().disputes().keySet());
        if (open.isEmpty() || chance.oneIn(4)) {
            int terminal = aTerminal();
            long round = table().round().number();
            stage.send(
                    Origin.terminal(terminal), new DisputeCommand.RaiseDispute(number, terminal, round, "I had red"));
            return;
        }
        long dispute = chance.pick(open);
        Dispute file = stage.state().house().disputes().get(dispute);
        if (file != null) {
            anybody.insists(file.table(), next(file, dispute));
        }
    }

    private DisputeCommand next(Dispute file, long dispute) {
        boolean against = chance.percent(70);
        int reviewed = file.steps().reviewAsked() ? chance.pick(2, 2, 2, 3, 4, 5) : chance.below(6);
        return switch (file.rulings().isEmpty() ? 0 : reviewed) {
            case 0 -> new DisputeCommand.DecideDispute(file.table(), dispute, "looked at", against);
            case 1 -> new DisputeCommand.AskForReview(file.table(), dispute);
            case 2 -> new DisputeCommand.ReviewDispute(file.table(), dispute, "looked at again", against);
            case 3 -> new DisputeCommand.TellOfComplaint(file.table(), dispute);
            case 4 -> new DisputeCommand.AskRegulator(file.table(), dispute);
            default -> new DisputeCommand.CloseDispute(file.table(), dispute);
        };
    }
}
