package org.baize.records.projection;

import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.Signature;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/** What people did, what is significant, and what did not go its ordinary course. */
final class DayBook {

    private final Store store;

    DayBook(Store store) {
        this.store = store;
    }

    void see(Event event, Facts facts, Moment moment) {
        String kind = Texts.kind(event);
        facts.by()
                .filter(by -> by.who().kind() == Origin.Kind.PERSON)
                .ifPresent(by -> store.add(Sheets.STAFF_ACTS, act(by, kind, facts, moment)));
        Significance.of(event)
                .ifPresent(what -> store.add(
                        Sheets.SIGNIFICANT,
                        new Row.SignificantEvent(
                                moment.event(),
                                moment.atMillis(),
                                what.name(),
                                kind,
                                facts.table(),
                                facts.round(),
                                facts.terminal(),
                                facts.person(),
                                cents(event),
                                facts.rule(),
                                facts.reason())));
        Irregular.of(event)
                .ifPresent(what -> store.add(
                        Sheets.EXCEPTIONS,
                        new Row.ExceptionEntry(
                                moment.event(),
                                moment.atMillis(),
                                what.name(),
                                kind,
                                facts.table(),
                                facts.round(),
                                facts.terminal(),
                                facts.person(),
                                cents(event),
                                facts.rule(),
                                facts.reason())));
    }

    private static Row.StaffAct act(Signature by, String kind, Facts facts, Moment moment) {
        Optional<Signature.Second> second = by.second();
        return new Row.StaffAct(
                moment.event(),
                moment.atMillis(),
                by.who().number(),
                by.role().name(),
                second.map(Signature.Second::person).orElse(0),
                second.map(one -> one.role().name()).orElse(""),
                kind,
                facts.table(),
                facts.round(),
                facts.terminal(),
                facts.rule(),
                facts.reason());
    }

    /** How much money it is about; 0 where it is about none, or the amount stands in other events beside it. */
    private static long cents(Event event) {
        return switch (event) {
            case MoneyEvent.TicketCancelled cancelled -> cancelled.slip().cents();
            case MoneyEvent.VoucherIssued issued -> issued.slip().cents();
            case MoneyEvent.OwedVoucherIssued issued -> issued.slip().cents();
            case MoneyEvent.TransferReturned back -> back.cents();
            case PaymentEvent.TicketReplaced replaced -> replaced.voucher().cents();
            case FaultEvent.WagersVoided voided ->
                voided.stakes().stream().mapToLong(FaultEvent.Stake::cents).sum();
            case FaultEvent.StakesForfeited kept ->
                kept.stakes().stream().mapToLong(FaultEvent.Stake::cents).sum();
            case FaultEvent.RoundCorrected corrected ->
                corrected.adjustments().stream().mapToLong(DayBook::paidCents).sum();
            default -> 0;
        };
    }

    /** What the players have more by it, or less. */
    private static long paidCents(Adjustment one) {
        return one.cents(Adjustment.Kind.STAKE_REFUNDED)
                + one.cents(Adjustment.Kind.PAID)
                - one.cents(Adjustment.Kind.TAKEN_BACK);
    }
}
