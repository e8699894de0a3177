package org.baize.records.projection;

import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Slip;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.RedemptionPlace;

/** Tickets and vouchers, and how each stands. */
final class Papers {

    private final Store store;

    Papers(Store store) {
        this.store = store;
    }

    /** A paper was made out, or its number died before it came out. */
    void issue(Slip slip, Moment moment) {
        Slip.Issue issue = slip.issue();
        store.begin(
                Sheets.PAPERS,
                new Row.Paper(
                        slip.number(),
                        moment.event(),
                        issue.atMillis(),
                        issue.paper().name(),
                        issue.cents(),
                        issue.terminal(),
                        issue.account(),
                        issue.rulebookId(),
                        slip.state().name(),
                        moment.event(),
                        moment.atMillis(),
                        0,
                        0,
                        "",
                        "",
                        0,
                        0));
    }

    Row.Paper at(long number) {
        return store.get(Sheets.PAPERS, number)
                .orElseThrow(() -> new RecordsException("paper " + number + " is not on record"));
    }

    /**
     * How a paper was paid.
     *
     * @param person who paid it; 0 where a terminal took it
     */
    record Payment(long atMillis, RedemptionPlace place, PayForm form, int person) {}

    Row.Paper paid(long number, Payment payment, Moment moment) {
        Row.Paper was = at(number);
        return put(new Row.Paper(
                number,
                was.issuedEvent(),
                was.issuedMillis(),
                was.kind(),
                was.cents(),
                was.terminalNo(),
                was.accountNo(),
                was.rulebook(),
                PaperState.PAID.name(),
                moment.event(),
                moment.atMillis(),
                was.delayedUntilMillis(),
                payment.atMillis(),
                payment.place().name(),
                payment.form().name(),
                payment.person(),
                0));
    }

    Row.Paper cancelled(long number, Moment moment) {
        Row.Paper was = at(number);
        return put(in(was, PaperState.CANCELLED, moment, was.delayedUntilMillis(), 0));
    }

    Row.Paper replaced(long number, long by, Moment moment) {
        Row.Paper was = at(number);
        return put(in(was, PaperState.CANCELLED, moment, was.delayedUntilMillis(), by));
    }

    Row.Paper kept(long number, PaperState as, Moment moment) {
        Row.Paper was = at(number);
        return put(in(was, as, moment, was.delayedUntilMillis(), 0));
    }

    /** Released, a paper is owed again at the time that was agreed. */
    Row.Paper released(long number, Moment moment) {
        Row.Paper was = at(number);
        PaperState now = was.delayedUntilMillis() == 0 ? PaperState.OUTSTANDING : PaperState.DELAYED;
        return put(in(was, now, moment, was.delayedUntilMillis(), 0));
    }

    void delayed(long number, long untilMillis, Moment moment) {
        put(in(at(number), PaperState.DELAYED, moment, untilMillis, 0));
    }

    /** Where the floor books what is owed on it. */
    static AccountId owed(Row.Paper paper) {
        boolean ticket = paper.kind().equals(Paper.REDEEMABLE_TICKET.name());
        return AccountId.of(ticket ? AccountKind.TICKETS : AccountKind.VOUCHERS, paper.terminalNo());
    }

    private Row.Paper put(Row.Paper changed) {
        store.change(Sheets.PAPERS, changed);
        return changed;
    }

    private static Row.Paper in(Row.Paper was, PaperState state, Moment moment, long delayedUntil, long replacedBy) {
        return new Row.Paper(
                was.paperNo(),
                was.issuedEvent(),
                was.issuedMillis(),
                was.kind(),
                was.cents(),
                was.terminalNo(),
                was.accountNo(),
                was.rulebook(),
                state.name(),
                moment.event(),
                moment.atMillis(),
                delayedUntil,
                was.paidMillis(),
                was.paidPlace(),
                was.paidForm(),
                was.paidPerson(),
                replacedBy);
    }
}
