package org.baize.rules.cash;

/**
 * How one text lets money into and out of a chip account.
 *
 * @param accounts when a terminal is open
 * @param credit what comes in
 * @param cashOut when credit goes out
 * @param paper as what it goes out
 * @param payment how paper is paid
 */
public record CashRules(
        AccountRules accounts, CreditRules credit, CashOutRules cashOut, PaperRules paper, PaymentRules payment) {}
