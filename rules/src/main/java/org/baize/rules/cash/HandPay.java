package org.baize.rules.cash;

import org.baize.rules.law.RuleId;

/**
 * Paying by hand instead of by ticket.
 *
 * @param aboveLimit the rule by which a value above the ticket limit is paid by hand
 * @param noTicket the rule for a ticket that does not come out, or comes out illegible
 * @param atOnce whether a failed ticket goes straight on to a voucher; otherwise the credit stays on the account and
 *     staff are called
 */
public record HandPay(RuleId aboveLimit, RuleId noTicket, boolean atOnce) {}
