package org.baize.engine.house;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.DisputeEvent;
import org.baize.engine.event.DisputeEvent.Ruling;
import org.baize.engine.state.Dispute;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.house.Disputes;
import org.baize.rules.law.Verdict;

/** Leads a dispute up the ladder of its text. */
public final class DisputeDecider implements Decider<DisputeCommand> {

    private final FloorState state;

    public DisputeDecider(FloorState state) {
        this.state = state;
    }

    @Override
    public Answer decide(DisputeCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        return switch (command) {
            case DisputeCommand.RaiseDispute raise -> raise(raise, moment);
            case DisputeCommand.DecideDispute decided ->
                at(table, decided.number(), dispute -> first(table, dispute, decided, moment));
            case DisputeCommand.AskForReview ask ->
                byStaff(
                        table,
                        ask.number(),
                        moment,
                        dispute -> Answer.of(
                                new DisputeEvent.ReviewAsked(table.number(), ask.number(), moment.signature())));
            case DisputeCommand.ReviewDispute review ->
                at(table, review.number(), dispute -> review(table, dispute, review, moment));
            case DisputeCommand.TellOfComplaint tell ->
                byStaff(
                        table,
                        tell.number(),
                        moment,
                        dispute -> Answer.of(new DisputeEvent.ComplaintExplained(
                                table.number(), tell.number(), moment.signature())));
            case DisputeCommand.AskRegulator ask ->
                byStaff(table, ask.number(), moment, dispute -> regulator(table, dispute, ask, moment));
            case DisputeCommand.CloseDispute close ->
                byStaff(table, close.number(), moment, dispute -> close(table, dispute, close, moment));
        };
    }

    /** What is done with a dispute that is open at this table. */
    private interface Step {
        Answer on(Dispute dispute);
    }

    private Answer at(Table table, long number, Step step) {
        if (state.house().closed(number)) {
            return Answer.refuse(FloorReason.DISPUTE_CLOSED);
        }
        Dispute dispute = state.house().disputes().get(number);
        return dispute == null || dispute.table() != table.number()
                ? Answer.refuse(FloorReason.NO_SUCH_DISPUTE)
                : step.on(dispute);
    }

    /** The same for whoever works here. */
    private Answer byStaff(Table table, long number, Moment moment, Step step) {
        return AtWork.refusal(moment).orElseGet(() -> at(table, number, step));
    }

    private Answer raise(DisputeCommand.RaiseDispute raise, Moment moment) {
        Optional<Answer> refusal =
                moment.who().kind() == Origin.Kind.TERMINAL ? Optional.empty() : AtWork.refusal(moment);
        return refusal.or(() -> groundless(raise))
                .orElseGet(() -> Answer.of(new DisputeEvent.DisputeRaised(
                        raise.table(),
                        state.house().nextDispute(),
                        new DisputeEvent.Matter(raise.terminal(), raise.round(), raise.text(), moment.atMillis()),
                        moment.signature())));
    }

    /** A dispute is about something at this table, and about the same thing once. */
    private Optional<Answer> groundless(DisputeCommand.RaiseDispute raise) {
        Table table = state.tableAt(raise.table());
        if (!state.terminalAt(raise.terminal()).reaches(raise.table())) {
            return Optional.of(Answer.refuse(FloorReason.NOT_AT_THIS_TABLE));
        }
        if (raise.round() < 0 || raise.round() > table.round().number()) {
            return Optional.of(Answer.refuse(FloorReason.NO_SUCH_ROUND));
        }
        boolean open = state.house().disputes().values().stream()
                .anyMatch(dispute -> dispute.table() == raise.table()
                        && dispute.matter().terminal() == raise.terminal()
                        && dispute.matter().round() == raise.round());
        return open ? Optional.of(Answer.refuse(FloorReason.DISPUTE_OPEN)) : Optional.empty();
    }

    private Answer first(Table table, Dispute dispute, DisputeCommand.DecideDispute decided, Moment moment) {
        Verdict verdict = disputes(table).mayDecideFirst(moment.role(), firstLevelPresent(table));
        if (verdict instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return dispute.rulings().isEmpty()
                ? Answer.of(new DisputeEvent.DisputeDecided(
                        table.number(),
                        decided.number(),
                        new Ruling(decided.decision(), decided.against(), moment.atMillis(), moment.signature()),
                        verdict.rule()))
                : Answer.refuse(FloorReason.DECIDED_ALREADY);
    }

    /** Whether somebody who decides first is signed on for this table. */
    private boolean firstLevelPresent(Table table) {
        return state.staff().stream()
                .filter(person -> person.role()
                        .filter(role -> disputes(table).first().roles().contains(role))
                        .isPresent())
                .anyMatch(person -> person.tables().contains(table.number())
                        || person.tables().contains(Command.NONE));
    }

    private static Answer review(Table table, Dispute dispute, DisputeCommand.ReviewDispute review, Moment moment) {
        boolean samePerson = !dispute.rulings().isEmpty()
                && dispute.rulings().getFirst().by().who().equals(moment.who());
        Verdict verdict = disputes(table).mayReview(moment.role(), dispute.record(), samePerson);
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new DisputeEvent.DisputeReviewed(
                        table.number(),
                        review.number(),
                        new Ruling(review.decision(), review.against(), moment.atMillis(), moment.signature()),
                        verdict.rule()));
    }

    private static Answer regulator(Table table, Dispute dispute, DisputeCommand.AskRegulator ask, Moment moment) {
        Verdict verdict = disputes(table).mayAskRegulator(dispute.record());
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new DisputeEvent.RegulatorAsked(
                        table.number(), ask.number(), verdict.rule(), moment.signature()));
    }

    private static Answer close(Table table, Dispute dispute, DisputeCommand.CloseDispute close, Moment moment) {
        Verdict verdict = disputes(table).mayClose(dispute.record());
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new DisputeEvent.DisputeClosed(
                        table.number(), close.number(), verdict.rule(), moment.signature()));
    }

    private static Disputes disputes(Table table) {
        return table.rulebook().house().conduct().disputes();
    }
}
