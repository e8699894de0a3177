package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Slip;
import org.baize.rules.law.Role;

/** Whoever holds a paper comes to the desk with it, also with one that was paid before, and the desk takes care. */
final class CashDesk implements Actor {

    private final Stage stage;
    private final Chance chance;
    private final Anybody anybody;

    CashDesk(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
        this.anybody = new Anybody(stage);
    }

    @Override
    public void act() {
        List<Slip> papers = List.copyOf(stage.state().papers().slips());
        if (!papers.isEmpty()) {
            present(chance.pick(papers).number());
        }
    }

    private void present(long paper) {
        switch (chance.below(14)) {
            case 0 -> ask(new PaymentCommand.ReplaceTicket(paper, "illegible"));
            case 1 -> ask(new PaymentCommand.KeepBack(paper, chance.oneIn(2), "under suspicion", chance.oneIn(2)));
            case 2, 3, 4 ->
                ask(new PaymentCommand.RecordStep(paper, chance.pick(List.of(KeptBack.Step.values())), "noted"));
            case 5, 6 -> ask(new PaymentCommand.EndCase(paper, chance.percent(60)));
            case 7 ->
                ask(new PaymentCommand.DelayPayment(
                        paper,
                        "the bank is closed",
                        Optional.of(stage.nowMillis() + chance.below(600_000)),
                        chance.percent(80)));
            case 8 -> ask(new PaymentCommand.AskIdentification(paper));
            case 9 -> ask(new PaymentCommand.RecordIdentification(paper, "passport"));
            case 10 ->
                ask(new PaymentCommand.AllowOtherForm(
                        paper, chance.pick(List.of(PayForm.values())), chance.pick(List.of(PayForm.values()))));
            default ->
                stage.send(
                        Staff.holding(Role.CASH_DESK),
                        new PaymentCommand.Redeem(paper, !chance.oneIn(6), !chance.oneIn(6)));
        }
    }

    private void ask(PaymentCommand command) {
        anybody.insists(chance.pick(stage.tableNumbers()), command);
    }
}
