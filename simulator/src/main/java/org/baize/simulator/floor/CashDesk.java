package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.state.PastRound;
import org.baize.rules.cash.PaperState;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;

/**
 * Whoever holds a paper comes to the desk with it, also with one that was paid before, and the desk takes care. Now and
 * then the operator keeps credit back, and makes up its mind later.
 */
final class CashDesk implements Actor {

    private static final List<PaperState> OVER = List.of(PaperState.PAID, PaperState.CANCELLED);

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
        if (chance.oneIn(3)) {
            keepCreditBack();
            return;
        }
        List<Slip> papers = List.copyOf(stage.state().papers().slips());
        List<Slip> owed =
                papers.stream().filter(slip -> !OVER.contains(slip.state())).toList();
        if (!papers.isEmpty()) {
            present(owed.isEmpty() || chance.oneIn(5) ? chance.pick(papers) : chance.pick(owed));
        }
    }

    private void keepCreditBack() {
        List<CreditHold> open = stage.state().creditHolds().all().stream()
                .filter(CreditHold::open)
                .toList();
        if (open.isEmpty() || chance.oneIn(3)) {
            begin(chance.between(1, stage.terminalSpecs().size()));
            return;
        }
        long hold = chance.pick(open).number();
        for (KeptBack.Step step : KeptBack.Step.values()) {
            if (chance.percent(70)) {
                operator(new PaymentCommand.RecordCreditStep(hold, step, "noted"));
            }
        }
        operator(new PaymentCommand.EndCreditCase(hold, chance.percent(60)));
    }

    private void begin(int terminal) {
        int table = chance.pick(stage.terminal(terminal).spec().tables());
        if (chance.oneIn(2)) {
            demand(
                    terminal,
                    new CreditHold.Credited(table, stage.table(table).round().number() - chance.below(3)));
            return;
        }
        long cents = chance.between(1, 300_00);
        operator(new PaymentCommand.WithholdDueCredit(table, terminal, cents, "under suspicion", chance.oneIn(2)));
    }

    /** Asks back about what a round credited, which may then prove to be invalid. */
    private void demand(int terminal, CreditHold.Credited round) {
        long credited = stage.table(round.table())
                .past(round.round())
                .flatMap(past -> past.stoodAt(terminal))
                .map(PastRound.Stood::creditedCents)
                .orElse(0L);
        boolean known = credited > 0 && !chance.oneIn(4);
        operator(new PaymentCommand.DemandCreditBack(
                terminal,
                known ? Optional.of(round) : Optional.empty(),
                known ? credited : chance.between(1, 300_00),
                "under suspicion",
                chance.oneIn(2)));
        if (known && chance.oneIn(2)) {
            FaultCommand.Ground fire = FaultCommand.Ground.of(InvalidationGround.FIRE);
            anybody.insists(round.table(), new FaultCommand.Invalidate(round.table(), round.round(), fire, "fire"));
        }
    }

    private void operator(PaymentCommand command) {
        stage.send(Staff.holding(Role.OPERATOR_AUTHORITY), command);
    }

    private void present(Slip slip) {
        boolean kept = slip.state() == PaperState.WITHHELD || slip.state() == PaperState.RETURN_DEMANDED;
        if (kept && chance.percent(80)) {
            settleCase(slip.number());
        } else if (chance.oneIn(2)) {
            takeCare(slip.number());
        } else {
            stage.send(
                    Staff.holding(Role.CASH_DESK),
                    new PaymentCommand.Redeem(slip.number(), !chance.oneIn(6), !chance.oneIn(6)));
        }
    }

    private void settleCase(long paper) {
        for (KeptBack.Step step : KeptBack.Step.values()) {
            if (chance.percent(70)) {
                ask(new PaymentCommand.RecordStep(paper, step, "noted"));
            }
        }
        ask(new PaymentCommand.EndCase(paper, chance.percent(60)));
    }

    private void takeCare(long paper) {
        switch (chance.below(6)) {
            case 0 -> ask(new PaymentCommand.ReplaceTicket(paper, "illegible"));
            case 1 -> ask(new PaymentCommand.KeepBack(paper, chance.oneIn(2), "under suspicion", chance.oneIn(2)));
            case 2 -> delay(paper);
            case 3 -> ask(new PaymentCommand.AskIdentification(paper));
            case 4 -> ask(new PaymentCommand.RecordIdentification(paper, "passport"));
            default ->
                ask(new PaymentCommand.AllowOtherForm(
                        paper, chance.pick(List.of(PayForm.values())), chance.pick(List.of(PayForm.values()))));
        }
    }

    private void delay(long paper) {
        Optional<Long> until = Optional.of(stage.nowMillis() + chance.below(600_000));
        ask(new PaymentCommand.DelayPayment(paper, "the bank is closed", until, chance.percent(80)));
    }

    private void ask(PaymentCommand command) {
        anybody.insists(chance.pick(stage.tableNumbers()), command);
    }
}
