package org.baize.records.projection;

import org.baize.engine.event.Adjustment;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/** Money between players and tables: what rounds collected and paid, and what was put right afterwards. */
final class HouseBooks {

    private final Store store;
    private final Accounts accounts;
    private final Journal journal;

    HouseBooks(Store store, Accounts accounts, Journal journal) {
        this.store = store;
        this.accounts = accounts;
        this.journal = journal;
    }

    /** What one event does to the books of a table. */
    private static final class Sum {

        private long turnoverCents;
        private long winsCents;
        private long commissionCents;
        private long forfeitedCents;
    }

    void see(RoundEvent event, Moment moment) {
        switch (event) {
            case RoundEvent.PairsSettled settled ->
                settle(moment, settled.table(), settled.round(), settled.payouts(), false);
            case RoundEvent.RoundSettled settled ->
                settle(moment, settled.table(), settled.round(), settled.payouts(), true);
            // A stake that goes back undecided was the player's all the time.
            case RoundEvent.BettingOpened _,
                    RoundEvent.BettingClosed _,
                    RoundEvent.BettingReopened _,
                    RoundEvent.DealingBegan _,
                    RoundEvent.DealingCalledOff _,
                    RoundEvent.ResultTaken _,
                    RoundEvent.RoundHeld _,
                    RoundEvent.RoundReleased _,
                    RoundEvent.RoundVoided _ -> {}
        }
    }

    void see(FaultEvent event, Moment moment) {
        switch (event) {
            case FaultEvent.StakesForfeited kept -> forfeit(kept, moment);
            case FaultEvent.RoundCorrected corrected -> {
                Sum sum = new Sum();
                corrected.adjustments().forEach(one -> adjust(corrected.table(), corrected.round(), one, moment, sum));
                take(moment, corrected.table(), corrected.round(), sum);
            }
            case FaultEvent.PairsReversed reversed -> {
                Sum sum = new Sum();
                reversed.adjustments().forEach(one -> adjust(reversed.table(), reversed.round(), one, moment, sum));
                take(moment, reversed.table(), reversed.round(), sum);
            }
            case FaultEvent.CaseOpened _,
                    FaultEvent.CaseClosed _,
                    FaultEvent.ErrorShown _,
                    FaultEvent.ClaimLodged _,
                    FaultEvent.ClaimDecided _,
                    FaultEvent.WagersVoided _,
                    FaultEvent.WagerRelaxed _,
                    FaultEvent.ResultCorrected _ -> {}
        }
    }

    /** Where the pairs are paid before the others, their commission is not taken: the texts know none for them. */
    private void settle(Moment moment, int table, long round, Payouts payouts, boolean last) {
        AccountId house = AccountId.of(AccountKind.TABLE, table);
        Sum sum = new Sum();
        for (int row = 0; row < payouts.size(); row++) {
            AccountId chips = Journal.chips(payouts.terminal(row));
            long commission = last ? payouts.commissionCents(row) : 0;
            Journal.Whose whose = new Journal.Whose(moment, accounts.at(payouts.terminal(row)), table, round);
            journal.post(whose, Flow.COLLECTED, chips, house, payouts.stakeCents(row));
            journal.post(whose, Flow.PAID, house, chips, payouts.creditCents(row));
            journal.post(whose, Flow.COMMISSION, house, AccountId.of(AccountKind.COMMISSION, table), commission);
            sum.turnoverCents += payouts.stakeCents(row);
            sum.winsCents += payouts.creditCents(row);
            sum.commissionCents += commission;
        }
        take(moment, table, round, sum);
    }

    private void forfeit(FaultEvent.StakesForfeited kept, Moment moment) {
        long cents = kept.stakes().stream().mapToLong(FaultEvent.Stake::cents).sum();
        Journal.Whose whose = new Journal.Whose(moment, accounts.at(kept.terminal()), kept.table(), kept.round());
        AccountId keeps = AccountId.of(AccountKind.FORFEITED, kept.table());
        journal.post(whose, Flow.FORFEITED, Journal.chips(kept.terminal()), keeps, cents);
        Sum sum = new Sum();
        sum.forfeitedCents = cents;
        take(moment, kept.table(), kept.round(), sum);
    }

    private void adjust(int table, long round, Adjustment adjustment, Moment moment, Sum sum) {
        Journal.Whose whose = new Journal.Whose(moment, adjustment.account(), table, round);
        int terminal = adjustment.terminal();
        AccountId purse = Journal.purse(terminal, adjustment.gone());
        AccountId house = AccountId.of(AccountKind.TABLE, table);
        AccountId commission = AccountId.of(AccountKind.COMMISSION, table);
        AccountId owed = new AccountId(AccountKind.RECEIVABLES, terminal, adjustment.account());
        for (Adjustment.Entry entry : adjustment.entries()) {
            long cents = entry.cents();
            add(sum, entry);
            switch (entry.kind()) {
                case STAKE_REFUNDED -> journal.post(whose, Flow.STAKE_REFUNDED, house, purse, cents);
                case PAID -> journal.post(whose, Flow.CORRECTED_UP, house, purse, cents);
                case OWED -> journal.post(whose, Flow.OWED, owed, purse, cents);
                case TAKEN_BACK -> journal.post(whose, Flow.CORRECTED_DOWN, purse, house, cents);
                case REPAID -> journal.post(whose, Flow.OWED, purse, owed, cents);
                case VOUCHER ->
                    journal.post(whose, Flow.HAND_PAY_OUT, purse, AccountId.of(AccountKind.VOUCHERS, terminal), cents);
                case COMMISSION_CHARGED -> journal.post(whose, Flow.COMMISSION, house, commission, cents);
                case COMMISSION_RETURNED -> journal.post(whose, Flow.COMMISSION, commission, house, cents);
                case FORFEITED ->
                    journal.post(whose, Flow.FORFEITED, house, AccountId.of(AccountKind.FORFEITED, table), cents);
            }
        }
    }

    private static void add(Sum sum, Adjustment.Entry entry) {
        long cents = entry.cents();
        switch (entry.kind()) {
            case STAKE_REFUNDED -> sum.turnoverCents -= cents;
            case PAID -> sum.winsCents += cents;
            case TAKEN_BACK -> sum.winsCents -= cents;
            case COMMISSION_CHARGED -> sum.commissionCents += cents;
            case COMMISSION_RETURNED -> sum.commissionCents -= cents;
            case FORFEITED -> sum.forfeitedCents += cents;
            case OWED, REPAID, VOUCHER -> {}
        }
    }

    private void take(Moment moment, int table, long round, Sum sum) {
        store.add(
                Sheets.TAKINGS,
                new Row.Takings(
                        moment.event(),
                        moment.atMillis(),
                        table,
                        round,
                        sum.turnoverCents,
                        sum.winsCents,
                        sum.commissionCents,
                        sum.forfeitedCents));
    }
}
